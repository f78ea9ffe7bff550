import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';

function isDeleteCustomRequestCategoryPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['customRequestCategoryId'] !== 'string') return false;
  return true;
}

const schemaOfDeleteCustomRequestCategoryPath: Schema | boolean = {
  type: 'object',
  required: ['customRequestCategoryId'],
  properties: { customRequestCategoryId: { type: 'string' } },
};

/** Validates the path parameters. */
export const deleteCustomRequestCategoryPath: Validator<{ customRequestCategoryId: string }> =
  /* @__PURE__ */ createValidator(
    isDeleteCustomRequestCategoryPath,
    [schemaOfDeleteCustomRequestCategoryPath, interpretObject],
    'path',
  );

/** All validators of deleteCustomRequestCategory, for whole calls. */
export const deleteCustomRequestCategoryValidators: OperationValidators = {
  operation: 'deleteCustomRequestCategory',
  path: deleteCustomRequestCategoryPath,
  parameters: [{ property: 'customRequestCategoryId', name: 'custom_request_category_id', location: 'path' }],
};
