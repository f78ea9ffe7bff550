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
  if (typeof data['customRequestId'] !== 'string') return false;
  return true;
}

function isCreateCustomRequestLineHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isCustomRequestLineCreate(data: unknown): boolean {
  if (!isManagementObjectLineCreate(data)) return false;
  if (!isCustomRequestLineCreatePart(data)) return false;
  return true;
}

function isCustomRequestLineCreatePart(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['managementObjectId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['quantity'];
  if (data4 !== undefined && !Number.isFinite(data4) && data4 !== null) return false;
  const data5 = data['unitPriceCurrency'];
  if (data5 !== undefined && !Number.isFinite(data5) && data5 !== null) return false;
  const data6 = data['unitPrice'];
  if (data6 !== undefined && !Number.isFinite(data6) && data6 !== null) return false;
  const data7 = data['amountTotalCurrency'];
  if (data7 !== undefined && !Number.isFinite(data7) && data7 !== null) return false;
  const data8 = data['amountTotal'];
  if (data8 !== undefined && !Number.isFinite(data8) && data8 !== null) return false;
  const data9 = data['rankNumber'];
  if (data9 !== undefined && !Number.isFinite(data9) && data9 !== null) return false;
  return true;
}

function isCreateCustomRequestLineResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isManagementObjectLineCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['complementName'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['expenseTypeExpectedId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['managementObjectId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['resourceId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
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
        id: { type: ['string', 'null'] },
        managementObjectId: { type: ['string', 'null'], source: 'domains L157; conventions L259; conventions L284' },
        name: { type: ['string', 'null'] },
        quantity: { type: ['number', 'null'] },
        unitPriceCurrency: { type: ['number', 'null'] },
        unitPrice: { type: ['number', 'null'] },
        amountTotalCurrency: { type: ['number', 'null'] },
        amountTotal: { type: ['number', 'null'] },
        rankNumber: { type: ['number', 'null'] },
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
    complementName: { type: ['string', 'null'] },
    expenseTypeExpectedId: { type: ['string', 'null'] },
    managementObjectId: { type: ['string', 'null'], source: 'conventions L284; conventions L259' },
    resourceId: { type: ['string', 'null'] },
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
