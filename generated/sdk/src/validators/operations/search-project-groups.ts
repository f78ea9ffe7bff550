// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { ProjectGroup, ProjectGroupCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isProjectGroupCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.code !== undefined && !isClauseString(data.code)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.description !== undefined && !isClauseString(data.description)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  for (const key1 in data) {
    if (key1 !== "code" && key1 !== "name" && key1 !== "description" && key1 !== "id") return false;
  }
  return true;
}
function isSearchProjectGroupsAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isProjectGroup(item1)) return false;
  }
  return true;
}
function isProjectGroup(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
const shapeOfProjectGroupCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { code: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, description: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString } }, source: "domains L134; domains L210" };
const shapeOfSearchProjectGroupsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfProjectGroup } };
const shapeOfProjectGroup: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L210" };

/** Judges the body. */
export const searchProjectGroupsBody: Validator<ProjectGroupCriteria> = /* @__PURE__ */ validator(isProjectGroupCriteria, [shapeOfProjectGroupCriteria, inspectObject], "body");

/** Judges the answer. */
export const searchProjectGroupsAnswer: Validator<ProjectGroup[]> = /* @__PURE__ */ validator(isSearchProjectGroupsAnswer, [shapeOfSearchProjectGroupsAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchProjectGroups. */
export const searchProjectGroupsValidators: OperationValidators = { operation: "searchProjectGroups", body: searchProjectGroupsBody, answer: searchProjectGroupsAnswer };
