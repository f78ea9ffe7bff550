import { rules } from '../../rules/operations/create-custom-request-line.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretAllOf } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { CustomRequestLineCreate } from '../../types.ts';

function isCreateCustomRequestLinePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data.customRequestId !== 'string') return false;
  return true;
}

function isCreateCustomRequestLineHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== 'string') return false;
  return true;
}

function isCustomRequestLineCreate(data: unknown): boolean {
  if (!isManagementObjectLineCreate(data)) return false;
  if (!isCustomRequestLineCreatePart(data)) return false;
  return true;
}

function isCustomRequestLineCreatePart(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.managementObjectId !== undefined && typeof data.managementObjectId !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.quantity !== undefined && !Number.isFinite(data.quantity)) return false;
  if (data.unitPriceCurrency !== undefined && !Number.isFinite(data.unitPriceCurrency)) return false;
  if (data.unitPrice !== undefined && !Number.isFinite(data.unitPrice)) return false;
  if (data.amountTotalCurrency !== undefined && !Number.isFinite(data.amountTotalCurrency)) return false;
  if (data.amountTotal !== undefined && !Number.isFinite(data.amountTotal)) return false;
  if (data.rankNumber !== undefined && !Number.isFinite(data.rankNumber)) return false;
  return true;
}

function isCreateCustomRequestLineResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isManagementObjectLineCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.complementName !== undefined && typeof data.complementName !== 'string') return false;
  if (data.expenseTypeExpectedId !== undefined && typeof data.expenseTypeExpectedId !== 'string') return false;
  if (data.managementObjectId !== undefined && typeof data.managementObjectId !== 'string') return false;
  if (data.resourceId !== undefined && typeof data.resourceId !== 'string') return false;
  return true;
}

const schemaOfCreateCustomRequestLinePath: Schema | boolean = {
  type: 'object',
  required: ['customRequestId'],
  properties: { customRequestId: { type: 'string' } },
};
const schemaOfCreateCustomRequestLineHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfCustomRequestLineCreate: Schema | boolean = {
  allOf: [
    { ref: () => schemaOfManagementObjectLineCreate },
    {
      type: 'object',
      properties: {
        id: { type: 'string' },
        managementObjectId: { type: 'string', source: 'domains L157; conventions L259; conventions L284' },
        name: { type: 'string' },
        quantity: { type: 'number' },
        unitPriceCurrency: { type: 'number' },
        unitPrice: { type: 'number' },
        amountTotalCurrency: { type: 'number' },
        amountTotal: { type: 'number' },
        rankNumber: { type: 'number' },
      },
    },
  ],
  source: 'domains L157; domains L102-103; conventions L284',
  unsent: {
    project: 'nothing: it is only read',
    projectId: 'nothing: it is read-only',
    phase: 'nothing: it is only read',
    phaseId: 'nothing: it is read-only',
    subPhase: 'nothing: it is only read',
    subPhaseId: 'nothing: it is read-only',
    projectTask: 'nothing: it is only read',
    projectTaskId: 'nothing: it is read-only',
    customer: 'nothing: it is only read',
    customerId: 'nothing: it is read-only',
    expenseTypeExpected: '"expenseTypeExpectedId" instead: the nested object is only read',
  },
};
const schemaOfCreateCustomRequestLineResponse: Schema | boolean = { type: 'string' };
const schemaOfManagementObjectLineCreate: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    afterTaxAmountTotalCurrency: {},
    complementName: { type: 'string' },
    expenseTypeExpectedId: { type: 'string' },
    managementObjectId: { type: 'string', source: 'conventions L284; conventions L259' },
    resourceId: { type: 'string' },
    totalPrice: {},
    totalPriceCurrency: {},
  },
  source: 'conventions L284; conventions L249; domains L102',
  unsent: { resource: '"resourceId" instead: the nested object is only read' },
};

/** Validates the path parameters. */
export const createCustomRequestLinePath: Validator<{ customRequestId: string }> = /* @__PURE__ */ createValidator(
  isCreateCustomRequestLinePath,
  [schemaOfCreateCustomRequestLinePath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const createCustomRequestLineHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isCreateCustomRequestLineHeader,
  [schemaOfCreateCustomRequestLineHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createCustomRequestLineBody: Validator<CustomRequestLineCreate> = /* @__PURE__ */ createValidator(
  isCustomRequestLineCreate,
  [schemaOfCustomRequestLineCreate, interpretObject, interpretAllOf],
  'body',
);

/** Validates the response. */
export const createCustomRequestLineResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isCreateCustomRequestLineResponse,
  [schemaOfCreateCustomRequestLineResponse],
  'response',
);

/** All validators of createCustomRequestLine, for whole calls. */
export const createCustomRequestLineValidators: OperationValidators = {
  operation: 'createCustomRequestLine',
  path: createCustomRequestLinePath,
  header: createCustomRequestLineHeader,
  body: createCustomRequestLineBody,
  response: createCustomRequestLineResponse,
  bodyRequired: true,
  parameters: [
    { property: 'customRequestId', name: 'custom_request_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules,
};
