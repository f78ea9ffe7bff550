import { rules } from '../../rules/operations/create-application.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ApplicationCreate } from '../../types.ts';

function isCreateApplicationHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== 'string') return false;
  return true;
}

function isApplicationCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.url !== undefined && typeof data.url !== 'string') return false;
  if (data.color !== undefined && typeof data.color !== 'string') return false;
  if (data.image !== undefined && typeof data.image !== 'string') return false;
  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
  if (data.rightId !== undefined && typeof data.rightId !== 'string') return false;
  if (data.type !== undefined && !isApplicationType(data.type)) return false;
  if (data.portalType !== undefined && !isPortalType(data.portalType)) return false;
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
    id: { type: 'string' },
    name: { type: 'string' },
    url: { type: 'string' },
    color: { type: 'string' },
    image: { type: 'string' },
    type: { ref: () => schemaOfApplicationType },
    portalType: { ref: () => schemaOfPortalType },
    order: { type: 'integer' },
    rightId: { type: 'string' },
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
  [schemaOfApplicationCreate, interpretObject],
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
