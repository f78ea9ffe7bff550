// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/readActivity.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isActivity, shapeOfActivity } from '../shapes/activity.ts';
import { validator } from '../validator.ts';
import type { Activity, ActivityReadOption } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isReadActivityPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.activityId !== "string") return false;
  return true;
}
function isActivityReadOption(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.options;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isActivityReadOptionValue(item1)) return false;
    }
  }
  for (const key1 in data) {
    if (key1 !== "options") return false;
  }
  return true;
}
function isActivityReadOptionValue(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfReadActivityPath: Schema | boolean = { type: "object", required: ["activityId"], properties: { activityId: { type: "string" } } };
const shapeOfActivityReadOption: Schema | boolean = { type: "object", additionalProperties: false, properties: { options: { type: "array", items: { ref: () => shapeOfActivityReadOptionValue } } }, source: "conventions L69; conventions L75; domains L205" };
const shapeOfActivityReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L75", known: ["DEPARTMENT"] };

/** Judges the path parameters. */
export const readActivityPath: Validator<{ activityId: string }> = /* @__PURE__ */ validator(isReadActivityPath, [shapeOfReadActivityPath, inspectObject], "path");

/** Judges the body. */
export const readActivityBody: Validator<ActivityReadOption> = /* @__PURE__ */ validator(isActivityReadOption, [shapeOfActivityReadOption, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const readActivityAnswer: Validator<Activity> = /* @__PURE__ */ validator(isActivity, [shapeOfActivity, inspectObject], "answer");

/** All of them, for whole calls of readActivity. */
export const readActivityValidators: OperationValidators = { operation: "readActivity", path: readActivityPath, body: readActivityBody, answer: readActivityAnswer, parameters: [{ property: "activityId", name: "activity_id", place: "path" }], rules };
