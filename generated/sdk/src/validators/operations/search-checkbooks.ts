import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
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
  const data1 = data['contractStatus'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['billingMethod'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['name'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['customerId'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['contractNumber'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['id'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['managerId'];
  if (data7 !== undefined && data7 !== null && !isClauseString(data7)) return false;
  const data8 = data['renewalThresholdExceeded'];
  if (data8 !== undefined && data8 !== null && !isClauseBoolean(data8)) return false;
  const data9 = data['tacitRenewal'];
  if (data9 !== undefined && data9 !== null && !isClauseBoolean(data9)) return false;
  const data10 = data['renewalThreshold'];
  if (data10 !== undefined && data10 !== null && !isClauseNumber(data10)) return false;
  const data11 = data['validity'];
  if (data11 !== undefined && data11 !== null && !isValidity(data11)) return false;
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
  const data1 = data['value'];
  if (data1 !== undefined && !Number.isFinite(data1) && data1 !== null) return false;
  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  const data2 = data['operator'];
  if (data2 !== undefined && data2 !== null && !isClauseOperator(data2)) return false;
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
    contractStatus: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    billingMethod: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    customerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    contractNumber: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    managerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    renewalThresholdExceeded: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    tacitRenewal: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    renewalThreshold: { anyOf: [{ ref: () => schemaOfClauseNumber }, { type: 'null' }] },
    validity: { anyOf: [{ ref: () => schemaOfValidity }, { type: 'null' }] },
  },
  source: 'domains L143',
};
const schemaOfSearchCheckbooksResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfCheckbook } };
const schemaOfClauseNumber: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { anyOf: [{ ref: () => schemaOfClauseOperator }, { type: 'null' }] },
    value: { type: ['number', 'null'] },
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
  [schemaOfCheckbookCriteria, interpretString, interpretObject, interpretUnion],
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
