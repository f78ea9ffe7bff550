import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { BusinessCard, BusinessCardCriteria } from '../../types.ts';
import { isBusinessCard, schemaOfBusinessCard } from '../schemas/business-card.ts';
import { isClauseDate, schemaOfClauseDate } from '../schemas/clause-date.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';

function isBusinessCardCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['encryptedCardNumber'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['name'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['employeeId'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['id'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['type'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined && data6 !== null && !isClauseDate(data6)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'encryptedCardNumber' &&
      key1 !== 'name' &&
      key1 !== 'employeeId' &&
      key1 !== 'id' &&
      key1 !== 'type' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isSearchBusinessCardsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isBusinessCard(item1)) return false;
  }

  return true;
}

const schemaOfBusinessCardCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    encryptedCardNumber: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    employeeId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    type: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    endDate: { anyOf: [{ ref: () => schemaOfClauseDate }, { type: 'null' }] },
  },
  source: 'domains L154',
};
const schemaOfSearchBusinessCardsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfBusinessCard },
};

/** Validates the body. */
export const searchBusinessCardsBody: Validator<BusinessCardCriteria> = /* @__PURE__ */ createValidator(
  isBusinessCardCriteria,
  [schemaOfBusinessCardCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchBusinessCardsResponse: Validator<BusinessCard[]> = /* @__PURE__ */ createValidator(
  isSearchBusinessCardsResponse,
  [schemaOfSearchBusinessCardsResponse, interpretString, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of searchBusinessCards, for whole calls. */
export const searchBusinessCardsValidators: OperationValidators = {
  operation: 'searchBusinessCards',
  body: searchBusinessCardsBody,
  response: searchBusinessCardsResponse,
  bodyRequired: true,
};
