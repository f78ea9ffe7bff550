// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { isActivity, shapeOfActivity } from '../shapes/activity.ts';
import { validator } from '../validator.ts';
import type { Activity } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetActivityPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.activityId !== "string") return false;
  return true;
}
const shapeOfGetActivityPath: Schema | boolean = { type: "object", required: ["activityId"], properties: { activityId: { type: "string" } } };

/** Judges the path parameters. */
export const getActivityPath: Validator<{ activityId: string }> = /* @__PURE__ */ validator(isGetActivityPath, [shapeOfGetActivityPath, inspectObject], "path");

/** Judges the answer. */
export const getActivityAnswer: Validator<Activity> = /* @__PURE__ */ validator(isActivity, [shapeOfActivity, inspectObject], "answer");

/** All of them, for whole calls of getActivity. */
export const getActivityValidators: OperationValidators = { operation: "getActivity", path: getActivityPath, answer: getActivityAnswer, parameters: [{ property: "activityId", name: "activity_id", place: "path" }] };
