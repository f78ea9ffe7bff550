// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../schemas/forced-vat-amount-holder.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';

function isForceBillingTableVatAmountPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.billingTableId !== "string") return false;
  return true;
}
function isForceBillingTableVatAmountBody(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }
  return true;
}
function isForceBillingTableVatAmountResponse(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfForceBillingTableVatAmountPath: Schema | boolean = { type: "object", required: ["billingTableId"], properties: { billingTableId: { type: "string" } } };
const shapeOfForceBillingTableVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceBillingTableVatAmountResponse: Schema | boolean = { type: "boolean" };

/** Validates the path parameters. */
export const forceBillingTableVatAmountPath: Validator<{ billingTableId: string }> = /* @__PURE__ */ createValidator(isForceBillingTableVatAmountPath, [shapeOfForceBillingTableVatAmountPath, interpretObject], "path");

/** Validates the body. */
export const forceBillingTableVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(isForceBillingTableVatAmountBody, [shapeOfForceBillingTableVatAmountBody, interpretArray, interpretObject], "body");

/** Validates the response. */
export const forceBillingTableVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(isForceBillingTableVatAmountResponse, [shapeOfForceBillingTableVatAmountResponse], "response");

/** All of them, for whole calls of forceBillingTableVatAmount. */
export const forceBillingTableVatAmountValidators: OperationValidators = { operation: "forceBillingTableVatAmount", path: forceBillingTableVatAmountPath, body: forceBillingTableVatAmountBody, response: forceBillingTableVatAmountResponse, parameters: [{ property: "billingTableId", name: "billing_table_id", location: "path" }] };
