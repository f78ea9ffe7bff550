// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDate } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isClauseString, shapeOfClauseString } from '../schemas/clause-string.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { MobAction, MobActionCriteria } from '../../types.ts';

function isSearchActionCodesQuery(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.projectId !== "string") return false;
  return true;
}
function isMobActionCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.validity;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDate(data1)) return false;
  }
  if (data.code !== undefined && !isClauseString(data.code)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.tag !== undefined && !isClauseString(data.tag)) return false;
  for (const key1 in data) {
    if (key1 !== "code" && key1 !== "name" && key1 !== "tag" && key1 !== "validity") return false;
  }
  return true;
}
function isSearchActionCodesResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isMobAction(item1)) return false;
  }
  return true;
}
function isMobAction(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
const shapeOfSearchActionCodesQuery: Schema | boolean = { type: "object", required: ["projectId"], properties: { projectId: { type: "string" } } };
const shapeOfMobActionCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { code: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, validity: { type: "string", format: { name: "date", of: "string", test: isDate } } }, source: "domains L178" };
const shapeOfSearchActionCodesResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfMobAction } };
const shapeOfMobAction: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L307" };

/** Validates the query parameters. */
export const searchActionCodesQuery: Validator<{ projectId: string }> = /* @__PURE__ */ createValidator(isSearchActionCodesQuery, [shapeOfSearchActionCodesQuery, interpretObject], "query");

/** Validates the body. */
export const searchActionCodesBody: Validator<MobActionCriteria> = /* @__PURE__ */ createValidator(isMobActionCriteria, [shapeOfMobActionCriteria, interpretString, interpretObject], "body");

/** Validates the response. */
export const searchActionCodesResponse: Validator<MobAction[]> = /* @__PURE__ */ createValidator(isSearchActionCodesResponse, [shapeOfSearchActionCodesResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchActionCodes. */
export const searchActionCodesValidators: OperationValidators = { operation: "searchActionCodes", query: searchActionCodesQuery, body: searchActionCodesBody, response: searchActionCodesResponse, bodyRequired: true, parameters: [{ property: "projectId", name: "project_id", location: "query" }] };
