// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isBusinessCard, shapeOfBusinessCard } from '../schemas/business-card.ts';
import { isClauseDate, shapeOfClauseDate } from '../schemas/clause-date.ts';
import { isClauseString, shapeOfClauseString } from '../schemas/clause-string.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { BusinessCard, BusinessCardCriteria } from '../../types.ts';

function isBusinessCardCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.encryptedCardNumber !== undefined && !isClauseString(data.encryptedCardNumber)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.employeeId !== undefined && !isClauseString(data.employeeId)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.type !== undefined && !isClauseString(data.type)) return false;
  if (data.endDate !== undefined && !isClauseDate(data.endDate)) return false;
  for (const key1 in data) {
    if (key1 !== "encryptedCardNumber" && key1 !== "name" && key1 !== "employeeId" && key1 !== "id" && key1 !== "type" && key1 !== "endDate") return false;
  }
  return true;
}
function isSearchBusinessCardsResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isBusinessCard(item1)) return false;
  }
  return true;
}
const shapeOfBusinessCardCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { encryptedCardNumber: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, employeeId: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, type: { ref: () => shapeOfClauseString }, endDate: { ref: () => shapeOfClauseDate } }, source: "domains L154" };
const shapeOfSearchBusinessCardsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfBusinessCard } };

/** Validates the body. */
export const searchBusinessCardsBody: Validator<BusinessCardCriteria> = /* @__PURE__ */ createValidator(isBusinessCardCriteria, [shapeOfBusinessCardCriteria, interpretString, interpretObject], "body");

/** Validates the response. */
export const searchBusinessCardsResponse: Validator<BusinessCard[]> = /* @__PURE__ */ createValidator(isSearchBusinessCardsResponse, [shapeOfSearchBusinessCardsResponse, interpretString, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchBusinessCards. */
export const searchBusinessCardsValidators: OperationValidators = { operation: "searchBusinessCards", body: searchBusinessCardsBody, response: searchBusinessCardsResponse, bodyRequired: true };
