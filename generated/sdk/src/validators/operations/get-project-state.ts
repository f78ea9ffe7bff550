// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { ProjectState } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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

/** Judges the path parameters. */
export const getProjectStatePath: Validator<{ projectStateId: string }> = /* @__PURE__ */ validator(isGetProjectStatePath, [shapeOfGetProjectStatePath, inspectObject], "path");

/** Judges the answer. */
export const getProjectStateAnswer: Validator<ProjectState> = /* @__PURE__ */ validator(isProjectState, [shapeOfProjectState, inspectObject], "answer");

/** All of them, for whole calls of getProjectState. */
export const getProjectStateValidators: OperationValidators = { operation: "getProjectState", path: getProjectStatePath, answer: getProjectStateAnswer, parameters: [{ property: "projectStateId", name: "project_state_id", place: "path" }] };
