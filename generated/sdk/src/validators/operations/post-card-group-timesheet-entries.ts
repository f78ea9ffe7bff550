import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { TimesheetEntryBase } from '../../types.ts';
import { isChangeTracking, schemaOfChangeTracking } from '../schemas/change-tracking.ts';
import { isCustomerBase, schemaOfCustomerBase } from '../schemas/customer-base.ts';
import { isEmployeeBase, schemaOfEmployeeBase } from '../schemas/employee-base.ts';
import { isPhaseBase, schemaOfPhaseBase } from '../schemas/phase-base.ts';
import { isProjectBase, schemaOfProjectBase } from '../schemas/project-base.ts';
import { isProjectTaskCommon, schemaOfProjectTaskCommon } from '../schemas/project-task-common.ts';
import { isSubPhaseBase, schemaOfSubPhaseBase } from '../schemas/sub-phase-base.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'guid',
  'type',
  'unit',
  'comment',
  'location',
  'taskId',
  'approvalLabel',
  'customer',
  'customerId',
  'project',
  'projectId',
  'phase',
  'phaseId',
  'subPhase',
  'subPhaseId',
  'projectTask',
  'projectTaskId',
  'employee',
  'employeeId',
  'actionCode',
  'actionCodeId',
  'actionCode2',
  'actionCode2Id',
  'date',
  'completionDate',
  'duration',
  'durations',
  'validated',
  'approval',
  'changeTracking',
]);

function isPostCardGroupTimesheetEntriesPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data.cardGroupId !== 'string') return false;
  return true;
}

function isTimesheetEntryBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.guid !== undefined && typeof data.guid !== 'string') return false;
  if (data.type !== undefined && typeof data.type !== 'string') return false;
  if (data.unit !== undefined && typeof data.unit !== 'string') return false;
  if (data.comment !== undefined && typeof data.comment !== 'string') return false;
  if (data.location !== undefined && typeof data.location !== 'string') return false;
  if (data.taskId !== undefined && typeof data.taskId !== 'string') return false;
  if (data.approvalLabel !== undefined && typeof data.approvalLabel !== 'string') return false;
  if (data.customerId !== undefined && typeof data.customerId !== 'string') return false;
  if (data.projectId !== undefined && typeof data.projectId !== 'string') return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== 'string') return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== 'string') return false;
  if (data.projectTaskId !== undefined && typeof data.projectTaskId !== 'string') return false;
  if (data.employeeId !== undefined && typeof data.employeeId !== 'string') return false;
  const data1 = data.actionCode;
  if (data1 !== undefined && !isObject(data1)) return false;
  if (data.actionCodeId !== undefined && typeof data.actionCodeId !== 'string') return false;
  const data2 = data.actionCode2;
  if (data2 !== undefined && !isObject(data2)) return false;
  if (data.actionCode2Id !== undefined && typeof data.actionCode2Id !== 'string') return false;
  const data3 = data.date;
  if (data3 !== undefined) {
    if (typeof data3 !== 'string') return false;
    if (!isDateTime(data3)) return false;
  }

  const data4 = data.completionDate;
  if (data4 !== undefined) {
    if (typeof data4 !== 'string') return false;
    if (!isDateTime(data4)) return false;
  }

  if (data.duration !== undefined && !Number.isFinite(data.duration)) return false;
  if (data.validated !== undefined && typeof data.validated !== 'boolean') return false;
  if (data.customer !== undefined && !isCustomerBase(data.customer)) return false;
  if (data.project !== undefined && !isProjectBase(data.project)) return false;
  if (data.phase !== undefined && !isPhaseBase(data.phase)) return false;
  if (data.subPhase !== undefined && !isSubPhaseBase(data.subPhase)) return false;
  if (data.projectTask !== undefined && !isProjectTaskCommon(data.projectTask)) return false;
  if (data.employee !== undefined && !isEmployeeBase(data.employee)) return false;
  if (data.durations !== undefined && !isTimesheetEntryDurations(data.durations)) return false;
  if (data.approval !== undefined && !isTimesheetEntryApproval(data.approval)) return false;
  if (data.changeTracking !== undefined && !isChangeTracking(data.changeTracking)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

function isPostCardGroupTimesheetEntriesResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!Number.isFinite(item1)) return false;
  }

  return true;
}

function isTimesheetEntryDurations(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.durationMinute !== undefined && !Number.isFinite(data.durationMinute)) return false;
  if (data.durationHourMinute !== undefined && !Number.isFinite(data.durationHourMinute)) return false;
  if (data.durationHour !== undefined && !Number.isFinite(data.durationHour)) return false;
  if (data.durationDay !== undefined && !Number.isFinite(data.durationDay)) return false;
  for (const key1 in data) {
    if (key1 !== 'durationMinute' && key1 !== 'durationHourMinute' && key1 !== 'durationHour' && key1 !== 'durationDay')
      return false;
  }

  return true;
}

function isTimesheetEntryApproval(data: unknown): boolean {
  if (
    data !== 'BRUT' &&
    data !== 'CONTROLE' &&
    data !== 'VALIDE' &&
    data !== 'GRATUIT' &&
    data !== 'NON_FACTURE' &&
    data !== 'FACTURE' &&
    data !== 'REFUSE' &&
    data !== 'DISSOCIE'
  )
    return false;
  return true;
}

const schemaOfPostCardGroupTimesheetEntriesPath: Schema | boolean = {
  type: 'object',
  required: ['cardGroupId'],
  properties: { cardGroupId: { type: 'string' } },
};
const schemaOfTimesheetEntryBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    guid: { type: 'string' },
    type: { type: 'string' },
    unit: { type: 'string' },
    comment: { type: 'string' },
    location: { type: 'string', source: 'domains L13; conventions L262' },
    taskId: { type: 'string' },
    approvalLabel: { type: 'string', source: 'domains L13; conventions L145' },
    customer: { ref: () => schemaOfCustomerBase },
    customerId: { type: 'string' },
    project: { ref: () => schemaOfProjectBase },
    projectId: { type: 'string' },
    phase: { ref: () => schemaOfPhaseBase },
    phaseId: { type: 'string' },
    subPhase: { ref: () => schemaOfSubPhaseBase },
    subPhaseId: { type: 'string' },
    projectTask: { ref: () => schemaOfProjectTaskCommon },
    projectTaskId: { type: 'string' },
    employee: { ref: () => schemaOfEmployeeBase },
    employeeId: { type: 'string' },
    actionCode: { type: 'object' },
    actionCodeId: { type: 'string' },
    actionCode2: { type: 'object' },
    actionCode2Id: { type: 'string' },
    date: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    completionDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    duration: { type: 'number' },
    durations: { ref: () => schemaOfTimesheetEntryDurations },
    validated: { type: 'boolean' },
    approval: { ref: () => schemaOfTimesheetEntryApproval },
    changeTracking: { ref: () => schemaOfChangeTracking },
  },
  source: 'domains L9-20; conventions L250; conventions L262',
};
const schemaOfPostCardGroupTimesheetEntriesResponse: Schema | boolean = { type: 'array', items: { type: 'number' } };
const schemaOfTimesheetEntryDurations: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    durationMinute: { type: 'number' },
    durationHourMinute: { type: 'number' },
    durationHour: { type: 'number' },
    durationDay: { type: 'number' },
  },
  source: 'domains L17',
};
const schemaOfTimesheetEntryApproval: Schema | boolean = {
  type: 'string',
  enum: ['BRUT', 'CONTROLE', 'VALIDE', 'GRATUIT', 'NON_FACTURE', 'FACTURE', 'REFUSE', 'DISSOCIE'],
  source: 'conventions L145; domains L19',
};

/** Validates the path parameters. */
export const postCardGroupTimesheetEntriesPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(
  isPostCardGroupTimesheetEntriesPath,
  [schemaOfPostCardGroupTimesheetEntriesPath, interpretObject],
  'path',
);

/** Validates the body. */
export const postCardGroupTimesheetEntriesBody: Validator<TimesheetEntryBase> = /* @__PURE__ */ createValidator(
  isTimesheetEntryBase,
  [schemaOfTimesheetEntryBase, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const postCardGroupTimesheetEntriesResponse: Validator<number[]> = /* @__PURE__ */ createValidator(
  isPostCardGroupTimesheetEntriesResponse,
  [schemaOfPostCardGroupTimesheetEntriesResponse, interpretArray],
  'response',
);

/** All validators of postCardGroupTimesheetEntries, for whole calls. */
export const postCardGroupTimesheetEntriesValidators: OperationValidators = {
  operation: 'postCardGroupTimesheetEntries',
  path: postCardGroupTimesheetEntriesPath,
  body: postCardGroupTimesheetEntriesBody,
  response: postCardGroupTimesheetEntriesResponse,
  bodyRequired: true,
  parameters: [{ property: 'cardGroupId', name: 'card_group_id', location: 'path' }],
};
