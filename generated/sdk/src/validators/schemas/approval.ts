import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { MAX_DEPTH, throwTooDeep } from '../../shared/validation/recursion.ts';
import { isApprovalObjectSummary, schemaOfApprovalObjectSummary } from './approval-object-summary.ts';
import { isApprovalState, schemaOfApprovalState } from './approval-state.ts';
import { isApprovalType, schemaOfApprovalType } from './approval-type.ts';
import { isApprover, schemaOfApprover } from './approver.ts';
import { isEmployeeBase, schemaOfEmployeeBase } from './employee-base.ts';
import { isUserBase, schemaOfUserBase } from './user-base.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'code',
  'name',
  'comment',
  'company',
  'objectEntityCode',
  'approvalDate',
  'requestDate',
  'approvedBy',
  'approvedById',
  'approver',
  'approverId',
  'requester',
  'requesterId',
  'integralObject',
  'isAutoApproved',
  'level',
  'order',
  'ongoingLevelNumber',
  'totalLevelNumber',
  'viewCustomData',
  'object',
  'objectId',
  'objectSummary',
  'objectSummaryId',
  'objectType',
  'otherApprovals',
  'state',
]);

export function isApproval(data: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) throwTooDeep();
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.comment !== undefined && typeof data.comment !== 'string') return false;
  if (data.company !== undefined && typeof data.company !== 'string') return false;
  if (data.objectEntityCode !== undefined && typeof data.objectEntityCode !== 'string') return false;
  const data1 = data.approvalDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  const data2 = data.requestDate;
  if (data2 !== undefined) {
    if (typeof data2 !== 'string') return false;
    if (!isDateTime(data2)) return false;
  }

  const data3 = data.approvedById;
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  if (data.approverId !== undefined && typeof data.approverId !== 'string') return false;
  if (data.requesterId !== undefined && typeof data.requesterId !== 'string') return false;
  if (data.isAutoApproved !== undefined && typeof data.isAutoApproved !== 'boolean') return false;
  if (data.level !== undefined && !Number.isInteger(data.level)) return false;
  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
  if (data.ongoingLevelNumber !== undefined && !Number.isInteger(data.ongoingLevelNumber)) return false;
  if (data.totalLevelNumber !== undefined && !Number.isInteger(data.totalLevelNumber)) return false;
  if (data.viewCustomData !== undefined && !Number.isInteger(data.viewCustomData)) return false;
  const data4 = data.object;
  if (data4 !== undefined && !isObject(data4)) return false;
  if (data.objectId !== undefined && typeof data.objectId !== 'string') return false;
  if (data.objectSummaryId !== undefined && typeof data.objectSummaryId !== 'string') return false;
  if (data.approvedBy !== undefined && !isUserBase(data.approvedBy)) return false;
  if (data.approver !== undefined && !isApprover(data.approver)) return false;
  if (data.requester !== undefined && !isEmployeeBase(data.requester)) return false;
  if (data.objectSummary !== undefined && !isApprovalObjectSummary(data.objectSummary)) return false;
  if (data.objectType !== undefined && !isApprovalType(data.objectType)) return false;
  const data5 = data.otherApprovals;
  if (data5 !== undefined) {
    if (!Array.isArray(data5)) return false;
    for (const item1 of data5) {
      if (!isApproval(item1, depth + 1)) return false;
    }
  }

  if (data.state !== undefined && !isApprovalState(data.state)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

export const schemaOfApproval: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    comment: { type: 'string' },
    company: { type: 'string' },
    objectEntityCode: { type: 'string' },
    approvalDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    requestDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    approvedBy: { ref: () => schemaOfUserBase },
    approvedById: { type: ['string', 'null'], source: 'domains L61; conventions L155' },
    approver: { ref: () => schemaOfApprover },
    approverId: { type: 'string' },
    requester: { ref: () => schemaOfEmployeeBase },
    requesterId: { type: 'string' },
    integralObject: {},
    isAutoApproved: { type: 'boolean', source: 'domains L65; conventions L155' },
    level: { type: 'integer' },
    order: { type: 'integer' },
    ongoingLevelNumber: { type: 'integer' },
    totalLevelNumber: { type: 'integer' },
    viewCustomData: { type: 'integer', source: 'domains L66; conventions L269' },
    object: { type: 'object', source: 'domains L67; conventions L42' },
    objectId: { type: 'string', source: 'domains L67; conventions L42' },
    objectSummary: { ref: () => schemaOfApprovalObjectSummary },
    objectSummaryId: { type: 'string' },
    objectType: { ref: () => schemaOfApprovalType },
    otherApprovals: { type: 'array', items: { ref: () => schemaOfApproval } },
    state: { ref: () => schemaOfApprovalState },
  },
  source: 'domains L55-73',
};
