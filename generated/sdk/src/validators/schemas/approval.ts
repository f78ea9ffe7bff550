import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
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
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['comment'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['company'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['objectEntityCode'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['approvalDate'];
  if (data7 !== undefined) {
    if (typeof data7 !== 'string' && data7 !== null) return false;
    if (data7 !== null && !isDateTime(data7)) return false;
  }

  const data8 = data['requestDate'];
  if (data8 !== undefined) {
    if (typeof data8 !== 'string' && data8 !== null) return false;
    if (data8 !== null && !isDateTime(data8)) return false;
  }

  const data9 = data['approvedById'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['approverId'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['requesterId'];
  if (data11 !== undefined && typeof data11 !== 'string' && data11 !== null) return false;
  if (data['isAutoApproved'] !== undefined && typeof data['isAutoApproved'] !== 'boolean') return false;
  const data12 = data['level'];
  if (data12 !== undefined && !Number.isInteger(data12) && data12 !== null) return false;
  const data13 = data['order'];
  if (data13 !== undefined && !Number.isInteger(data13) && data13 !== null) return false;
  const data14 = data['ongoingLevelNumber'];
  if (data14 !== undefined && !Number.isInteger(data14) && data14 !== null) return false;
  const data15 = data['totalLevelNumber'];
  if (data15 !== undefined && !Number.isInteger(data15) && data15 !== null) return false;
  const data16 = data['viewCustomData'];
  if (data16 !== undefined && !Number.isInteger(data16) && data16 !== null) return false;
  const data17 = data['object'];
  if (data17 !== undefined && !isObject(data17) && data17 !== null) return false;
  const data18 = data['objectId'];
  if (data18 !== undefined && typeof data18 !== 'string' && data18 !== null) return false;
  const data19 = data['objectSummaryId'];
  if (data19 !== undefined && typeof data19 !== 'string' && data19 !== null) return false;
  const data20 = data['approvedBy'];
  if (data20 !== undefined && data20 !== null && !isUserBase(data20)) return false;
  const data21 = data['approver'];
  if (data21 !== undefined && data21 !== null && !isApprover(data21)) return false;
  const data22 = data['requester'];
  if (data22 !== undefined && data22 !== null && !isEmployeeBase(data22)) return false;
  const data23 = data['objectSummary'];
  if (data23 !== undefined && data23 !== null && !isApprovalObjectSummary(data23)) return false;
  const data24 = data['objectType'];
  if (data24 !== undefined && data24 !== null && !isApprovalType(data24)) return false;
  const data25 = data['otherApprovals'];
  if (data25 !== undefined) {
    if (!Array.isArray(data25) && data25 !== null) return false;
    if (data25 !== null) {
      for (const item1 of data25) {
        if (!isApproval(item1, depth + 1)) return false;
      }
    }
  }

  const data26 = data['state'];
  if (data26 !== undefined && data26 !== null && !isApprovalState(data26)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

export const schemaOfApproval: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    comment: { type: ['string', 'null'] },
    company: { type: ['string', 'null'] },
    objectEntityCode: { type: ['string', 'null'] },
    approvalDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    requestDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    approvedBy: { anyOf: [{ ref: () => schemaOfUserBase }, { type: 'null' }] },
    approvedById: { type: ['string', 'null'], source: 'domains L61; conventions L155' },
    approver: { anyOf: [{ ref: () => schemaOfApprover }, { type: 'null' }] },
    approverId: { type: ['string', 'null'] },
    requester: { anyOf: [{ ref: () => schemaOfEmployeeBase }, { type: 'null' }] },
    requesterId: { type: ['string', 'null'] },
    integralObject: {},
    isAutoApproved: { type: 'boolean', source: 'domains L65; conventions L155' },
    level: { type: ['integer', 'null'] },
    order: { type: ['integer', 'null'] },
    ongoingLevelNumber: { type: ['integer', 'null'] },
    totalLevelNumber: { type: ['integer', 'null'] },
    viewCustomData: { type: ['integer', 'null'], source: 'domains L66; conventions L269' },
    object: { type: ['object', 'null'], source: 'domains L67; conventions L42' },
    objectId: { type: ['string', 'null'], source: 'domains L67; conventions L42' },
    objectSummary: { anyOf: [{ ref: () => schemaOfApprovalObjectSummary }, { type: 'null' }] },
    objectSummaryId: { type: ['string', 'null'] },
    objectType: { anyOf: [{ ref: () => schemaOfApprovalType }, { type: 'null' }] },
    otherApprovals: { type: ['array', 'null'], items: { ref: () => schemaOfApproval } },
    state: { anyOf: [{ ref: () => schemaOfApprovalState }, { type: 'null' }] },
  },
  source: 'domains L55-73',
};
