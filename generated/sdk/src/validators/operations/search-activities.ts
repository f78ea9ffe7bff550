// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isActivity, shapeOfActivity } from '../shapes/activity.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { Activity, ActivityCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isActivityCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.endDate;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  if (data.companyId !== undefined && !isClauseString(data.companyId)) return false;
  if (data.code !== undefined && !isClauseString(data.code)) return false;
  if (data.departmentId !== undefined && !isClauseString(data.departmentId)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  for (const key1 in data) {
    if (key1 !== "companyId" && key1 !== "code" && key1 !== "departmentId" && key1 !== "name" && key1 !== "id" && key1 !== "endDate") return false;
  }
  return true;
}
function isSearchActivitiesAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isActivity(item1)) return false;
  }
  return true;
}
const shapeOfActivityCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { companyId: { ref: () => shapeOfClauseString }, code: { ref: () => shapeOfClauseString }, departmentId: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, endDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L130; domains L206" };
const shapeOfSearchActivitiesAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfActivity } };

/** Judges the body. */
export const searchActivitiesBody: Validator<ActivityCriteria> = /* @__PURE__ */ validator(isActivityCriteria, [shapeOfActivityCriteria, inspectText, inspectObject], "body");

/** Judges the answer. */
export const searchActivitiesAnswer: Validator<Activity[]> = /* @__PURE__ */ validator(isSearchActivitiesAnswer, [shapeOfSearchActivitiesAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchActivities. */
export const searchActivitiesValidators: OperationValidators = { operation: "searchActivities", body: searchActivitiesBody, answer: searchActivitiesAnswer };
