// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isQuotation, shapeOfQuotation } from '../shapes/quotation.ts';
import { validator } from '../validator.ts';
import type { Quotation, QuotationCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isQuotationCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
function isSearchQuotationsAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isQuotation(item1)) return false;
  }
  return true;
}
const shapeOfQuotationCriteria: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L296" };
const shapeOfSearchQuotationsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfQuotation } };

/** Judges the body. */
export const searchQuotationsBody: Validator<QuotationCriteria> = /* @__PURE__ */ validator(isQuotationCriteria, [shapeOfQuotationCriteria, inspectObject], "body");

/** Judges the answer. */
export const searchQuotationsAnswer: Validator<Quotation[]> = /* @__PURE__ */ validator(isSearchQuotationsAnswer, [shapeOfSearchQuotationsAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchQuotations. */
export const searchQuotationsValidators: OperationValidators = { operation: "searchQuotations", body: searchQuotationsBody, answer: searchQuotationsAnswer, bodyRequired: true };
