import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
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
  if (typeof data['cardGroupId'] !== 'string') return false;
  return true;
}

function isTimesheetEntryBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['guid'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['type'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['unit'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['comment'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['location'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['taskId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['approvalLabel'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  const data9 = data['customerId'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['projectId'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['phaseId'];
  if (data11 !== undefined && typeof data11 !== 'string' && data11 !== null) return false;
  const data12 = data['subPhaseId'];
  if (data12 !== undefined && typeof data12 !== 'string' && data12 !== null) return false;
  const data13 = data['projectTaskId'];
  if (data13 !== undefined && typeof data13 !== 'string' && data13 !== null) return false;
  const data14 = data['employeeId'];
  if (data14 !== undefined && typeof data14 !== 'string' && data14 !== null) return false;
  const data15 = data['actionCode'];
  if (data15 !== undefined && !isObject(data15) && data15 !== null) return false;
  const data16 = data['actionCodeId'];
  if (data16 !== undefined && typeof data16 !== 'string' && data16 !== null) return false;
  const data17 = data['actionCode2'];
  if (data17 !== undefined && !isObject(data17) && data17 !== null) return false;
  const data18 = data['actionCode2Id'];
  if (data18 !== undefined && typeof data18 !== 'string' && data18 !== null) return false;
  const data19 = data['date'];
  if (data19 !== undefined) {
    if (typeof data19 !== 'string' && data19 !== null) return false;
    if (data19 !== null && !isDateTime(data19)) return false;
  }

  const data20 = data['completionDate'];
  if (data20 !== undefined) {
    if (typeof data20 !== 'string' && data20 !== null) return false;
    if (data20 !== null && !isDateTime(data20)) return false;
  }

  const data21 = data['duration'];
  if (data21 !== undefined && !Number.isFinite(data21) && data21 !== null) return false;
  if (data['validated'] !== undefined && typeof data['validated'] !== 'boolean') return false;
  const data22 = data['customer'];
  if (data22 !== undefined && data22 !== null && !isCustomerBase(data22)) return false;
  const data23 = data['project'];
  if (data23 !== undefined && data23 !== null && !isProjectBase(data23)) return false;
  const data24 = data['phase'];
  if (data24 !== undefined && data24 !== null && !isPhaseBase(data24)) return false;
  const data25 = data['subPhase'];
  if (data25 !== undefined && data25 !== null && !isSubPhaseBase(data25)) return false;
  const data26 = data['projectTask'];
  if (data26 !== undefined && data26 !== null && !isProjectTaskCommon(data26)) return false;
  const data27 = data['employee'];
  if (data27 !== undefined && data27 !== null && !isEmployeeBase(data27)) return false;
  const data28 = data['durations'];
  if (data28 !== undefined && data28 !== null && !isTimesheetEntryDurations(data28)) return false;
  const data29 = data['approval'];
  if (data29 !== undefined && data29 !== null && !isTimesheetEntryApproval(data29)) return false;
  const data30 = data['changeTracking'];
  if (data30 !== undefined && data30 !== null && !isChangeTracking(data30)) return false;
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
  const data1 = data['durationMinute'];
  if (data1 !== undefined && !Number.isFinite(data1) && data1 !== null) return false;
  const data2 = data['durationHourMinute'];
  if (data2 !== undefined && !Number.isFinite(data2) && data2 !== null) return false;
  const data3 = data['durationHour'];
  if (data3 !== undefined && !Number.isFinite(data3) && data3 !== null) return false;
  const data4 = data['durationDay'];
  if (data4 !== undefined && !Number.isFinite(data4) && data4 !== null) return false;
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
    id: { type: ['string', 'null'] },
    guid: { type: ['string', 'null'] },
    type: { type: ['string', 'null'] },
    unit: { type: ['string', 'null'] },
    comment: { type: ['string', 'null'] },
    location: { type: ['string', 'null'], source: 'domains L13; conventions L262' },
    taskId: { type: ['string', 'null'] },
    approvalLabel: { type: ['string', 'null'], source: 'domains L13; conventions L145' },
    customer: { anyOf: [{ ref: () => schemaOfCustomerBase }, { type: 'null' }] },
    customerId: { type: ['string', 'null'] },
    project: { anyOf: [{ ref: () => schemaOfProjectBase }, { type: 'null' }] },
    projectId: { type: ['string', 'null'] },
    phase: { anyOf: [{ ref: () => schemaOfPhaseBase }, { type: 'null' }] },
    phaseId: { type: ['string', 'null'] },
    subPhase: { anyOf: [{ ref: () => schemaOfSubPhaseBase }, { type: 'null' }] },
    subPhaseId: { type: ['string', 'null'] },
    projectTask: { anyOf: [{ ref: () => schemaOfProjectTaskCommon }, { type: 'null' }] },
    projectTaskId: { type: ['string', 'null'] },
    employee: { anyOf: [{ ref: () => schemaOfEmployeeBase }, { type: 'null' }] },
    employeeId: { type: ['string', 'null'] },
    actionCode: { type: ['object', 'null'] },
    actionCodeId: { type: ['string', 'null'] },
    actionCode2: { type: ['object', 'null'] },
    actionCode2Id: { type: ['string', 'null'] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    completionDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    duration: { type: ['number', 'null'] },
    durations: { anyOf: [{ ref: () => schemaOfTimesheetEntryDurations }, { type: 'null' }] },
    validated: { type: 'boolean' },
    approval: { anyOf: [{ ref: () => schemaOfTimesheetEntryApproval }, { type: 'null' }] },
    changeTracking: { anyOf: [{ ref: () => schemaOfChangeTracking }, { type: 'null' }] },
  },
  source: 'domains L9-20; conventions L250; conventions L262',
};
const schemaOfPostCardGroupTimesheetEntriesResponse: Schema | boolean = { type: 'array', items: { type: 'number' } };
const schemaOfTimesheetEntryDurations: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    durationMinute: { type: ['number', 'null'] },
    durationHourMinute: { type: ['number', 'null'] },
    durationHour: { type: ['number', 'null'] },
    durationDay: { type: ['number', 'null'] },
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
  [schemaOfTimesheetEntryBase, interpretString, interpretObject, interpretUnion],
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
