// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isClauseString, shapeOfClauseString } from '../schemas/clause-string.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ProjectGroup, ProjectGroupCriteria } from '../../types.ts';

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
function isSearchProjectGroupsResponse(data: any): boolean {
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
const shapeOfSearchProjectGroupsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfProjectGroup } };
const shapeOfProjectGroup: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L210" };

/** Validates the body. */
export const searchProjectGroupsBody: Validator<ProjectGroupCriteria> = /* @__PURE__ */ createValidator(isProjectGroupCriteria, [shapeOfProjectGroupCriteria, interpretObject], "body");

/** Validates the response. */
export const searchProjectGroupsResponse: Validator<ProjectGroup[]> = /* @__PURE__ */ createValidator(isSearchProjectGroupsResponse, [shapeOfSearchProjectGroupsResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchProjectGroups. */
export const searchProjectGroupsValidators: OperationValidators = { operation: "searchProjectGroups", body: searchProjectGroupsBody, response: searchProjectGroupsResponse };
