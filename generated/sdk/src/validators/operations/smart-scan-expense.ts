// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isBinary } from '../../shared/validation/formats/data-types.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isMobLigneNdf, shapeOfMobLigneNdf } from '../schemas/mob-ligne-ndf.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { MobLigneNdf } from '../../types.ts';

function isSmartScanExpenseBody(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (!isBinary(data.content)) return false;
  for (const key1 in data) {
    if (key1 !== "content") return false;
  }
  return true;
}
const shapeOfSmartScanExpenseBody: Schema | boolean = { type: "object", required: ["content"], additionalProperties: false, properties: { content: { binary: true } } };

/** Validates the body. */
export const smartScanExpenseBody: Validator<{ content: globalThis.Blob }> = /* @__PURE__ */ createValidator(isSmartScanExpenseBody, [shapeOfSmartScanExpenseBody, interpretObject], "body");

/** Validates the response. */
export const smartScanExpenseResponse: Validator<MobLigneNdf> = /* @__PURE__ */ createValidator(isMobLigneNdf, [shapeOfMobLigneNdf, interpretString, interpretArray, interpretObject], "response");

/** All of them, for whole calls of smartScanExpense. */
export const smartScanExpenseValidators: OperationValidators = { operation: "smartScanExpense", body: smartScanExpenseBody, response: smartScanExpenseResponse, bodyRequired: true };
