// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isBusinessCard, shapeOfBusinessCard } from '../shapes/business-card.ts';
import { isClauseDate, shapeOfClauseDate } from '../shapes/clause-date.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { BusinessCard, BusinessCardCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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
function isSearchBusinessCardsAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isBusinessCard(item1)) return false;
  }
  return true;
}
const shapeOfBusinessCardCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { encryptedCardNumber: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, employeeId: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, type: { ref: () => shapeOfClauseString }, endDate: { ref: () => shapeOfClauseDate } }, source: "domains L154" };
const shapeOfSearchBusinessCardsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfBusinessCard } };

/** Judges the body. */
export const searchBusinessCardsBody: Validator<BusinessCardCriteria> = /* @__PURE__ */ validator(isBusinessCardCriteria, [shapeOfBusinessCardCriteria, inspectText, inspectObject], "body");

/** Judges the answer. */
export const searchBusinessCardsAnswer: Validator<BusinessCard[]> = /* @__PURE__ */ validator(isSearchBusinessCardsAnswer, [shapeOfSearchBusinessCardsAnswer, inspectText, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchBusinessCards. */
export const searchBusinessCardsValidators: OperationValidators = { operation: "searchBusinessCards", body: searchBusinessCardsBody, answer: searchBusinessCardsAnswer, bodyRequired: true };
