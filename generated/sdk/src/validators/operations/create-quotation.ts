// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/createQuotation.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isQuotation, shapeOfQuotation } from '../shapes/quotation.ts';
import { validator } from '../validator.ts';
import type { Quotation } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCreateQuotationHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isCreateQuotationAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfCreateQuotationHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfCreateQuotationAnswer: Schema | boolean = { type: "string" };

/** Judges the header parameters. */
export const createQuotationHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isCreateQuotationHeader, [shapeOfCreateQuotationHeader, inspectObject], "header");

/** Judges the body. */
export const createQuotationBody: Validator<Quotation> = /* @__PURE__ */ validator(isQuotation, [shapeOfQuotation, inspectObject], "body");

/** Judges the answer. */
export const createQuotationAnswer: Validator<string> = /* @__PURE__ */ validator(isCreateQuotationAnswer, [shapeOfCreateQuotationAnswer], "answer");

/** All of them, for whole calls of createQuotation. */
export const createQuotationValidators: OperationValidators = { operation: "createQuotation", header: createQuotationHeader, body: createQuotationBody, answer: createQuotationAnswer, bodyRequired: true, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
