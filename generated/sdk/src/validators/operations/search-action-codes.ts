// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDate } from '../formats/dates.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { MobAction, MobActionCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSearchActionCodesQuery(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.projectId === void 0 && (missing0 = "projectId"))
      return !1;
    if (data.projectId !== void 0 && typeof data.projectId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isMobActionCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0 && !isClauseString(data.code) || data.name !== void 0 && !isClauseString(data.name) || data.tag !== void 0 && !isClauseString(data.tag))
      return !1;
    if (data.validity !== void 0) {
      let data3 = data.validity;
      if (typeof data3 == "string") {
        if (!isDate(data3))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "code" || key0 === "name" || key0 === "tag" || key0 === "validity"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchActionCodesAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isMobAction(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isMobAction(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
const shapeOfSearchActionCodesQuery: Schema | boolean = { type: "object", required: ["projectId"], properties: { projectId: { type: "string" } } };
const shapeOfMobActionCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { code: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, validity: { type: "string", format: { name: "date", of: "string", test: isDate } } }, source: "domains L178" };
const shapeOfSearchActionCodesAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfMobAction } };
const shapeOfMobAction: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L307" };

/** Judges the query parameters. */
export const searchActionCodesQuery: Validator<{ projectId: string }> = /* @__PURE__ */ validator(isSearchActionCodesQuery, shapeOfSearchActionCodesQuery, "query");

/** Judges the body. */
export const searchActionCodesBody: Validator<MobActionCriteria> = /* @__PURE__ */ validator(isMobActionCriteria, shapeOfMobActionCriteria, "body");

/** Judges the answer. */
export const searchActionCodesAnswer: Validator<MobAction[]> = /* @__PURE__ */ validator(isSearchActionCodesAnswer, shapeOfSearchActionCodesAnswer, "answer");

/** All of them, for whole calls of searchActionCodes. */
export const searchActionCodesValidators: OperationValidators = { operation: "searchActionCodes", query: searchActionCodesQuery, body: searchActionCodesBody, answer: searchActionCodesAnswer, bodyRequired: true, parameters: [{ property: "projectId", name: "project_id", place: "query" }] };
