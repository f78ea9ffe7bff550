import { rules } from '../../rules/operations/create-business-card.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { BusinessCard } from '../../types.ts';
import { isBusinessCard, schemaOfBusinessCard } from '../schemas/business-card.ts';

function isCreateBusinessCardPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['employeeId'] !== 'string') return false;
  return true;
}

function isCreateBusinessCardHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isCreateBusinessCardResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfCreateBusinessCardPath: Schema | boolean = {
  type: 'object',
  required: ['employeeId'],
  properties: { employeeId: { type: 'string' } },
};
const schemaOfCreateBusinessCardHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfCreateBusinessCardResponse: Schema | boolean = { type: 'string' };

/** Validates the path parameters. */
export const createBusinessCardPath: Validator<{ employeeId: string }> = /* @__PURE__ */ createValidator(
  isCreateBusinessCardPath,
  [schemaOfCreateBusinessCardPath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const createBusinessCardHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isCreateBusinessCardHeader,
  [schemaOfCreateBusinessCardHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createBusinessCardBody: Validator<BusinessCard> = /* @__PURE__ */ createValidator(
  isBusinessCard,
  [schemaOfBusinessCard, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const createBusinessCardResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isCreateBusinessCardResponse,
  [schemaOfCreateBusinessCardResponse],
  'response',
);

/** All validators of createBusinessCard, for whole calls. */
export const createBusinessCardValidators: OperationValidators = {
  operation: 'createBusinessCard',
  path: createBusinessCardPath,
  header: createBusinessCardHeader,
  body: createBusinessCardBody,
  response: createBusinessCardResponse,
  bodyRequired: true,
  parameters: [
    { property: 'employeeId', name: 'employee_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules,
};
