// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isBinary } from '../formats/bytes.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isMobLigneNdf, shapeOfMobLigneNdf } from '../shapes/mob-ligne-ndf.ts';
import { validator } from '../validator.ts';
import type { MobLigneNdf } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSmartScanExpenseBody(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (!isBinary(data.content)) return false;
  for (const key1 in data) {
    if (key1 !== "content") return false;
  }
  return true;
}
const shapeOfSmartScanExpenseBody: Schema | boolean = { type: "object", required: ["content"], additionalProperties: false, properties: { content: { binary: true } } };

/** Judges the body. */
export const smartScanExpenseBody: Validator<{ content: globalThis.Blob }> = /* @__PURE__ */ validator(isSmartScanExpenseBody, [shapeOfSmartScanExpenseBody, inspectObject], "body");

/** Judges the answer. */
export const smartScanExpenseAnswer: Validator<MobLigneNdf> = /* @__PURE__ */ validator(isMobLigneNdf, [shapeOfMobLigneNdf, inspectText, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of smartScanExpense. */
export const smartScanExpenseValidators: OperationValidators = { operation: "smartScanExpense", body: smartScanExpenseBody, answer: smartScanExpenseAnswer, bodyRequired: true };
