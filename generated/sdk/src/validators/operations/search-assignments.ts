// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isActiveModule, shapeOfActiveModule } from '../schemas/active-module.ts';
import { isAssignmentCriteria, shapeOfAssignmentCriteria } from '../schemas/assignment-criteria.ts';
import { isAssignmentNode, shapeOfAssignmentNode } from '../schemas/assignment-node.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ActiveModule, AssignmentCriteria, AssignmentNode } from '../../types.ts';

function isSearchAssignmentsPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (!isActiveModule(data.activeModule)) return false;
  return true;
}
function isSearchAssignmentsQuery(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.limit !== undefined && !Number.isInteger(data.limit)) return false;
  return true;
}
function isSearchAssignmentsResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isAssignmentNode(item1)) return false;
  }
  return true;
}
const shapeOfSearchAssignmentsPath: Schema | boolean = { type: "object", required: ["activeModule"], properties: { activeModule: { ref: () => shapeOfActiveModule } } };
const shapeOfSearchAssignmentsQuery: Schema | boolean = { type: "object", properties: { limit: { type: "integer" } } };
const shapeOfSearchAssignmentsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfAssignmentNode } };

/** Validates the path parameters. */
export const searchAssignmentsPath: Validator<{ activeModule: ActiveModule }> = /* @__PURE__ */ createValidator(isSearchAssignmentsPath, [shapeOfSearchAssignmentsPath, interpretObject], "path");

/** Validates the query parameters. */
export const searchAssignmentsQuery: Validator<{ limit?: number }> = /* @__PURE__ */ createValidator(isSearchAssignmentsQuery, [shapeOfSearchAssignmentsQuery, interpretObject], "query");

/** Validates the body. */
export const searchAssignmentsBody: Validator<AssignmentCriteria> = /* @__PURE__ */ createValidator(isAssignmentCriteria, [shapeOfAssignmentCriteria, interpretString, interpretArray, interpretObject], "body");

/** Validates the response. */
export const searchAssignmentsResponse: Validator<AssignmentNode[]> = /* @__PURE__ */ createValidator(isSearchAssignmentsResponse, [shapeOfSearchAssignmentsResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchAssignments. */
export const searchAssignmentsValidators: OperationValidators = { operation: "searchAssignments", path: searchAssignmentsPath, query: searchAssignmentsQuery, body: searchAssignmentsBody, response: searchAssignmentsResponse, parameters: [{ property: "activeModule", name: "active_module", location: "path" }, { property: "limit", name: "limit", location: "query", type: "number" }] };
