import { rules as patchProjectTaskOfProjectRules } from '../rules/operations/patch-project-task-of-project.ts';
import { rules as patchProjectTaskRules } from '../rules/operations/patch-project-task.ts';
import { rules as readActivityRules } from '../rules/operations/read-activity.ts';
import { rules as replacePhaseRules } from '../rules/operations/replace-phase.ts';
import { isFiniteNumber, isInteger, isObject } from '../shared/validation/assertions.ts';
import { isDate, isDateTime } from '../shared/validation/formats.ts';
import { interpretArray } from '../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../shared/validation/interpreter/objects.ts';
import type { Schema } from '../shared/validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../shared/validation/validator.ts';
import type {
  ActiveModule,
  Activity,
  ActivityCriteria,
  ActivityReadOption,
  AssignmentCriteria,
  AssignmentNode,
  PatchElement,
  PhaseReplace,
  ProjectGroup,
  ProjectGroupCriteria,
  ProjectState,
  ProjectTask,
  TransferAffectation,
} from '../types.ts';
import {
  isApproveBody,
  isAssignmentCriteria,
  isClauseString,
  isCustomData,
  isCustomerBase,
  isEmployeeBase,
  isPhaseBase,
  isPostExpenseReportHeader,
  isProjectBase,
  isSearchActionCodesQuery,
  isSearchMobileAssignmentsPath,
  isSearchMobileAssignmentsQuery,
  isSearchMobileAssignmentsResponse,
  isSubPhaseBase,
  schemaOfApproveBody,
  schemaOfAssignmentCriteria,
  schemaOfClauseString,
  schemaOfCustomData,
  schemaOfCustomerBase,
  schemaOfEmployeeBase,
  schemaOfPhaseBase,
  schemaOfPostExpenseReportHeader,
  schemaOfProjectBase,
  schemaOfSearchActionCodesQuery,
  schemaOfSearchMobileAssignmentsPath,
  schemaOfSearchMobileAssignmentsQuery,
  schemaOfSearchMobileAssignmentsResponse,
  schemaOfSubPhaseBase,
} from './schemas.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'code',
  'name',
  'projectId',
  'order',
  'expectedStart',
  'expectedEnd',
  'description',
  'stateId',
  'managerId',
  'quoteNumber',
  'customerContact',
  'actualStart',
  'actualEnd',
  'customerHostSiteId',
  'closure',
  'customData',
  'formConfig',
]);
const values2 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'code',
  'name',
  'project',
  'projectId',
  'phase',
  'phaseId',
  'subPhase',
  'subPhaseId',
  'customer',
  'customerId',
  'order',
  'startDate',
  'endDate',
  'description',
  'progress',
  'manager',
  'managerId',
  'linkedEmployee',
  'linkedEmployeeId',
  'skills',
  'location',
  'defaultTask',
  'executionDate',
  'riskLevelId',
  'standardWeek',
  'standardWeekId',
  'dailyPriceCurrency',
  'quantityOfDays',
  'soldItem',
]);

function isGetActivityPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['activityId'] !== 'string') return false;
  return true;
}

function isActivity(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isActivityReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isActivityReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isActivityCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['endDate'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['companyId'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['code'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['departmentId'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['name'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['id'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'companyId' &&
      key1 !== 'code' &&
      key1 !== 'departmentId' &&
      key1 !== 'name' &&
      key1 !== 'id' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isSearchActivitiesResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isActivity(item1)) return false;
  }

  return true;
}

function isTransferPhasePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectId'] !== 'string') return false;
  if (typeof data['phaseId'] !== 'string') return false;
  return true;
}

function isTransferAffectation(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['toPhaseId'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['toSubPhaseId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['toProjectId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['start'];
  if (data4 !== undefined) {
    if (typeof data4 !== 'string' && data4 !== null) return false;
    if (data4 !== null && !isDateTime(data4)) return false;
  }

  const data5 = data['end'];
  if (data5 !== undefined) {
    if (typeof data5 !== 'string' && data5 !== null) return false;
    if (data5 !== null && !isDateTime(data5)) return false;
  }

  for (const key1 in data) {
    if (key1 !== 'toPhaseId' && key1 !== 'toSubPhaseId' && key1 !== 'toProjectId' && key1 !== 'start' && key1 !== 'end')
      return false;
  }

  return true;
}

function isPhaseReplace(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['projectId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['order'];
  if (data5 !== undefined && !isInteger(data5) && data5 !== null) return false;
  const data6 = data['expectedStart'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDate(data6)) return false;
  }

  const data7 = data['expectedEnd'];
  if (data7 !== undefined) {
    if (typeof data7 !== 'string' && data7 !== null) return false;
    if (data7 !== null && !isDate(data7)) return false;
  }

  const data8 = data['description'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  const data9 = data['stateId'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['managerId'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['actualStart'];
  if (data11 !== undefined) {
    if (typeof data11 !== 'string' && data11 !== null) return false;
    if (data11 !== null && !isDate(data11)) return false;
  }

  const data12 = data['actualEnd'];
  if (data12 !== undefined) {
    if (typeof data12 !== 'string' && data12 !== null) return false;
    if (data12 !== null && !isDate(data12)) return false;
  }

  const data13 = data['customerHostSiteId'];
  if (data13 !== undefined && typeof data13 !== 'string' && data13 !== null) return false;
  if (typeof data['closure'] !== 'boolean') return false;
  const data14 = data['customData'];
  if (data14 !== undefined) {
    if (!isObject(data14) && data14 !== null) return false;
    if (data14 !== null) {
      for (const key1 in data14) {
        if (!isCustomData(data14[key1])) return false;
      }
    }
  }

  const data15 = data['formConfig'];
  if (data15 !== undefined && data15 !== null && data15 !== null && !isFormConfig(data15)) return false;
  for (const key2 in data) {
    if (!values1.has(key2)) return false;
  }

  return true;
}

function isProjectGroupCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['code'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['name'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['description'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['id'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  for (const key1 in data) {
    if (key1 !== 'code' && key1 !== 'name' && key1 !== 'description' && key1 !== 'id') return false;
  }

  return true;
}

function isSearchProjectGroupsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isProjectGroup(item1)) return false;
  }

  return true;
}

function isGetProjectStatePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectStateId'] !== 'string') return false;
  return true;
}

function isProjectState(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isPatchProjectTaskPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectTaskId'] !== 'string') return false;
  return true;
}

function isPatchProjectTaskBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isPatchElement(item1)) return false;
  }

  return true;
}

function isPatchProjectTaskOfProjectPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectId'] !== 'string') return false;
  if (typeof data['projectTaskId'] !== 'string') return false;
  return true;
}

function isProjectTask(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['projectId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['phaseId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['subPhaseId'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['customerId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['order'];
  if (data8 !== undefined && !isInteger(data8) && data8 !== null) return false;
  const data9 = data['description'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['managerId'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['linkedEmployeeId'];
  if (data11 !== undefined && typeof data11 !== 'string' && data11 !== null) return false;
  if (data['defaultTask'] !== undefined && typeof data['defaultTask'] !== 'boolean') return false;
  const data12 = data['executionDate'];
  if (data12 !== undefined) {
    if (typeof data12 !== 'string' && data12 !== null) return false;
    if (data12 !== null && !isDateTime(data12)) return false;
  }

  const data13 = data['riskLevelId'];
  if (data13 !== undefined && typeof data13 !== 'string' && data13 !== null) return false;
  const data14 = data['standardWeek'];
  if (data14 !== undefined && !isObject(data14) && data14 !== null) return false;
  const data15 = data['standardWeekId'];
  if (data15 !== undefined && typeof data15 !== 'string' && data15 !== null) return false;
  const data16 = data['dailyPriceCurrency'];
  if (data16 !== undefined && !isFiniteNumber(data16) && data16 !== null) return false;
  const data17 = data['quantityOfDays'];
  if (data17 !== undefined && !isFiniteNumber(data17) && data17 !== null) return false;
  const data18 = data['project'];
  if (data18 !== undefined && data18 !== null && !isProjectBase(data18)) return false;
  const data19 = data['phase'];
  if (data19 !== undefined && data19 !== null && !isPhaseBase(data19)) return false;
  const data20 = data['subPhase'];
  if (data20 !== undefined && data20 !== null && !isSubPhaseBase(data20)) return false;
  const data21 = data['customer'];
  if (data21 !== undefined && data21 !== null && !isCustomerBase(data21)) return false;
  const data22 = data['progress'];
  if (data22 !== undefined && data22 !== null && !isProjectTaskProgress(data22)) return false;
  const data23 = data['manager'];
  if (data23 !== undefined && data23 !== null && !isEmployeeBase(data23)) return false;
  const data24 = data['linkedEmployee'];
  if (data24 !== undefined && data24 !== null && !isEmployeeBase(data24)) return false;
  const data25 = data['skills'];
  if (data25 !== undefined) {
    if (!Array.isArray(data25) && data25 !== null) return false;
    if (data25 !== null) {
      for (const item1 of data25) {
        if (!isSkill(item1)) return false;
      }
    }
  }

  const data26 = data['soldItem'];
  if (data26 !== undefined && data26 !== null && !isSoldItem(data26)) return false;
  for (const key1 in data) {
    if (!values2.has(key1)) return false;
  }

  return true;
}

function isActivityReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isFormConfig(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['insertable'] !== undefined && typeof data['insertable'] !== 'boolean') return false;
  if (data['editable'] !== undefined && typeof data['editable'] !== 'boolean') return false;
  if (data['deletable'] !== undefined && typeof data['deletable'] !== 'boolean') return false;
  if (data['formSearchHidden'] !== undefined && typeof data['formSearchHidden'] !== 'boolean') return false;
  const data1 = data['fields'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isControlBehavior(item1)) return false;
      }
    }
  }

  const data2 = data['controls'];
  if (data2 !== undefined) {
    if (!isObject(data2) && data2 !== null) return false;
    if (data2 !== null) {
      for (const key1 in data2) {
        if (!isControlBehavior(data2[key1])) return false;
      }
    }
  }

  for (const key2 in data) {
    if (
      key2 !== 'type' &&
      key2 !== 'fields' &&
      key2 !== 'controls' &&
      key2 !== 'insertable' &&
      key2 !== 'editable' &&
      key2 !== 'deletable' &&
      key2 !== 'formSearchHidden'
    )
      return false;
  }

  return true;
}

function isProjectGroup(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isPatchElement(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['path'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['from'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['op'];
  if (data3 !== undefined && data3 !== null && !isPatchOperation(data3)) return false;
  for (const key1 in data) {
    if (key1 !== 'op' && key1 !== 'path' && key1 !== 'from' && key1 !== 'value') return false;
  }

  return true;
}

function isProjectTaskProgress(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['workload'];
  if (data1 !== undefined && !isFiniteNumber(data1) && data1 !== null) return false;
  const data2 = data['excess'];
  if (data2 !== undefined && !isFiniteNumber(data2) && data2 !== null) return false;
  const data3 = data['scheduled'];
  if (data3 !== undefined && !isFiniteNumber(data3) && data3 !== null) return false;
  const data4 = data['done'];
  if (data4 !== undefined && !isFiniteNumber(data4) && data4 !== null) return false;
  const data5 = data['doneAndValidated'];
  if (data5 !== undefined && !isFiniteNumber(data5) && data5 !== null) return false;
  const data6 = data['toBeScheduled'];
  if (data6 !== undefined && !isFiniteNumber(data6) && data6 !== null) return false;
  const data7 = data['remainingTasks'];
  if (data7 !== undefined && !isFiniteNumber(data7) && data7 !== null) return false;
  const data8 = data['hoursHundredthsWorkload'];
  if (data8 !== undefined && !isFiniteNumber(data8) && data8 !== null) return false;
  if (data['calculatedRemainingTasks'] !== undefined && typeof data['calculatedRemainingTasks'] !== 'boolean')
    return false;
  for (const key1 in data) {
    if (
      key1 !== 'workload' &&
      key1 !== 'excess' &&
      key1 !== 'scheduled' &&
      key1 !== 'done' &&
      key1 !== 'doneAndValidated' &&
      key1 !== 'toBeScheduled' &&
      key1 !== 'remainingTasks' &&
      key1 !== 'hoursHundredthsWorkload' &&
      key1 !== 'calculatedRemainingTasks' &&
      key1 !== 'type'
    )
      return false;
  }

  return true;
}

function isSkill(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name' && key1 !== 'typeCode' && key1 !== 'typeLabel')
      return false;
  }

  return true;
}

function isSoldItem(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['customData'];
  if (data1 !== undefined) {
    if (!isObject(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const key1 in data1) {
        if (!isCustomData(data1[key1])) return false;
      }
    }
  }

  return true;
}

function isControlBehavior(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  if (data['required'] !== undefined && typeof data['required'] !== 'boolean') return false;
  if (data['visible'] !== undefined && typeof data['visible'] !== 'boolean') return false;
  if (data['enabled'] !== undefined && typeof data['enabled'] !== 'boolean') return false;
  const data2 = data['defaultValue'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  if (data['freeValue'] !== undefined && typeof data['freeValue'] !== 'boolean') return false;
  if (data['allowMultipleValues'] !== undefined && typeof data['allowMultipleValues'] !== 'boolean') return false;
  const data3 = data['information'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['valueSelectors'];
  if (data4 !== undefined) {
    if (!Array.isArray(data4) && data4 !== null) return false;
    if (data4 !== null) {
      for (const item1 of data4) {
        if (typeof item1 !== 'string') return false;
      }
    }
  }

  const data5 = data['additionalValueSelectors'];
  if (data5 !== undefined) {
    if (!Array.isArray(data5) && data5 !== null) return false;
    if (data5 !== null) {
      for (const item2 of data5) {
        if (typeof item2 !== 'string') return false;
      }
    }
  }

  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'property' &&
      key1 !== 'required' &&
      key1 !== 'visible' &&
      key1 !== 'enabled' &&
      key1 !== 'defaultValue' &&
      key1 !== 'valueSelectors' &&
      key1 !== 'additionalValueSelectors' &&
      key1 !== 'freeValue' &&
      key1 !== 'allowMultipleValues' &&
      key1 !== 'information'
    )
      return false;
  }

  return true;
}

function isPatchOperation(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfGetActivityPath: Schema | boolean = {
  type: 'object',
  required: ['activityId'],
  properties: { activityId: { type: 'string' } },
};
const schemaOfActivity: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L204',
};
const schemaOfActivityReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { options: { type: ['array', 'null'], items: { ref: () => schemaOfActivityReadOptionValue } } },
  source: 'conventions L69; conventions L75; domains L205',
};
const schemaOfActivityCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    companyId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    departmentId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L130; domains L206',
};
const schemaOfSearchActivitiesResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfActivity } };
const schemaOfTransferPhasePath: Schema | boolean = {
  type: 'object',
  required: ['projectId', 'phaseId'],
  properties: { projectId: { type: 'string' }, phaseId: { type: 'string' } },
};
const schemaOfTransferAffectation: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    toPhaseId: { type: ['string', 'null'] },
    toSubPhaseId: { type: ['string', 'null'] },
    toProjectId: { type: ['string', 'null'] },
    start: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    end: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L128',
};
const schemaOfPhaseReplace: Schema | boolean = {
  type: 'object',
  required: ['closure'],
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    projectId: { type: ['string', 'null'] },
    order: { type: ['integer', 'null'], source: 'conventions L93' },
    expectedStart: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
    expectedEnd: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
    description: { type: ['string', 'null'] },
    stateId: { type: ['string', 'null'] },
    managerId: { type: ['string', 'null'] },
    quoteNumber: {},
    customerContact: {},
    actualStart: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
    actualEnd: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
    customerHostSiteId: { type: ['string', 'null'] },
    closure: { type: 'boolean' },
    customData: { type: ['object', 'null'], additionalProperties: { ref: () => schemaOfCustomData } },
    formConfig: { anyOf: [{ anyOf: [{ ref: () => schemaOfFormConfig }, { type: 'null' }] }, { type: 'null' }] },
  },
  source: 'domains L124',
  clears: true,
  unsent: {
    project: '"projectId" instead: the nested object is only read',
    state: '"stateId" instead: the nested object is only read',
    manager: '"managerId" instead: the nested object is only read',
    customerHostSite: '"customerHostSiteId" instead: the nested object is only read',
  },
};
const schemaOfProjectGroupCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    description: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
  },
  source: 'domains L134; domains L210',
};
const schemaOfSearchProjectGroupsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfProjectGroup },
};
const schemaOfGetProjectStatePath: Schema | boolean = {
  type: 'object',
  required: ['projectStateId'],
  properties: { projectStateId: { type: 'string' } },
};
const schemaOfProjectState: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L211',
};
const schemaOfPatchProjectTaskPath: Schema | boolean = {
  type: 'object',
  required: ['projectTaskId'],
  properties: { projectTaskId: { type: 'string' } },
};
const schemaOfPatchProjectTaskBody: Schema | boolean = { type: 'array', items: { ref: () => schemaOfPatchElement } };
const schemaOfPatchProjectTaskOfProjectPath: Schema | boolean = {
  type: 'object',
  required: ['projectId', 'projectTaskId'],
  properties: { projectId: { type: 'string' }, projectTaskId: { type: 'string' } },
};
const schemaOfProjectTask: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    project: { anyOf: [{ ref: () => schemaOfProjectBase }, { type: 'null' }] },
    projectId: { type: ['string', 'null'] },
    phase: { anyOf: [{ ref: () => schemaOfPhaseBase }, { type: 'null' }] },
    phaseId: { type: ['string', 'null'] },
    subPhase: { anyOf: [{ ref: () => schemaOfSubPhaseBase }, { type: 'null' }] },
    subPhaseId: { type: ['string', 'null'] },
    customer: { anyOf: [{ ref: () => schemaOfCustomerBase }, { type: 'null' }] },
    customerId: { type: ['string', 'null'] },
    order: { type: ['integer', 'null'] },
    startDate: {},
    endDate: {},
    description: { type: ['string', 'null'] },
    progress: { anyOf: [{ ref: () => schemaOfProjectTaskProgress }, { type: 'null' }] },
    manager: { anyOf: [{ ref: () => schemaOfEmployeeBase }, { type: 'null' }] },
    managerId: { type: ['string', 'null'] },
    linkedEmployee: { anyOf: [{ ref: () => schemaOfEmployeeBase }, { type: 'null' }] },
    linkedEmployeeId: { type: ['string', 'null'] },
    skills: { type: ['array', 'null'], items: { ref: () => schemaOfSkill } },
    location: {},
    defaultTask: { type: 'boolean' },
    executionDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    riskLevelId: { type: ['string', 'null'] },
    standardWeek: { type: ['object', 'null'] },
    standardWeekId: { type: ['string', 'null'] },
    dailyPriceCurrency: { type: ['number', 'null'] },
    quantityOfDays: { type: ['number', 'null'] },
    soldItem: { anyOf: [{ ref: () => schemaOfSoldItem }, { type: 'null' }] },
  },
  source: 'domains L126',
};
const schemaOfActivityReadOptionValue: Schema | boolean = {
  type: 'string',
  source: 'conventions L71; conventions L75',
  known: ['DEPARTMENT'],
};
const schemaOfFormConfig: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: {},
    fields: { type: ['array', 'null'], items: { ref: () => schemaOfControlBehavior } },
    controls: { type: ['object', 'null'], additionalProperties: { ref: () => schemaOfControlBehavior } },
    insertable: { type: 'boolean' },
    editable: { type: 'boolean' },
    deletable: { type: 'boolean' },
    formSearchHidden: { type: 'boolean' },
  },
  source: 'conventions L110',
};
const schemaOfProjectGroup: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L210',
};
const schemaOfPatchElement: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    op: { anyOf: [{ ref: () => schemaOfPatchOperation }, { type: 'null' }] },
    path: { type: ['string', 'null'] },
    from: { type: ['string', 'null'] },
    value: {},
  },
  source: 'domains L129',
};
const schemaOfProjectTaskProgress: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    workload: { type: ['number', 'null'] },
    excess: { type: ['number', 'null'] },
    scheduled: { type: ['number', 'null'] },
    done: { type: ['number', 'null'] },
    doneAndValidated: { type: ['number', 'null'] },
    toBeScheduled: { type: ['number', 'null'] },
    remainingTasks: { type: ['number', 'null'] },
    hoursHundredthsWorkload: { type: ['number', 'null'] },
    calculatedRemainingTasks: { type: 'boolean' },
    type: {},
  },
  source: 'domains L127',
};
const schemaOfSkill: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    typeCode: {},
    typeLabel: {},
  },
  source: 'conventions L112',
};
const schemaOfSoldItem: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    category: {},
    subCategory: {},
    billingMode: {},
    quantityPrecision: {},
    unitPricePrecision: {},
    productionEstimatedDuration: {},
    inventoryAndPackaging: {},
    customData: { type: ['object', 'null'], additionalProperties: { ref: () => schemaOfCustomData } },
    accountSettings: {},
  },
  source: 'domains L126',
};
const schemaOfControlBehavior: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    property: {},
    required: { type: 'boolean' },
    visible: { type: 'boolean' },
    enabled: { type: 'boolean' },
    defaultValue: { type: ['string', 'null'] },
    valueSelectors: { type: ['array', 'null'], items: { type: 'string' } },
    additionalValueSelectors: { type: ['array', 'null'], items: { type: 'string' } },
    freeValue: { type: 'boolean' },
    allowMultipleValues: { type: 'boolean' },
    information: { type: ['string', 'null'] },
  },
  source: 'conventions L109',
};
const schemaOfPatchOperation: Schema | boolean = { type: 'string', source: 'domains L129', known: ['ADD'] };

/** Validates the path parameters. */
export const getActivityPath: Validator<{ activityId: string }> = /* @__PURE__ */ createValidator(
  isGetActivityPath,
  [schemaOfGetActivityPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getActivityResponse: Validator<Activity> = /* @__PURE__ */ createValidator(
  isActivity,
  [schemaOfActivity, interpretObject],
  'response',
);

/** All validators of getActivity, for whole calls. */
export const getActivityValidators: OperationValidators = {
  operation: 'getActivity',
  path: getActivityPath,
  response: getActivityResponse,
  parameters: [{ property: 'activityId', name: 'activity_id', location: 'path' }],
};

/** Validates the path parameters. */
export const readActivityPath: Validator<{ activityId: string }> = /* @__PURE__ */ createValidator(
  isGetActivityPath,
  [schemaOfGetActivityPath, interpretObject],
  'path',
);

/** Validates the body. */
export const readActivityBody: Validator<ActivityReadOption> = /* @__PURE__ */ createValidator(
  isActivityReadOption,
  [schemaOfActivityReadOption, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const readActivityResponse: Validator<Activity> = /* @__PURE__ */ createValidator(
  isActivity,
  [schemaOfActivity, interpretObject],
  'response',
);

/** All validators of readActivity, for whole calls. */
export const readActivityValidators: OperationValidators = {
  operation: 'readActivity',
  path: readActivityPath,
  body: readActivityBody,
  response: readActivityResponse,
  parameters: [{ property: 'activityId', name: 'activity_id', location: 'path' }],
  rules: readActivityRules,
};

/** Validates the body. */
export const searchActivitiesBody: Validator<ActivityCriteria> = /* @__PURE__ */ createValidator(
  isActivityCriteria,
  [schemaOfActivityCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchActivitiesResponse: Validator<Activity[]> = /* @__PURE__ */ createValidator(
  isSearchActivitiesResponse,
  [schemaOfSearchActivitiesResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchActivities, for whole calls. */
export const searchActivitiesValidators: OperationValidators = {
  operation: 'searchActivities',
  body: searchActivitiesBody,
  response: searchActivitiesResponse,
};

/** Validates the path parameters. */
export const searchAssignmentsPath: Validator<{ activeModule: ActiveModule }> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsPath,
  [schemaOfSearchMobileAssignmentsPath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const searchAssignmentsQuery: Validator<{ limit?: number }> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsQuery,
  [schemaOfSearchMobileAssignmentsQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const searchAssignmentsBody: Validator<AssignmentCriteria> = /* @__PURE__ */ createValidator(
  isAssignmentCriteria,
  [schemaOfAssignmentCriteria, interpretString, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchAssignmentsResponse: Validator<AssignmentNode[]> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsResponse,
  [schemaOfSearchMobileAssignmentsResponse, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of searchAssignments, for whole calls. */
export const searchAssignmentsValidators: OperationValidators = {
  operation: 'searchAssignments',
  path: searchAssignmentsPath,
  query: searchAssignmentsQuery,
  body: searchAssignmentsBody,
  response: searchAssignmentsResponse,
  parameters: [
    { property: 'activeModule', name: 'active_module', location: 'path' },
    { property: 'limit', name: 'limit', location: 'query', type: 'number' },
  ],
};

/** Validates the path parameters. */
export const transferPhasePath: Validator<{ projectId: string; phaseId: string }> = /* @__PURE__ */ createValidator(
  isTransferPhasePath,
  [schemaOfTransferPhasePath, interpretObject],
  'path',
);

/** Validates the body. */
export const transferPhaseBody: Validator<TransferAffectation> = /* @__PURE__ */ createValidator(
  isTransferAffectation,
  [schemaOfTransferAffectation, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const transferPhaseResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of transferPhase, for whole calls. */
export const transferPhaseValidators: OperationValidators = {
  operation: 'transferPhase',
  path: transferPhasePath,
  body: transferPhaseBody,
  response: transferPhaseResponse,
  bodyRequired: true,
  parameters: [
    { property: 'projectId', name: 'project_id', location: 'path' },
    { property: 'phaseId', name: 'phase_id', location: 'path' },
  ],
};

/** Validates the path parameters. */
export const replacePhasePath: Validator<{ projectId: string; phaseId: string }> = /* @__PURE__ */ createValidator(
  isTransferPhasePath,
  [schemaOfTransferPhasePath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const replacePhaseHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const replacePhaseBody: Validator<PhaseReplace> = /* @__PURE__ */ createValidator(
  isPhaseReplace,
  [schemaOfPhaseReplace, interpretString, interpretNumber, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const replacePhaseResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of replacePhase, for whole calls. */
export const replacePhaseValidators: OperationValidators = {
  operation: 'replacePhase',
  path: replacePhasePath,
  header: replacePhaseHeader,
  body: replacePhaseBody,
  response: replacePhaseResponse,
  bodyRequired: true,
  parameters: [
    { property: 'projectId', name: 'project_id', location: 'path' },
    { property: 'phaseId', name: 'phase_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules: replacePhaseRules,
};

/** Validates the body. */
export const searchProjectGroupsBody: Validator<ProjectGroupCriteria> = /* @__PURE__ */ createValidator(
  isProjectGroupCriteria,
  [schemaOfProjectGroupCriteria, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchProjectGroupsResponse: Validator<ProjectGroup[]> = /* @__PURE__ */ createValidator(
  isSearchProjectGroupsResponse,
  [schemaOfSearchProjectGroupsResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchProjectGroups, for whole calls. */
export const searchProjectGroupsValidators: OperationValidators = {
  operation: 'searchProjectGroups',
  body: searchProjectGroupsBody,
  response: searchProjectGroupsResponse,
};

/** Validates the path parameters. */
export const getProjectStatePath: Validator<{ projectStateId: string }> = /* @__PURE__ */ createValidator(
  isGetProjectStatePath,
  [schemaOfGetProjectStatePath, interpretObject],
  'path',
);

/** Validates the response. */
export const getProjectStateResponse: Validator<ProjectState> = /* @__PURE__ */ createValidator(
  isProjectState,
  [schemaOfProjectState, interpretObject],
  'response',
);

/** All validators of getProjectState, for whole calls. */
export const getProjectStateValidators: OperationValidators = {
  operation: 'getProjectState',
  path: getProjectStatePath,
  response: getProjectStateResponse,
  parameters: [{ property: 'projectStateId', name: 'project_state_id', location: 'path' }],
};

/** Validates the path parameters. */
export const patchProjectTaskPath: Validator<{ projectTaskId: string }> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskPath,
  [schemaOfPatchProjectTaskPath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const patchProjectTaskHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const patchProjectTaskBody: Validator<PatchElement[]> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskBody,
  [schemaOfPatchProjectTaskBody, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const patchProjectTaskResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of patchProjectTask, for whole calls. */
export const patchProjectTaskValidators: OperationValidators = {
  operation: 'patchProjectTask',
  path: patchProjectTaskPath,
  header: patchProjectTaskHeader,
  body: patchProjectTaskBody,
  response: patchProjectTaskResponse,
  parameters: [
    { property: 'projectTaskId', name: 'project_task_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules: patchProjectTaskRules,
};

/** Validates the path parameters. */
export const patchProjectTaskOfProjectPath: Validator<{ projectId: string; projectTaskId: string }> =
  /* @__PURE__ */ createValidator(
    isPatchProjectTaskOfProjectPath,
    [schemaOfPatchProjectTaskOfProjectPath, interpretObject],
    'path',
  );

/** Validates the header parameters. */
export const patchProjectTaskOfProjectHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const patchProjectTaskOfProjectBody: Validator<PatchElement[]> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskBody,
  [schemaOfPatchProjectTaskBody, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const patchProjectTaskOfProjectResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of patchProjectTaskOfProject, for whole calls. */
export const patchProjectTaskOfProjectValidators: OperationValidators = {
  operation: 'patchProjectTaskOfProject',
  path: patchProjectTaskOfProjectPath,
  header: patchProjectTaskOfProjectHeader,
  body: patchProjectTaskOfProjectBody,
  response: patchProjectTaskOfProjectResponse,
  parameters: [
    { property: 'projectId', name: 'project_id', location: 'path' },
    { property: 'projectTaskId', name: 'project_task_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules: patchProjectTaskOfProjectRules,
};

/** Validates the path parameters. */
export const preFillProjectTaskPath: Validator<{ projectId: string }> = /* @__PURE__ */ createValidator(
  isSearchActionCodesQuery,
  [schemaOfSearchActionCodesQuery, interpretObject],
  'path',
);

/** Validates the body. */
export const preFillProjectTaskBody: Validator<ProjectTask> = /* @__PURE__ */ createValidator(
  isProjectTask,
  [schemaOfProjectTask, interpretString, interpretNumber, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const preFillProjectTaskResponse: Validator<ProjectTask> = /* @__PURE__ */ createValidator(
  isProjectTask,
  [schemaOfProjectTask, interpretString, interpretNumber, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of preFillProjectTask, for whole calls. */
export const preFillProjectTaskValidators: OperationValidators = {
  operation: 'preFillProjectTask',
  path: preFillProjectTaskPath,
  body: preFillProjectTaskBody,
  response: preFillProjectTaskResponse,
  parameters: [{ property: 'projectId', name: 'project_id', location: 'path' }],
};
