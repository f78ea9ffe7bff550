import { rules as createContractRules } from '../rules/operations/create-contract.ts';
import { rules as patchCardGroupRules } from '../rules/operations/patch-card-group.ts';
import { rules as readCardGroupRules } from '../rules/operations/read-card-group.ts';
import { rules as readCardRules } from '../rules/operations/read-card.ts';
import { rules as searchCardGroupsRules } from '../rules/operations/search-card-groups.ts';
import { isFiniteNumber, isObject } from '../shared/validation/assertions.ts';
import { isDateTime } from '../shared/validation/formats.ts';
import { interpretArray } from '../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../shared/validation/interpreter/objects.ts';
import type { Schema } from '../shared/validation/interpreter/schema.ts';
import { interpretString } from '../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../shared/validation/validator.ts';
import type {
  Card,
  CardGroup,
  CardGroupCriteria,
  CardGroupReadOption,
  CardReadOption,
  Checkbook,
  CheckbookCriteria,
  ContractCreate,
  ExternalRequester,
  ExternalRequesterCriteria,
  TimesheetEntryBase,
} from '../types.ts';
import {
  isApproveBody,
  isChangeTracking,
  isClauseBoolean,
  isClauseDate,
  isClauseOperator,
  isClauseString,
  isCustomerBase,
  isEmployeeBase,
  isPhaseBase,
  isPostExpenseReportHeader,
  isProjectBase,
  isProjectTaskCommon,
  isSubPhaseBase,
  isValidity,
  schemaOfApproveBody,
  schemaOfChangeTracking,
  schemaOfClauseBoolean,
  schemaOfClauseDate,
  schemaOfClauseOperator,
  schemaOfClauseString,
  schemaOfCustomerBase,
  schemaOfEmployeeBase,
  schemaOfPhaseBase,
  schemaOfPostExpenseReportHeader,
  schemaOfProjectBase,
  schemaOfProjectTaskCommon,
  schemaOfSubPhaseBase,
  schemaOfValidity,
} from './schemas.ts';
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
const values2 = /* @__PURE__ */ new Set<unknown>([
  'code',
  'function',
  'customerId',
  'modificationById',
  'id',
  'tag',
  'keyword',
  'email',
  'createdById',
  'employeeId',
  'firstName',
  'service',
  'name',
  'siteId',
  'lastTracking',
  'modificationTime',
  'createdTime',
  'siteHelpdeskVIPContact',
  'siteDecisionMaker',
  'siteSalesContact',
  'siteHelpdeskMainContact',
  'siteHelpdeskContact',
  'siteHelpdeskBlacklisted',
  'siteFinancialContact',
  'siteIntern',
  'siteMainContact',
  'validity',
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
  if (data21 !== undefined && !isFiniteNumber(data21) && data21 !== null) return false;
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
    if (!isFiniteNumber(item1)) return false;
  }

  return true;
}

function isGetCardGroupQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['groupId'] !== 'string') return false;
  return true;
}

function isCardGroup(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isPatchCardGroupBody(_data: unknown): boolean {
  return true;
}

function isCardGroupReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isCardGroupReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isCardGroupCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['sprintId'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['id'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['readOption'];
  if (data3 !== undefined && data3 !== null && !isCardGroupReadOption(data3)) return false;
  for (const key1 in data) {
    if (key1 !== 'sprintId' && key1 !== 'id' && key1 !== 'readOption') return false;
  }

  return true;
}

function isSearchCardGroupsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isCardGroup(item1)) return false;
  }

  return true;
}

function isReadCardPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['sprintId'] !== 'string') return false;
  if (typeof data['cardId'] !== 'string') return false;
  return true;
}

function isCardReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isCardReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isCard(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isCheckbookCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['contractStatus'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['billingMethod'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['name'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['customerId'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['contractNumber'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['id'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['managerId'];
  if (data7 !== undefined && data7 !== null && !isClauseString(data7)) return false;
  const data8 = data['renewalThresholdExceeded'];
  if (data8 !== undefined && data8 !== null && !isClauseBoolean(data8)) return false;
  const data9 = data['tacitRenewal'];
  if (data9 !== undefined && data9 !== null && !isClauseBoolean(data9)) return false;
  const data10 = data['renewalThreshold'];
  if (data10 !== undefined && data10 !== null && !isClauseNumber(data10)) return false;
  const data11 = data['validity'];
  if (data11 !== undefined && data11 !== null && !isValidity(data11)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'contractStatus' &&
      key1 !== 'billingMethod' &&
      key1 !== 'name' &&
      key1 !== 'customerId' &&
      key1 !== 'contractNumber' &&
      key1 !== 'id' &&
      key1 !== 'managerId' &&
      key1 !== 'renewalThresholdExceeded' &&
      key1 !== 'tacitRenewal' &&
      key1 !== 'renewalThreshold' &&
      key1 !== 'validity'
    )
      return false;
  }

  return true;
}

function isSearchCheckbooksResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isCheckbook(item1)) return false;
  }

  return true;
}

function isGetExternalRequesterPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['externalRequesterId'] !== 'string') return false;
  return true;
}

function isExternalRequester(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isExternalRequesterCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['code'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['function'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['customerId'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['modificationById'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['id'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['tag'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['keyword'];
  if (data7 !== undefined && data7 !== null && !isClauseString(data7)) return false;
  const data8 = data['email'];
  if (data8 !== undefined && data8 !== null && !isClauseString(data8)) return false;
  const data9 = data['createdById'];
  if (data9 !== undefined && data9 !== null && !isClauseString(data9)) return false;
  const data10 = data['employeeId'];
  if (data10 !== undefined && data10 !== null && !isClauseString(data10)) return false;
  const data11 = data['firstName'];
  if (data11 !== undefined && data11 !== null && !isClauseString(data11)) return false;
  const data12 = data['service'];
  if (data12 !== undefined && data12 !== null && !isClauseString(data12)) return false;
  const data13 = data['name'];
  if (data13 !== undefined && data13 !== null && !isClauseString(data13)) return false;
  const data14 = data['siteId'];
  if (data14 !== undefined && data14 !== null && !isClauseString(data14)) return false;
  const data15 = data['lastTracking'];
  if (data15 !== undefined && data15 !== null && !isClauseDate(data15)) return false;
  const data16 = data['modificationTime'];
  if (data16 !== undefined && data16 !== null && !isClauseDate(data16)) return false;
  const data17 = data['createdTime'];
  if (data17 !== undefined && data17 !== null && !isClauseDate(data17)) return false;
  const data18 = data['siteHelpdeskVIPContact'];
  if (data18 !== undefined && data18 !== null && !isClauseBoolean(data18)) return false;
  const data19 = data['siteDecisionMaker'];
  if (data19 !== undefined && data19 !== null && !isClauseBoolean(data19)) return false;
  const data20 = data['siteSalesContact'];
  if (data20 !== undefined && data20 !== null && !isClauseBoolean(data20)) return false;
  const data21 = data['siteHelpdeskMainContact'];
  if (data21 !== undefined && data21 !== null && !isClauseBoolean(data21)) return false;
  const data22 = data['siteHelpdeskContact'];
  if (data22 !== undefined && data22 !== null && !isClauseBoolean(data22)) return false;
  const data23 = data['siteHelpdeskBlacklisted'];
  if (data23 !== undefined && data23 !== null && !isClauseBoolean(data23)) return false;
  const data24 = data['siteFinancialContact'];
  if (data24 !== undefined && data24 !== null && !isClauseBoolean(data24)) return false;
  const data25 = data['siteIntern'];
  if (data25 !== undefined && data25 !== null && !isClauseBoolean(data25)) return false;
  const data26 = data['siteMainContact'];
  if (data26 !== undefined && data26 !== null && !isClauseBoolean(data26)) return false;
  const data27 = data['validity'];
  if (data27 !== undefined && data27 !== null && !isValidity(data27)) return false;
  for (const key1 in data) {
    if (!values2.has(key1)) return false;
  }

  return true;
}

function isSearchExternalRequestersResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isExternalRequester(item1)) return false;
  }

  return true;
}

function isContractCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  if (data['regression'] !== undefined && typeof data['regression'] !== 'boolean') return false;
  const data2 = data['issueTypeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['severityId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['priorityId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['criticalityId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['teamId'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['projectId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['phaseId'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  const data9 = data['subPhaseId'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['reminder'];
  if (data10 !== undefined && data10 !== null && !isContractReminder(data10)) return false;
  const data11 = data['lines'];
  if (data11 !== undefined) {
    if (!Array.isArray(data11) && data11 !== null) return false;
    if (data11 !== null) {
      for (const item1 of data11) {
        if (!isContractLineCreate(item1)) return false;
      }
    }
  }

  return true;
}

function isTimesheetEntryDurations(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['durationMinute'];
  if (data1 !== undefined && !isFiniteNumber(data1) && data1 !== null) return false;
  const data2 = data['durationHourMinute'];
  if (data2 !== undefined && !isFiniteNumber(data2) && data2 !== null) return false;
  const data3 = data['durationHour'];
  if (data3 !== undefined && !isFiniteNumber(data3) && data3 !== null) return false;
  const data4 = data['durationDay'];
  if (data4 !== undefined && !isFiniteNumber(data4) && data4 !== null) return false;
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

function isCardGroupReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isCardReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isClauseNumber(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['value'];
  if (data1 !== undefined && !isFiniteNumber(data1) && data1 !== null) return false;
  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  const data2 = data['operator'];
  if (data2 !== undefined && data2 !== null && !isClauseOperator(data2)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults') return false;
  }

  return true;
}

function isCheckbook(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isContractReminder(data: unknown): boolean {
  if (!isObject(data)) return false;
  for (const key1 in data) {
    if (key1 !== 'title' && key1 !== 'text') return false;
  }

  return true;
}

function isContractLineCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['contractServiceId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['productId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['projectId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['phaseId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['subPhaseId'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
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
const schemaOfGetCardGroupQuery: Schema | boolean = {
  type: 'object',
  required: ['groupId'],
  properties: { groupId: { type: 'string' } },
};
const schemaOfCardGroup: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L190',
};
const schemaOfPatchCardGroupBody: Schema | boolean = {};
const schemaOfCardGroupReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { options: { type: ['array', 'null'], items: { ref: () => schemaOfCardGroupReadOptionValue } } },
  source: 'conventions L69; conventions L73; domains L191',
};
const schemaOfCardGroupCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    sprintId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    readOption: { anyOf: [{ ref: () => schemaOfCardGroupReadOption }, { type: 'null' }] },
  },
  source: 'domains L142',
};
const schemaOfSearchCardGroupsResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfCardGroup } };
const schemaOfReadCardPath: Schema | boolean = {
  type: 'object',
  required: ['sprintId', 'cardId'],
  properties: { sprintId: { type: 'string' }, cardId: { type: 'string' } },
};
const schemaOfCardReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { options: { type: ['array', 'null'], items: { ref: () => schemaOfCardReadOptionValue } } },
  source: 'conventions L69; conventions L74; domains L194',
};
const schemaOfCard: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L194',
};
const schemaOfCheckbookCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    contractStatus: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    billingMethod: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    customerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    contractNumber: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    managerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    renewalThresholdExceeded: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    tacitRenewal: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    renewalThreshold: { anyOf: [{ ref: () => schemaOfClauseNumber }, { type: 'null' }] },
    validity: { anyOf: [{ ref: () => schemaOfValidity }, { type: 'null' }] },
  },
  source: 'domains L143',
};
const schemaOfSearchCheckbooksResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfCheckbook } };
const schemaOfGetExternalRequesterPath: Schema | boolean = {
  type: 'object',
  required: ['externalRequesterId'],
  properties: { externalRequesterId: { type: 'string' } },
};
const schemaOfExternalRequester: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L196',
};
const schemaOfExternalRequesterCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    function: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    customerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    modificationById: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    tag: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    keyword: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    email: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    createdById: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    employeeId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    firstName: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    service: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    siteId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    lastTracking: { anyOf: [{ ref: () => schemaOfClauseDate }, { type: 'null' }] },
    modificationTime: { anyOf: [{ ref: () => schemaOfClauseDate }, { type: 'null' }] },
    createdTime: { anyOf: [{ ref: () => schemaOfClauseDate }, { type: 'null' }] },
    siteHelpdeskVIPContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteDecisionMaker: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteSalesContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteHelpdeskMainContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteHelpdeskContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteHelpdeskBlacklisted: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteFinancialContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteIntern: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteMainContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    validity: { anyOf: [{ ref: () => schemaOfValidity }, { type: 'null' }] },
  },
  source: 'domains L144',
};
const schemaOfSearchExternalRequestersResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfExternalRequester },
};
const schemaOfContractCreate: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    id: { type: ['string', 'null'] },
    regression: { type: 'boolean' },
    issueTypeId: { type: ['string', 'null'] },
    severityId: { type: ['string', 'null'] },
    priorityId: { type: ['string', 'null'] },
    criticalityId: { type: ['string', 'null'] },
    teamId: { type: ['string', 'null'] },
    projectId: { type: ['string', 'null'] },
    phaseId: { type: ['string', 'null'] },
    subPhaseId: { type: ['string', 'null'] },
    reminder: { anyOf: [{ ref: () => schemaOfContractReminder }, { type: 'null' }] },
    reminderAlert: {},
    reminderDetail: {},
    lines: { type: ['array', 'null'], items: { ref: () => schemaOfContractLineCreate } },
    completionDate: { source: 'conventions L263' },
  },
  source: 'domains L145; conventions L263',
  unsent: {
    issueType: '"issueTypeId" instead: the nested object is only read',
    severity: '"severityId" instead: the nested object is only read',
    priority: '"priorityId" instead: the nested object is only read',
    criticality: '"criticalityId" instead: the nested object is only read',
    team: '"teamId" instead: the nested object is only read',
    project: '"projectId" instead: the nested object is only read',
    phase: '"phaseId" instead: the nested object is only read',
    subPhase: '"subPhaseId" instead: the nested object is only read',
  },
};
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
const schemaOfCardGroupReadOptionValue: Schema | boolean = {
  type: 'string',
  source: 'conventions L71; conventions L73',
  known: ['TAGS'],
};
const schemaOfCardReadOptionValue: Schema | boolean = {
  type: 'string',
  source: 'conventions L71; conventions L74',
  known: ['ASSIGNEDTO'],
};
const schemaOfClauseNumber: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { anyOf: [{ ref: () => schemaOfClauseOperator }, { type: 'null' }] },
    value: { type: ['number', 'null'] },
    includeNullResults: { type: 'boolean' },
  },
  source: 'conventions L63',
};
const schemaOfCheckbook: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L195',
};
const schemaOfContractReminder: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { title: {}, text: {} },
  source: 'domains L145',
};
const schemaOfContractLineCreate: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    id: { type: ['string', 'null'] },
    contractServiceId: { type: ['string', 'null'] },
    productId: { type: ['string', 'null'] },
    serialNumber: {},
    projectId: { type: ['string', 'null'] },
    phaseId: { type: ['string', 'null'] },
    subPhaseId: { type: ['string', 'null'] },
    rankNumber: {},
    quantity: {},
    unitPrice: {},
    discountPercentage: {},
    totalAmount: {},
    startDate: {},
    endDate: {},
    notEditable: {},
    reasonForTermination: {},
    terminationReceptionDate: {},
  },
  source: 'domains L146',
  unsent: {
    product: '"productId" instead: the nested object is only read',
    project: '"projectId" instead: the nested object is only read',
    phase: '"phaseId" instead: the nested object is only read',
    subPhase: '"subPhaseId" instead: the nested object is only read',
  },
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

/** Validates the path parameters. */
export const getCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(
  isPostCardGroupTimesheetEntriesPath,
  [schemaOfPostCardGroupTimesheetEntriesPath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const getCardGroupQuery: Validator<{ groupId: string }> = /* @__PURE__ */ createValidator(
  isGetCardGroupQuery,
  [schemaOfGetCardGroupQuery, interpretObject],
  'query',
);

/** Validates the response. */
export const getCardGroupResponse: Validator<CardGroup> = /* @__PURE__ */ createValidator(
  isCardGroup,
  [schemaOfCardGroup, interpretObject],
  'response',
);

/** All validators of getCardGroup, for whole calls. */
export const getCardGroupValidators: OperationValidators = {
  operation: 'getCardGroup',
  path: getCardGroupPath,
  query: getCardGroupQuery,
  response: getCardGroupResponse,
  parameters: [
    { property: 'cardGroupId', name: 'card_group_id', location: 'path' },
    { property: 'groupId', name: 'group_id', location: 'query' },
  ],
};

/** Validates the path parameters. */
export const patchCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(
  isPostCardGroupTimesheetEntriesPath,
  [schemaOfPostCardGroupTimesheetEntriesPath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const patchCardGroupHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const patchCardGroupBody: Validator<unknown> = /* @__PURE__ */ createValidator(
  isPatchCardGroupBody,
  [schemaOfPatchCardGroupBody],
  'body',
);

/** Validates the response. */
export const patchCardGroupResponse: Validator<unknown> = /* @__PURE__ */ createValidator(
  isPatchCardGroupBody,
  [schemaOfPatchCardGroupBody],
  'response',
);

/** All validators of patchCardGroup, for whole calls. */
export const patchCardGroupValidators: OperationValidators = {
  operation: 'patchCardGroup',
  path: patchCardGroupPath,
  header: patchCardGroupHeader,
  body: patchCardGroupBody,
  response: patchCardGroupResponse,
  parameters: [
    { property: 'cardGroupId', name: 'card_group_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules: patchCardGroupRules,
};

/** Validates the path parameters. */
export const readCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(
  isPostCardGroupTimesheetEntriesPath,
  [schemaOfPostCardGroupTimesheetEntriesPath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const readCardGroupQuery: Validator<{ groupId: string }> = /* @__PURE__ */ createValidator(
  isGetCardGroupQuery,
  [schemaOfGetCardGroupQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const readCardGroupBody: Validator<CardGroupReadOption> = /* @__PURE__ */ createValidator(
  isCardGroupReadOption,
  [schemaOfCardGroupReadOption, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const readCardGroupResponse: Validator<CardGroup> = /* @__PURE__ */ createValidator(
  isCardGroup,
  [schemaOfCardGroup, interpretObject],
  'response',
);

/** All validators of readCardGroup, for whole calls. */
export const readCardGroupValidators: OperationValidators = {
  operation: 'readCardGroup',
  path: readCardGroupPath,
  query: readCardGroupQuery,
  body: readCardGroupBody,
  response: readCardGroupResponse,
  parameters: [
    { property: 'cardGroupId', name: 'card_group_id', location: 'path' },
    { property: 'groupId', name: 'group_id', location: 'query' },
  ],
  rules: readCardGroupRules,
};

/** Validates the body. */
export const searchCardGroupsBody: Validator<CardGroupCriteria> = /* @__PURE__ */ createValidator(
  isCardGroupCriteria,
  [schemaOfCardGroupCriteria, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchCardGroupsResponse: Validator<CardGroup[]> = /* @__PURE__ */ createValidator(
  isSearchCardGroupsResponse,
  [schemaOfSearchCardGroupsResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchCardGroups, for whole calls. */
export const searchCardGroupsValidators: OperationValidators = {
  operation: 'searchCardGroups',
  body: searchCardGroupsBody,
  response: searchCardGroupsResponse,
  rules: searchCardGroupsRules,
};

/** Validates the path parameters. */
export const readCardPath: Validator<{ sprintId: string; cardId: string }> = /* @__PURE__ */ createValidator(
  isReadCardPath,
  [schemaOfReadCardPath, interpretObject],
  'path',
);

/** Validates the body. */
export const readCardBody: Validator<CardReadOption> = /* @__PURE__ */ createValidator(
  isCardReadOption,
  [schemaOfCardReadOption, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const readCardResponse: Validator<Card> = /* @__PURE__ */ createValidator(
  isCard,
  [schemaOfCard, interpretObject],
  'response',
);

/** All validators of readCard, for whole calls. */
export const readCardValidators: OperationValidators = {
  operation: 'readCard',
  path: readCardPath,
  body: readCardBody,
  response: readCardResponse,
  parameters: [
    { property: 'sprintId', name: 'sprint_id', location: 'path' },
    { property: 'cardId', name: 'card_id', location: 'path' },
  ],
  rules: readCardRules,
};

/** Validates the body. */
export const searchCheckbooksBody: Validator<CheckbookCriteria> = /* @__PURE__ */ createValidator(
  isCheckbookCriteria,
  [schemaOfCheckbookCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchCheckbooksResponse: Validator<Checkbook[]> = /* @__PURE__ */ createValidator(
  isSearchCheckbooksResponse,
  [schemaOfSearchCheckbooksResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchCheckbooks, for whole calls. */
export const searchCheckbooksValidators: OperationValidators = {
  operation: 'searchCheckbooks',
  body: searchCheckbooksBody,
  response: searchCheckbooksResponse,
  bodyRequired: true,
};

/** Validates the path parameters. */
export const getExternalRequesterPath: Validator<{ externalRequesterId: string }> = /* @__PURE__ */ createValidator(
  isGetExternalRequesterPath,
  [schemaOfGetExternalRequesterPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getExternalRequesterResponse: Validator<ExternalRequester> = /* @__PURE__ */ createValidator(
  isExternalRequester,
  [schemaOfExternalRequester, interpretObject],
  'response',
);

/** All validators of getExternalRequester, for whole calls. */
export const getExternalRequesterValidators: OperationValidators = {
  operation: 'getExternalRequester',
  path: getExternalRequesterPath,
  response: getExternalRequesterResponse,
  parameters: [{ property: 'externalRequesterId', name: 'external_requester_id', location: 'path' }],
};

/** Validates the body. */
export const searchExternalRequestersBody: Validator<ExternalRequesterCriteria> = /* @__PURE__ */ createValidator(
  isExternalRequesterCriteria,
  [schemaOfExternalRequesterCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchExternalRequestersResponse: Validator<ExternalRequester[]> = /* @__PURE__ */ createValidator(
  isSearchExternalRequestersResponse,
  [schemaOfSearchExternalRequestersResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchExternalRequesters, for whole calls. */
export const searchExternalRequestersValidators: OperationValidators = {
  operation: 'searchExternalRequesters',
  body: searchExternalRequestersBody,
  response: searchExternalRequestersResponse,
  bodyRequired: true,
};

/** Validates the header parameters. */
export const createContractHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createContractBody: Validator<ContractCreate> = /* @__PURE__ */ createValidator(
  isContractCreate,
  [schemaOfContractCreate, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const createContractResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of createContract, for whole calls. */
export const createContractValidators: OperationValidators = {
  operation: 'createContract',
  header: createContractHeader,
  body: createContractBody,
  response: createContractResponse,
  bodyRequired: true,
  parameters: [{ property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' }],
  options: ['companyCode'],
  rules: createContractRules,
};
