// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/readActivity.ts';
import { isActivity, shapeOfActivity } from '../shapes/activity.ts';
import { validator } from '../validator.ts';
import type { Activity, ActivityReadOption } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isReadActivityPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.activityId === void 0 && (missing0 = "activityId"))
      return !1;
    if (data.activityId !== void 0 && typeof data.activityId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isActivityReadOption(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data0 = data.options;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isActivityReadOptionValue(data0[i0]))
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (key0 !== "options")
        return !1;
  } else
    return !1;
  return !0;
}
function isActivityReadOptionValue(data: any): boolean {
  return typeof data == "string";
}
const shapeOfReadActivityPath: Schema | boolean = { type: "object", required: ["activityId"], properties: { activityId: { type: "string" } } };
const shapeOfActivityReadOption: Schema | boolean = { type: "object", additionalProperties: false, properties: { options: { type: "array", items: { ref: () => shapeOfActivityReadOptionValue } } }, source: "conventions L69; conventions L75; domains L205" };
const shapeOfActivityReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L75", known: ["DEPARTMENT"] };

/** Judges the path parameters. */
export const readActivityPath: Validator<{ activityId: string }> = /* @__PURE__ */ validator(isReadActivityPath, shapeOfReadActivityPath, "path");

/** Judges the body. */
export const readActivityBody: Validator<ActivityReadOption> = /* @__PURE__ */ validator(isActivityReadOption, shapeOfActivityReadOption, "body");

/** Judges the answer. */
export const readActivityAnswer: Validator<Activity> = /* @__PURE__ */ validator(isActivity, shapeOfActivity, "answer");

/** All of them, for whole calls of readActivity. */
export const readActivityValidators: OperationValidators = { operation: "readActivity", path: readActivityPath, body: readActivityBody, answer: readActivityAnswer, parameters: [{ property: "activityId", name: "activity_id", place: "path" }], rules };
