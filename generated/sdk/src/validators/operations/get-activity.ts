import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Activity } from '../../types.ts';
import { isActivity, schemaOfActivity } from '../schemas/activity.ts';

function isGetActivityPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['activityId'] !== 'string') return false;
  return true;
}

const schemaOfGetActivityPath: Schema | boolean = {
  type: 'object',
  required: ['activityId'],
  properties: { activityId: { type: 'string' } },
};

/** Validates the path parameters. */
export const getActivityPath: Validator<{ activityId: string }> = /* @__PURE__ */ createValidator(
  isGetActivityPath,
  [schemaOfGetActivityPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getActivityResponse: Validator<Activity> = /* @__PURE__ */ createValidator(
  isActivity,
  [schemaOfActivity, interpretObject],
  'response',
);

/** All validators of getActivity, for whole calls. */
export const getActivityValidators: OperationValidators = {
  operation: 'getActivity',
  path: getActivityPath,
  response: getActivityResponse,
  parameters: [{ property: 'activityId', name: 'activity_id', location: 'path' }],
};
