import { rules } from '../../rules/operations/replace-business-card.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { BusinessCardReplace } from '../../types.ts';
import { isBusinessCardType, schemaOfBusinessCardType } from '../schemas/business-card-type.ts';

function isReplaceBusinessCardPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['employeeId'] !== 'string') return false;
  if (typeof data['businessCardId'] !== 'string') return false;
  return true;
}

function isReplaceBusinessCardHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isBusinessCardReplace(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['employeeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['cardNumber'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['encryptedCardNumber'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['name'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }

  const data7 = data['type'];
  if (data7 !== undefined && data7 !== null && data7 !== null && !isBusinessCardType(data7)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'employeeId' &&
      key1 !== 'cardNumber' &&
      key1 !== 'encryptedCardNumber' &&
      key1 !== 'name' &&
      key1 !== 'type' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isReplaceBusinessCardResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfReplaceBusinessCardPath: Schema | boolean = {
  type: 'object',
  required: ['employeeId', 'businessCardId'],
  properties: { employeeId: { type: 'string' }, businessCardId: { type: 'string' } },
};
const schemaOfReplaceBusinessCardHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfBusinessCardReplace: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    employeeId: { type: ['string', 'null'], source: 'domains L153; conventions L292' },
    cardNumber: { type: ['string', 'null'] },
    encryptedCardNumber: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    type: { anyOf: [{ anyOf: [{ ref: () => schemaOfBusinessCardType }, { type: 'null' }] }, { type: 'null' }] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L153',
  clears: true,
};
const schemaOfReplaceBusinessCardResponse: Schema | boolean = { type: 'string' };

/** Validates the path parameters. */
export const replaceBusinessCardPath: Validator<{ employeeId: string; businessCardId: string }> =
  /* @__PURE__ */ createValidator(
    isReplaceBusinessCardPath,
    [schemaOfReplaceBusinessCardPath, interpretObject],
    'path',
  );

/** Validates the header parameters. */
export const replaceBusinessCardHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isReplaceBusinessCardHeader,
  [schemaOfReplaceBusinessCardHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const replaceBusinessCardBody: Validator<BusinessCardReplace> = /* @__PURE__ */ createValidator(
  isBusinessCardReplace,
  [schemaOfBusinessCardReplace, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const replaceBusinessCardResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isReplaceBusinessCardResponse,
  [schemaOfReplaceBusinessCardResponse],
  'response',
);

/** All validators of replaceBusinessCard, for whole calls. */
export const replaceBusinessCardValidators: OperationValidators = {
  operation: 'replaceBusinessCard',
  path: replaceBusinessCardPath,
  header: replaceBusinessCardHeader,
  body: replaceBusinessCardBody,
  response: replaceBusinessCardResponse,
  bodyRequired: true,
  parameters: [
    { property: 'employeeId', name: 'employee_id', location: 'path' },
    { property: 'businessCardId', name: 'business_card_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules,
};
