// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isActiveModule, shapeOfActiveModule } from '../shapes/active-module.ts';
import { isAssignmentCriteria, shapeOfAssignmentCriteria } from '../shapes/assignment-criteria.ts';
import { isAssignmentNode, shapeOfAssignmentNode } from '../shapes/assignment-node.ts';
import { validator } from '../validator.ts';
import type { ActiveModule, AssignmentCriteria, AssignmentNode } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSearchMobileAssignmentsPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (!isActiveModule(data.activeModule)) return false;
  return true;
}
function isSearchMobileAssignmentsQuery(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.limit !== undefined && !Number.isInteger(data.limit)) return false;
  return true;
}
function isSearchMobileAssignmentsAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isAssignmentNode(item1)) return false;
  }
  return true;
}
const shapeOfSearchMobileAssignmentsPath: Schema | boolean = { type: "object", required: ["activeModule"], properties: { activeModule: { ref: () => shapeOfActiveModule } } };
const shapeOfSearchMobileAssignmentsQuery: Schema | boolean = { type: "object", properties: { limit: { type: "integer" } } };
const shapeOfSearchMobileAssignmentsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfAssignmentNode } };

/** Judges the path parameters. */
export const searchMobileAssignmentsPath: Validator<{ activeModule: ActiveModule }> = /* @__PURE__ */ validator(isSearchMobileAssignmentsPath, [shapeOfSearchMobileAssignmentsPath, inspectObject], "path");

/** Judges the query parameters. */
export const searchMobileAssignmentsQuery: Validator<{ limit?: number }> = /* @__PURE__ */ validator(isSearchMobileAssignmentsQuery, [shapeOfSearchMobileAssignmentsQuery, inspectObject], "query");

/** Judges the body. */
export const searchMobileAssignmentsBody: Validator<AssignmentCriteria> = /* @__PURE__ */ validator(isAssignmentCriteria, [shapeOfAssignmentCriteria, inspectText, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const searchMobileAssignmentsAnswer: Validator<AssignmentNode[]> = /* @__PURE__ */ validator(isSearchMobileAssignmentsAnswer, [shapeOfSearchMobileAssignmentsAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchMobileAssignments. */
export const searchMobileAssignmentsValidators: OperationValidators = { operation: "searchMobileAssignments", path: searchMobileAssignmentsPath, query: searchMobileAssignmentsQuery, body: searchMobileAssignmentsBody, answer: searchMobileAssignmentsAnswer, parameters: [{ property: "activeModule", name: "active_module", place: "path" }, { property: "limit", name: "limit", place: "query", type: "number" }] };
