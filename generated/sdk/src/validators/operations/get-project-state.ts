// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ProjectState } from '../../types.ts';

function isGetProjectStatePath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.projectStateId !== "string") return false;
  return true;
}
function isProjectState(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
const shapeOfGetProjectStatePath: Schema | boolean = { type: "object", required: ["projectStateId"], properties: { projectStateId: { type: "string" } } };
const shapeOfProjectState: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L211" };

/** Validates the path parameters. */
export const getProjectStatePath: Validator<{ projectStateId: string }> = /* @__PURE__ */ createValidator(isGetProjectStatePath, [shapeOfGetProjectStatePath, interpretObject], "path");

/** Validates the response. */
export const getProjectStateResponse: Validator<ProjectState> = /* @__PURE__ */ createValidator(isProjectState, [shapeOfProjectState, interpretObject], "response");

/** All of them, for whole calls of getProjectState. */
export const getProjectStateValidators: OperationValidators = { operation: "getProjectState", path: getProjectStatePath, response: getProjectStateResponse, parameters: [{ property: "projectStateId", name: "project_state_id", location: "path" }] };
