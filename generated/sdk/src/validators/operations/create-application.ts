import { rules } from '../../rules/operations/create-application.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ApplicationCreate } from '../../types.ts';

function isCreateApplicationHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isApplicationCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['name'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['url'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['color'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['image'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['order'];
  if (data6 !== undefined && !Number.isInteger(data6) && data6 !== null) return false;
  const data7 = data['rightId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['type'];
  if (data8 !== undefined && data8 !== null && !isApplicationType(data8)) return false;
  const data9 = data['portalType'];
  if (data9 !== undefined && data9 !== null && !isPortalType(data9)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'name' &&
      key1 !== 'url' &&
      key1 !== 'color' &&
      key1 !== 'image' &&
      key1 !== 'type' &&
      key1 !== 'portalType' &&
      key1 !== 'order' &&
      key1 !== 'rightId'
    )
      return false;
  }

  return true;
}

function isCreateApplicationResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isApplicationType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isPortalType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfCreateApplicationHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfApplicationCreate: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    url: { type: ['string', 'null'] },
    color: { type: ['string', 'null'] },
    image: { type: ['string', 'null'] },
    type: { anyOf: [{ ref: () => schemaOfApplicationType }, { type: 'null' }] },
    portalType: { anyOf: [{ ref: () => schemaOfPortalType }, { type: 'null' }] },
    order: { type: ['integer', 'null'] },
    rightId: { type: ['string', 'null'] },
  },
  source: 'domains L167',
  unsent: { right: '"rightId" instead: the nested object is only read' },
};
const schemaOfCreateApplicationResponse: Schema | boolean = { type: 'string' };
const schemaOfApplicationType: Schema | boolean = { type: 'string', source: 'domains L167' };
const schemaOfPortalType: Schema | boolean = { type: 'string', source: 'domains L167' };

/** Validates the header parameters. */
export const createApplicationHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isCreateApplicationHeader,
  [schemaOfCreateApplicationHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createApplicationBody: Validator<ApplicationCreate> = /* @__PURE__ */ createValidator(
  isApplicationCreate,
  [schemaOfApplicationCreate, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const createApplicationResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isCreateApplicationResponse,
  [schemaOfCreateApplicationResponse],
  'response',
);

/** All validators of createApplication, for whole calls. */
export const createApplicationValidators: OperationValidators = {
  operation: 'createApplication',
  header: createApplicationHeader,
  body: createApplicationBody,
  response: createApplicationResponse,
  bodyRequired: true,
  parameters: [{ property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' }],
  options: ['companyCode'],
  rules,
};
