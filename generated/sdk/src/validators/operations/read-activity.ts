import { rules } from '../../rules/operations/read-activity.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Activity, ActivityReadOption } from '../../types.ts';
import { isActivity, schemaOfActivity } from '../schemas/activity.ts';

function isReadActivityPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['activityId'] !== 'string') return false;
  return true;
}

function isActivityReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isActivityReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isActivityReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfReadActivityPath: Schema | boolean = {
  type: 'object',
  required: ['activityId'],
  properties: { activityId: { type: 'string' } },
};
const schemaOfActivityReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { options: { type: ['array', 'null'], items: { ref: () => schemaOfActivityReadOptionValue } } },
  source: 'conventions L69; conventions L75; domains L205',
};
const schemaOfActivityReadOptionValue: Schema | boolean = {
  type: 'string',
  source: 'conventions L71; conventions L75',
  known: ['DEPARTMENT'],
};

/** Validates the path parameters. */
export const readActivityPath: Validator<{ activityId: string }> = /* @__PURE__ */ createValidator(
  isReadActivityPath,
  [schemaOfReadActivityPath, interpretObject],
  'path',
);

/** Validates the body. */
export const readActivityBody: Validator<ActivityReadOption> = /* @__PURE__ */ createValidator(
  isActivityReadOption,
  [schemaOfActivityReadOption, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const readActivityResponse: Validator<Activity> = /* @__PURE__ */ createValidator(
  isActivity,
  [schemaOfActivity, interpretObject],
  'response',
);

/** All validators of readActivity, for whole calls. */
export const readActivityValidators: OperationValidators = {
  operation: 'readActivity',
  path: readActivityPath,
  body: readActivityBody,
  response: readActivityResponse,
  parameters: [{ property: 'activityId', name: 'activity_id', location: 'path' }],
  rules,
};
