import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';

function isDeleteBusinessCardPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['employeeId'] !== 'string') return false;
  if (typeof data['businessCardId'] !== 'string') return false;
  return true;
}

const schemaOfDeleteBusinessCardPath: Schema | boolean = {
  type: 'object',
  required: ['employeeId', 'businessCardId'],
  properties: { employeeId: { type: 'string' }, businessCardId: { type: 'string' } },
};

/** Validates the path parameters. */
export const deleteBusinessCardPath: Validator<{ employeeId: string; businessCardId: string }> =
  /* @__PURE__ */ createValidator(isDeleteBusinessCardPath, [schemaOfDeleteBusinessCardPath, interpretObject], 'path');

/** All validators of deleteBusinessCard, for whole calls. */
export const deleteBusinessCardValidators: OperationValidators = {
  operation: 'deleteBusinessCard',
  path: deleteBusinessCardPath,
  parameters: [
    { property: 'employeeId', name: 'employee_id', location: 'path' },
    { property: 'businessCardId', name: 'business_card_id', location: 'path' },
  ],
};
