// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isActivity, shapeOfActivity } from '../schemas/activity.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Activity } from '../../types.ts';

function isGetActivityPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.activityId !== "string") return false;
  return true;
}
const shapeOfGetActivityPath: Schema | boolean = { type: "object", required: ["activityId"], properties: { activityId: { type: "string" } } };

/** Validates the path parameters. */
export const getActivityPath: Validator<{ activityId: string }> = /* @__PURE__ */ createValidator(isGetActivityPath, [shapeOfGetActivityPath, interpretObject], "path");

/** Validates the response. */
export const getActivityResponse: Validator<Activity> = /* @__PURE__ */ createValidator(isActivity, [shapeOfActivity, interpretObject], "response");

/** All of them, for whole calls of getActivity. */
export const getActivityValidators: OperationValidators = { operation: "getActivity", path: getActivityPath, response: getActivityResponse, parameters: [{ property: "activityId", name: "activity_id", location: "path" }] };
