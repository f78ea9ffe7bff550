import { isObject } from '../../shared/validation/assertions.ts';
import { isBinary } from '../../shared/validation/formats.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { MobLigneNdf } from '../../types.ts';
import { isMobLigneNdf, schemaOfMobLigneNdf } from '../schemas/mob-ligne-ndf.ts';

function isSmartScanExpenseBody(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (!isBinary(data['content'])) return false;
  for (const key1 in data) {
    if (key1 !== 'content') return false;
  }

  return true;
}

const schemaOfSmartScanExpenseBody: Schema | boolean = {
  type: 'object',
  required: ['content'],
  additionalProperties: false,
  properties: { content: { binary: true } },
};

/** Validates the body. */
export const smartScanExpenseBody: Validator<{ content: globalThis.Blob }> = /* @__PURE__ */ createValidator(
  isSmartScanExpenseBody,
  [schemaOfSmartScanExpenseBody, interpretObject],
  'body',
);

/** Validates the response. */
export const smartScanExpenseResponse: Validator<MobLigneNdf> = /* @__PURE__ */ createValidator(
  isMobLigneNdf,
  [schemaOfMobLigneNdf, interpretString, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of smartScanExpense, for whole calls. */
export const smartScanExpenseValidators: OperationValidators = {
  operation: 'smartScanExpense',
  body: smartScanExpenseBody,
  response: smartScanExpenseResponse,
  bodyRequired: true,
};
