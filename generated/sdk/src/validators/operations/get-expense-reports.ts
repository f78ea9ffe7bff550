import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { MobNdf } from '../../types.ts';
import { isMobNdf, schemaOfMobNdf } from '../schemas/mob-ndf.ts';

function isGetExpenseReportsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isMobNdf(item1)) return false;
  }

  return true;
}

const schemaOfGetExpenseReportsResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfMobNdf } };

/** Validates the response. */
export const getExpenseReportsResponse: Validator<MobNdf[]> = /* @__PURE__ */ createValidator(
  isGetExpenseReportsResponse,
  [schemaOfGetExpenseReportsResponse, interpretString, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of getExpenseReports, for whole calls. */
export const getExpenseReportsValidators: OperationValidators = {
  operation: 'getExpenseReports',
  response: getExpenseReportsResponse,
};
