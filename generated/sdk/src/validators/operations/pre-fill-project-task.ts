import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ProjectTask } from '../../types.ts';
import { isCustomData, schemaOfCustomData } from '../schemas/custom-data.ts';
import { isCustomerBase, schemaOfCustomerBase } from '../schemas/customer-base.ts';
import { isEmployeeBase, schemaOfEmployeeBase } from '../schemas/employee-base.ts';
import { isPhaseBase, schemaOfPhaseBase } from '../schemas/phase-base.ts';
import { isProjectBase, schemaOfProjectBase } from '../schemas/project-base.ts';
import { isSubPhaseBase, schemaOfSubPhaseBase } from '../schemas/sub-phase-base.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
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

function isPreFillProjectTaskPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectId'] !== 'string') return false;
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
  if (data8 !== undefined && !Number.isInteger(data8) && data8 !== null) return false;
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
  if (data16 !== undefined && !Number.isFinite(data16) && data16 !== null) return false;
  const data17 = data['quantityOfDays'];
  if (data17 !== undefined && !Number.isFinite(data17) && data17 !== null) return false;
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
    if (!values1.has(key1)) return false;
  }

  return true;
}

function isProjectTaskProgress(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['workload'];
  if (data1 !== undefined && !Number.isFinite(data1) && data1 !== null) return false;
  const data2 = data['excess'];
  if (data2 !== undefined && !Number.isFinite(data2) && data2 !== null) return false;
  const data3 = data['scheduled'];
  if (data3 !== undefined && !Number.isFinite(data3) && data3 !== null) return false;
  const data4 = data['done'];
  if (data4 !== undefined && !Number.isFinite(data4) && data4 !== null) return false;
  const data5 = data['doneAndValidated'];
  if (data5 !== undefined && !Number.isFinite(data5) && data5 !== null) return false;
  const data6 = data['toBeScheduled'];
  if (data6 !== undefined && !Number.isFinite(data6) && data6 !== null) return false;
  const data7 = data['remainingTasks'];
  if (data7 !== undefined && !Number.isFinite(data7) && data7 !== null) return false;
  const data8 = data['hoursHundredthsWorkload'];
  if (data8 !== undefined && !Number.isFinite(data8) && data8 !== null) return false;
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

const schemaOfPreFillProjectTaskPath: Schema | boolean = {
  type: 'object',
  required: ['projectId'],
  properties: { projectId: { type: 'string' } },
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

/** Validates the path parameters. */
export const preFillProjectTaskPath: Validator<{ projectId: string }> = /* @__PURE__ */ createValidator(
  isPreFillProjectTaskPath,
  [schemaOfPreFillProjectTaskPath, interpretObject],
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
