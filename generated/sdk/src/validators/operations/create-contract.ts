import { rules } from '../../rules/operations/create-contract.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ContractCreate } from '../../types.ts';

function isCreateContractHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
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

const schemaOfCreateContractHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
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

/** Validates the header parameters. */
export const createContractHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isCreateContractHeader,
  [schemaOfCreateContractHeader, interpretObject],
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
