// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { ProjectGroup, ProjectGroupCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isProjectGroupCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0 && !isClauseString(data.code) || data.name !== void 0 && !isClauseString(data.name) || data.description !== void 0 && !isClauseString(data.description) || data.id !== void 0 && !isClauseString(data.id))
      return !1;
    for (const key0 in data)
      if (!(key0 === "code" || key0 === "name" || key0 === "description" || key0 === "id"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchProjectGroupsAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isProjectGroup(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isProjectGroup(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
const shapeOfProjectGroupCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { code: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, description: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString } }, source: "domains L134; domains L210" };
const shapeOfSearchProjectGroupsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfProjectGroup } };
const shapeOfProjectGroup: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L210" };

/** Judges the body. */
export const searchProjectGroupsBody: Validator<ProjectGroupCriteria> = /* @__PURE__ */ validator(isProjectGroupCriteria, shapeOfProjectGroupCriteria, "body");

/** Judges the answer. */
export const searchProjectGroupsAnswer: Validator<ProjectGroup[]> = /* @__PURE__ */ validator(isSearchProjectGroupsAnswer, shapeOfSearchProjectGroupsAnswer, "answer");

/** All of them, for whole calls of searchProjectGroups. */
export const searchProjectGroupsValidators: OperationValidators = { operation: "searchProjectGroups", body: searchProjectGroupsBody, answer: searchProjectGroupsAnswer };
