// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isActivity, shapeOfActivity } from '../schemas/activity.ts';
import { isClauseString, shapeOfClauseString } from '../schemas/clause-string.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Activity, ActivityCriteria } from '../../types.ts';

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
function isSearchActivitiesResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isActivity(item1)) return false;
  }
  return true;
}
const shapeOfActivityCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { companyId: { ref: () => shapeOfClauseString }, code: { ref: () => shapeOfClauseString }, departmentId: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, endDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L130; domains L206" };
const shapeOfSearchActivitiesResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfActivity } };

/** Validates the body. */
export const searchActivitiesBody: Validator<ActivityCriteria> = /* @__PURE__ */ createValidator(isActivityCriteria, [shapeOfActivityCriteria, interpretString, interpretObject], "body");

/** Validates the response. */
export const searchActivitiesResponse: Validator<Activity[]> = /* @__PURE__ */ createValidator(isSearchActivitiesResponse, [shapeOfSearchActivitiesResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchActivities. */
export const searchActivitiesValidators: OperationValidators = { operation: "searchActivities", body: searchActivitiesBody, response: searchActivitiesResponse };
