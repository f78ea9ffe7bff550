// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isMobNdf, shapeOfMobNdf } from '../shapes/mob-ndf.ts';
import { validator } from '../validator.ts';
import type { MobNdf } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetExpenseReportsAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isMobNdf(item1)) return false;
  }
  return true;
}
const shapeOfGetExpenseReportsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfMobNdf } };

/** Judges the answer. */
export const getExpenseReportsAnswer: Validator<MobNdf[]> = /* @__PURE__ */ validator(isGetExpenseReportsAnswer, [shapeOfGetExpenseReportsAnswer, inspectText, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of getExpenseReports. */
export const getExpenseReportsValidators: OperationValidators = { operation: "getExpenseReports", answer: getExpenseReportsAnswer };
