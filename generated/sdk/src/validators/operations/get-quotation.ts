// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isQuotation, shapeOfQuotation } from '../schemas/quotation.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Quotation } from '../../types.ts';

function isGetQuotationPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.quotationId !== "string") return false;
  return true;
}
const shapeOfGetQuotationPath: Schema | boolean = { type: "object", required: ["quotationId"], properties: { quotationId: { type: "string" } } };

/** Validates the path parameters. */
export const getQuotationPath: Validator<{ quotationId: string }> = /* @__PURE__ */ createValidator(isGetQuotationPath, [shapeOfGetQuotationPath, interpretObject], "path");

/** Validates the response. */
export const getQuotationResponse: Validator<Quotation> = /* @__PURE__ */ createValidator(isQuotation, [shapeOfQuotation, interpretObject], "response");

/** All of them, for whole calls of getQuotation. */
export const getQuotationValidators: OperationValidators = { operation: "getQuotation", path: getQuotationPath, response: getQuotationResponse, parameters: [{ property: "quotationId", name: "quotation_id", location: "path" }] };
