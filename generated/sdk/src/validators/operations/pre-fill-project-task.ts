import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
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
  if (typeof data.projectId !== 'string') return false;
  return true;
}

function isProjectTask(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.projectId !== undefined && typeof data.projectId !== 'string') return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== 'string') return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== 'string') return false;
  if (data.customerId !== undefined && typeof data.customerId !== 'string') return false;
  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
  if (data.description !== undefined && typeof data.description !== 'string') return false;
  if (data.managerId !== undefined && typeof data.managerId !== 'string') return false;
  if (data.linkedEmployeeId !== undefined && typeof data.linkedEmployeeId !== 'string') return false;
  if (data.defaultTask !== undefined && typeof data.defaultTask !== 'boolean') return false;
  const data1 = data.executionDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.riskLevelId !== undefined && typeof data.riskLevelId !== 'string') return false;
  const data2 = data.standardWeek;
  if (data2 !== undefined && !isObject(data2)) return false;
  if (data.standardWeekId !== undefined && typeof data.standardWeekId !== 'string') return false;
  if (data.dailyPriceCurrency !== undefined && !Number.isFinite(data.dailyPriceCurrency)) return false;
  if (data.quantityOfDays !== undefined && !Number.isFinite(data.quantityOfDays)) return false;
  if (data.project !== undefined && !isProjectBase(data.project)) return false;
  if (data.phase !== undefined && !isPhaseBase(data.phase)) return false;
  if (data.subPhase !== undefined && !isSubPhaseBase(data.subPhase)) return false;
  if (data.customer !== undefined && !isCustomerBase(data.customer)) return false;
  if (data.progress !== undefined && !isProjectTaskProgress(data.progress)) return false;
  if (data.manager !== undefined && !isEmployeeBase(data.manager)) return false;
  if (data.linkedEmployee !== undefined && !isEmployeeBase(data.linkedEmployee)) return false;
  const data3 = data.skills;
  if (data3 !== undefined) {
    if (!Array.isArray(data3)) return false;
    for (const item1 of data3) {
      if (!isSkill(item1)) return false;
    }
  }

  if (data.soldItem !== undefined && !isSoldItem(data.soldItem)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

function isProjectTaskProgress(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.workload !== undefined && !Number.isFinite(data.workload)) return false;
  if (data.excess !== undefined && !Number.isFinite(data.excess)) return false;
  if (data.scheduled !== undefined && !Number.isFinite(data.scheduled)) return false;
  if (data.done !== undefined && !Number.isFinite(data.done)) return false;
  if (data.doneAndValidated !== undefined && !Number.isFinite(data.doneAndValidated)) return false;
  if (data.toBeScheduled !== undefined && !Number.isFinite(data.toBeScheduled)) return false;
  if (data.remainingTasks !== undefined && !Number.isFinite(data.remainingTasks)) return false;
  if (data.hoursHundredthsWorkload !== undefined && !Number.isFinite(data.hoursHundredthsWorkload)) return false;
  if (data.calculatedRemainingTasks !== undefined && typeof data.calculatedRemainingTasks !== 'boolean') return false;
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
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name' && key1 !== 'typeCode' && key1 !== 'typeLabel')
      return false;
  }

  return true;
}

function isSoldItem(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data.customData;
  if (data1 !== undefined) {
    if (!isObject(data1)) return false;
    for (const key1 in data1) {
      if (!isCustomData(data1[key1])) return false;
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
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    project: { ref: () => schemaOfProjectBase },
    projectId: { type: 'string' },
    phase: { ref: () => schemaOfPhaseBase },
    phaseId: { type: 'string' },
    subPhase: { ref: () => schemaOfSubPhaseBase },
    subPhaseId: { type: 'string' },
    customer: { ref: () => schemaOfCustomerBase },
    customerId: { type: 'string' },
    order: { type: 'integer' },
    startDate: {},
    endDate: {},
    description: { type: 'string' },
    progress: { ref: () => schemaOfProjectTaskProgress },
    manager: { ref: () => schemaOfEmployeeBase },
    managerId: { type: 'string' },
    linkedEmployee: { ref: () => schemaOfEmployeeBase },
    linkedEmployeeId: { type: 'string' },
    skills: { type: 'array', items: { ref: () => schemaOfSkill } },
    location: {},
    defaultTask: { type: 'boolean' },
    executionDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    riskLevelId: { type: 'string' },
    standardWeek: { type: 'object' },
    standardWeekId: { type: 'string' },
    dailyPriceCurrency: { type: 'number' },
    quantityOfDays: { type: 'number' },
    soldItem: { ref: () => schemaOfSoldItem },
  },
  source: 'domains L126',
};
const schemaOfProjectTaskProgress: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    workload: { type: 'number' },
    excess: { type: 'number' },
    scheduled: { type: 'number' },
    done: { type: 'number' },
    doneAndValidated: { type: 'number' },
    toBeScheduled: { type: 'number' },
    remainingTasks: { type: 'number' },
    hoursHundredthsWorkload: { type: 'number' },
    calculatedRemainingTasks: { type: 'boolean' },
    type: {},
  },
  source: 'domains L127',
};
const schemaOfSkill: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
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
    customData: { type: 'object', additionalProperties: { ref: () => schemaOfCustomData } },
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
  [schemaOfProjectTask, interpretString, interpretNumber, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const preFillProjectTaskResponse: Validator<ProjectTask> = /* @__PURE__ */ createValidator(
  isProjectTask,
  [schemaOfProjectTask, interpretString, interpretNumber, interpretArray, interpretObject],
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
