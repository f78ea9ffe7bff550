// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDate } from '../formats/dates.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { MobAction, MobActionCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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
function isSearchActionCodesAnswer(data: any): boolean {
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
const shapeOfSearchActionCodesAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfMobAction } };
const shapeOfMobAction: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L307" };

/** Judges the query parameters. */
export const searchActionCodesQuery: Validator<{ projectId: string }> = /* @__PURE__ */ validator(isSearchActionCodesQuery, [shapeOfSearchActionCodesQuery, inspectObject], "query");

/** Judges the body. */
export const searchActionCodesBody: Validator<MobActionCriteria> = /* @__PURE__ */ validator(isMobActionCriteria, [shapeOfMobActionCriteria, inspectText, inspectObject], "body");

/** Judges the answer. */
export const searchActionCodesAnswer: Validator<MobAction[]> = /* @__PURE__ */ validator(isSearchActionCodesAnswer, [shapeOfSearchActionCodesAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchActionCodes. */
export const searchActionCodesValidators: OperationValidators = { operation: "searchActionCodes", query: searchActionCodesQuery, body: searchActionCodesBody, answer: searchActionCodesAnswer, bodyRequired: true, parameters: [{ property: "projectId", name: "project_id", place: "query" }] };
