// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isActivity, shapeOfActivity } from '../shapes/activity.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { Activity, ActivityCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isActivityCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyId !== void 0 && !isClauseString(data.companyId) || data.code !== void 0 && !isClauseString(data.code) || data.departmentId !== void 0 && !isClauseString(data.departmentId) || data.name !== void 0 && !isClauseString(data.name) || data.id !== void 0 && !isClauseString(data.id))
      return !1;
    if (data.endDate !== void 0) {
      let data5 = data.endDate;
      if (typeof data5 == "string") {
        if (!isDateTime(data5))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "companyId" || key0 === "code" || key0 === "departmentId" || key0 === "name" || key0 === "id" || key0 === "endDate"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchActivitiesAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isActivity(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfActivityCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { companyId: { ref: () => shapeOfClauseString }, code: { ref: () => shapeOfClauseString }, departmentId: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, endDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L130; domains L206" };
const shapeOfSearchActivitiesAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfActivity } };

/** Judges the body. */
export const searchActivitiesBody: Validator<ActivityCriteria> = /* @__PURE__ */ validator(isActivityCriteria, shapeOfActivityCriteria, "body");

/** Judges the answer. */
export const searchActivitiesAnswer: Validator<Activity[]> = /* @__PURE__ */ validator(isSearchActivitiesAnswer, shapeOfSearchActivitiesAnswer, "answer");

/** All of them, for whole calls of searchActivities. */
export const searchActivitiesValidators: OperationValidators = { operation: "searchActivities", body: searchActivitiesBody, answer: searchActivitiesAnswer };
