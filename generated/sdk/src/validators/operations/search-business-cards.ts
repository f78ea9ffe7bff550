import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
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
  if (data.encryptedCardNumber !== undefined && !isClauseString(data.encryptedCardNumber)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.employeeId !== undefined && !isClauseString(data.employeeId)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.type !== undefined && !isClauseString(data.type)) return false;
  if (data.endDate !== undefined && !isClauseDate(data.endDate)) return false;
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
    encryptedCardNumber: { ref: () => schemaOfClauseString },
    name: { ref: () => schemaOfClauseString },
    employeeId: { ref: () => schemaOfClauseString },
    id: { ref: () => schemaOfClauseString },
    type: { ref: () => schemaOfClauseString },
    endDate: { ref: () => schemaOfClauseDate },
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
  [schemaOfBusinessCardCriteria, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const searchBusinessCardsResponse: Validator<BusinessCard[]> = /* @__PURE__ */ createValidator(
  isSearchBusinessCardsResponse,
  [schemaOfSearchBusinessCardsResponse, interpretString, interpretArray, interpretObject],
  'response',
);

/** All validators of searchBusinessCards, for whole calls. */
export const searchBusinessCardsValidators: OperationValidators = {
  operation: 'searchBusinessCards',
  body: searchBusinessCardsBody,
  response: searchBusinessCardsResponse,
  bodyRequired: true,
};
