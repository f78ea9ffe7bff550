// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isBinary } from '../formats/bytes.ts';
import { isMobLigneNdf, shapeOfMobLigneNdf } from '../shapes/mob-ligne-ndf.ts';
import { validator } from '../validator.ts';
import type { MobLigneNdf } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSmartScanExpenseBody(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.content === void 0 && (missing0 = "content"))
      return !1;
    if (data.content !== void 0 && !isBinary(data.content))
      return !1;
    for (const key0 in data)
      if (key0 !== "content")
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfSmartScanExpenseBody: Schema | boolean = { type: "object", required: ["content"], additionalProperties: false, properties: { content: { binary: true } } };

/** Judges the body. */
export const smartScanExpenseBody: Validator<{ content: globalThis.Blob }> = /* @__PURE__ */ validator(isSmartScanExpenseBody, shapeOfSmartScanExpenseBody, "body");

/** Judges the answer. */
export const smartScanExpenseAnswer: Validator<MobLigneNdf> = /* @__PURE__ */ validator(isMobLigneNdf, shapeOfMobLigneNdf, "answer");

/** All of them, for whole calls of smartScanExpense. */
export const smartScanExpenseValidators: OperationValidators = { operation: "smartScanExpense", body: smartScanExpenseBody, answer: smartScanExpenseAnswer, bodyRequired: true };
