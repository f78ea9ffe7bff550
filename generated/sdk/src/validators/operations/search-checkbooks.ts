import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Checkbook, CheckbookCriteria } from '../../types.ts';
import { isClauseBoolean, schemaOfClauseBoolean } from '../schemas/clause-boolean.ts';
import { isClauseOperator, schemaOfClauseOperator } from '../schemas/clause-operator.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';
import { isValidity, schemaOfValidity } from '../schemas/validity.ts';

function isCheckbookCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.contractStatus !== undefined && !isClauseString(data.contractStatus)) return false;
  if (data.billingMethod !== undefined && !isClauseString(data.billingMethod)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.customerId !== undefined && !isClauseString(data.customerId)) return false;
  if (data.contractNumber !== undefined && !isClauseString(data.contractNumber)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.managerId !== undefined && !isClauseString(data.managerId)) return false;
  if (data.renewalThresholdExceeded !== undefined && !isClauseBoolean(data.renewalThresholdExceeded)) return false;
  if (data.tacitRenewal !== undefined && !isClauseBoolean(data.tacitRenewal)) return false;
  if (data.renewalThreshold !== undefined && !isClauseNumber(data.renewalThreshold)) return false;
  if (data.validity !== undefined && !isValidity(data.validity)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'contractStatus' &&
      key1 !== 'billingMethod' &&
      key1 !== 'name' &&
      key1 !== 'customerId' &&
      key1 !== 'contractNumber' &&
      key1 !== 'id' &&
      key1 !== 'managerId' &&
      key1 !== 'renewalThresholdExceeded' &&
      key1 !== 'tacitRenewal' &&
      key1 !== 'renewalThreshold' &&
      key1 !== 'validity'
    )
      return false;
  }

  return true;
}

function isSearchCheckbooksResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isCheckbook(item1)) return false;
  }

  return true;
}

function isClauseNumber(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.value !== undefined && !Number.isFinite(data.value)) return false;
  if (data.includeNullResults !== undefined && typeof data.includeNullResults !== 'boolean') return false;
  if (data.operator !== undefined && !isClauseOperator(data.operator)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults') return false;
  }

  return true;
}

function isCheckbook(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

const schemaOfCheckbookCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    contractStatus: { ref: () => schemaOfClauseString },
    billingMethod: { ref: () => schemaOfClauseString },
    name: { ref: () => schemaOfClauseString },
    customerId: { ref: () => schemaOfClauseString },
    contractNumber: { ref: () => schemaOfClauseString },
    id: { ref: () => schemaOfClauseString },
    managerId: { ref: () => schemaOfClauseString },
    renewalThresholdExceeded: { ref: () => schemaOfClauseBoolean },
    tacitRenewal: { ref: () => schemaOfClauseBoolean },
    renewalThreshold: { ref: () => schemaOfClauseNumber },
    validity: { ref: () => schemaOfValidity },
  },
  source: 'domains L143',
};
const schemaOfSearchCheckbooksResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfCheckbook } };
const schemaOfClauseNumber: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { ref: () => schemaOfClauseOperator },
    value: { type: 'number' },
    includeNullResults: { type: 'boolean' },
  },
  source: 'conventions L63',
};
const schemaOfCheckbook: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L195',
};

/** Validates the body. */
export const searchCheckbooksBody: Validator<CheckbookCriteria> = /* @__PURE__ */ createValidator(
  isCheckbookCriteria,
  [schemaOfCheckbookCriteria, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const searchCheckbooksResponse: Validator<Checkbook[]> = /* @__PURE__ */ createValidator(
  isSearchCheckbooksResponse,
  [schemaOfSearchCheckbooksResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchCheckbooks, for whole calls. */
export const searchCheckbooksValidators: OperationValidators = {
  operation: 'searchCheckbooks',
  body: searchCheckbooksBody,
  response: searchCheckbooksResponse,
  bodyRequired: true,
};
