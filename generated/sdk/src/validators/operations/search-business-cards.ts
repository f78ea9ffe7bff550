// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isBusinessCard, shapeOfBusinessCard } from '../shapes/business-card.ts';
import { isClauseDate, shapeOfClauseDate } from '../shapes/clause-date.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { BusinessCard, BusinessCardCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isBusinessCardCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.encryptedCardNumber !== void 0 && !isClauseString(data.encryptedCardNumber) || data.name !== void 0 && !isClauseString(data.name) || data.employeeId !== void 0 && !isClauseString(data.employeeId) || data.id !== void 0 && !isClauseString(data.id) || data.type !== void 0 && !isClauseString(data.type) || data.endDate !== void 0 && !isClauseDate(data.endDate))
      return !1;
    for (const key0 in data)
      if (!(key0 === "encryptedCardNumber" || key0 === "name" || key0 === "employeeId" || key0 === "id" || key0 === "type" || key0 === "endDate"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchBusinessCardsAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isBusinessCard(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfBusinessCardCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { encryptedCardNumber: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, employeeId: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, type: { ref: () => shapeOfClauseString }, endDate: { ref: () => shapeOfClauseDate } }, source: "domains L154" };
const shapeOfSearchBusinessCardsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfBusinessCard } };

/** Judges the body. */
export const searchBusinessCardsBody: Validator<BusinessCardCriteria> = /* @__PURE__ */ validator(isBusinessCardCriteria, shapeOfBusinessCardCriteria, "body");

/** Judges the answer. */
export const searchBusinessCardsAnswer: Validator<BusinessCard[]> = /* @__PURE__ */ validator(isSearchBusinessCardsAnswer, shapeOfSearchBusinessCardsAnswer, "answer");

/** All of them, for whole calls of searchBusinessCards. */
export const searchBusinessCardsValidators: OperationValidators = { operation: "searchBusinessCards", body: searchBusinessCardsBody, answer: searchBusinessCardsAnswer, bodyRequired: true };
