// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isMobNdf, shapeOfMobNdf } from '../shapes/mob-ndf.ts';
import { validator } from '../validator.ts';
import type { MobNdf } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetExpenseReportsAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isMobNdf(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfGetExpenseReportsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfMobNdf } };

/** Judges the answer. */
export const getExpenseReportsAnswer: Validator<MobNdf[]> = /* @__PURE__ */ validator(isGetExpenseReportsAnswer, shapeOfGetExpenseReportsAnswer, "answer");

/** All of them, for whole calls of getExpenseReports. */
export const getExpenseReportsValidators: OperationValidators = { operation: "getExpenseReports", answer: getExpenseReportsAnswer };
