import { rules } from '../../rules/operations/create-contract.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ContractCreate } from '../../types.ts';

function isCreateContractHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== 'string') return false;
  return true;
}

function isContractCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.regression !== undefined && typeof data.regression !== 'boolean') return false;
  if (data.issueTypeId !== undefined && typeof data.issueTypeId !== 'string') return false;
  if (data.severityId !== undefined && typeof data.severityId !== 'string') return false;
  if (data.priorityId !== undefined && typeof data.priorityId !== 'string') return false;
  if (data.criticalityId !== undefined && typeof data.criticalityId !== 'string') return false;
  if (data.teamId !== undefined && typeof data.teamId !== 'string') return false;
  if (data.projectId !== undefined && typeof data.projectId !== 'string') return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== 'string') return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== 'string') return false;
  if (data.reminder !== undefined && !isContractReminder(data.reminder)) return false;
  const data1 = data.lines;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isContractLineCreate(item1)) return false;
    }
  }

  return true;
}

function isCreateContractResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
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
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.contractServiceId !== undefined && typeof data.contractServiceId !== 'string') return false;
  if (data.productId !== undefined && typeof data.productId !== 'string') return false;
  if (data.projectId !== undefined && typeof data.projectId !== 'string') return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== 'string') return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== 'string') return false;
  return true;
}

const schemaOfCreateContractHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfContractCreate: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    id: { type: 'string' },
    regression: { type: 'boolean' },
    issueTypeId: { type: 'string' },
    severityId: { type: 'string' },
    priorityId: { type: 'string' },
    criticalityId: { type: 'string' },
    teamId: { type: 'string' },
    projectId: { type: 'string' },
    phaseId: { type: 'string' },
    subPhaseId: { type: 'string' },
    reminder: { ref: () => schemaOfContractReminder },
    reminderAlert: {},
    reminderDetail: {},
    lines: { type: 'array', items: { ref: () => schemaOfContractLineCreate } },
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
const schemaOfCreateContractResponse: Schema | boolean = { type: 'string' };
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
    id: { type: 'string' },
    contractServiceId: { type: 'string' },
    productId: { type: 'string' },
    serialNumber: {},
    projectId: { type: 'string' },
    phaseId: { type: 'string' },
    subPhaseId: { type: 'string' },
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

/** Validates the header parameters. */
export const createContractHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isCreateContractHeader,
  [schemaOfCreateContractHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createContractBody: Validator<ContractCreate> = /* @__PURE__ */ createValidator(
  isContractCreate,
  [schemaOfContractCreate, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const createContractResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isCreateContractResponse,
  [schemaOfCreateContractResponse],
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
  rules,
};
