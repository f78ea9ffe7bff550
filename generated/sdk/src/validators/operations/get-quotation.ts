// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { isQuotation, shapeOfQuotation } from '../shapes/quotation.ts';
import { validator } from '../validator.ts';
import type { Quotation } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetQuotationPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.quotationId !== "string") return false;
  return true;
}
const shapeOfGetQuotationPath: Schema | boolean = { type: "object", required: ["quotationId"], properties: { quotationId: { type: "string" } } };

/** Judges the path parameters. */
export const getQuotationPath: Validator<{ quotationId: string }> = /* @__PURE__ */ validator(isGetQuotationPath, [shapeOfGetQuotationPath, inspectObject], "path");

/** Judges the answer. */
export const getQuotationAnswer: Validator<Quotation> = /* @__PURE__ */ validator(isQuotation, [shapeOfQuotation, inspectObject], "answer");

/** All of them, for whole calls of getQuotation. */
export const getQuotationValidators: OperationValidators = { operation: "getQuotation", path: getQuotationPath, answer: getQuotationAnswer, parameters: [{ property: "quotationId", name: "quotation_id", place: "path" }] };
