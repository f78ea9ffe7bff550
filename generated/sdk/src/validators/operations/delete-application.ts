import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';

function isDeleteApplicationPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['appId'] !== 'string') return false;
  return true;
}

const schemaOfDeleteApplicationPath: Schema | boolean = {
  type: 'object',
  required: ['appId'],
  properties: { appId: { type: 'string' } },
};

/** Validates the path parameters. */
export const deleteApplicationPath: Validator<{ appId: string }> = /* @__PURE__ */ createValidator(
  isDeleteApplicationPath,
  [schemaOfDeleteApplicationPath, interpretObject],
  'path',
);

/** All validators of deleteApplication, for whole calls. */
export const deleteApplicationValidators: OperationValidators = {
  operation: 'deleteApplication',
  path: deleteApplicationPath,
  parameters: [{ property: 'appId', name: 'app_id', location: 'path' }],
};
