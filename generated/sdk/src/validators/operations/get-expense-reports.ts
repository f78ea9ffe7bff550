// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isMobNdf, shapeOfMobNdf } from '../schemas/mob-ndf.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { MobNdf } from '../../types.ts';

function isGetExpenseReportsResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isMobNdf(item1)) return false;
  }
  return true;
}
const shapeOfGetExpenseReportsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfMobNdf } };

/** Validates the response. */
export const getExpenseReportsResponse: Validator<MobNdf[]> = /* @__PURE__ */ createValidator(isGetExpenseReportsResponse, [shapeOfGetExpenseReportsResponse, interpretString, interpretArray, interpretObject], "response");

/** All of them, for whole calls of getExpenseReports. */
export const getExpenseReportsValidators: OperationValidators = { operation: "getExpenseReports", response: getExpenseReportsResponse };
