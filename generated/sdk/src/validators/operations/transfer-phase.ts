// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { TransferAffectation } from '../../types.ts';

function isTransferPhasePath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.projectId !== "string") return false;
  if (typeof data.phaseId !== "string") return false;
  return true;
}
function isTransferAffectation(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.toPhaseId !== undefined && typeof data.toPhaseId !== "string") return false;
  if (data.toSubPhaseId !== undefined && typeof data.toSubPhaseId !== "string") return false;
  if (data.toProjectId !== undefined && typeof data.toProjectId !== "string") return false;
  const data1 = data.start;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  const data2 = data.end;
  if (data2 !== undefined) {
    if (typeof data2 !== "string") return false;
    if (!isDateTime(data2)) return false;
  }
  for (const key1 in data) {
    if (key1 !== "toPhaseId" && key1 !== "toSubPhaseId" && key1 !== "toProjectId" && key1 !== "start" && key1 !== "end") return false;
  }
  return true;
}
function isTransferPhaseResponse(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfTransferPhasePath: Schema | boolean = { type: "object", required: ["projectId", "phaseId"], properties: { projectId: { type: "string" }, phaseId: { type: "string" } } };
const shapeOfTransferAffectation: Schema | boolean = { type: "object", additionalProperties: false, properties: { toPhaseId: { type: "string" }, toSubPhaseId: { type: "string" }, toProjectId: { type: "string" }, start: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, end: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L128" };
const shapeOfTransferPhaseResponse: Schema | boolean = { type: "string" };

/** Validates the path parameters. */
export const transferPhasePath: Validator<{ projectId: string; phaseId: string }> = /* @__PURE__ */ createValidator(isTransferPhasePath, [shapeOfTransferPhasePath, interpretObject], "path");

/** Validates the body. */
export const transferPhaseBody: Validator<TransferAffectation> = /* @__PURE__ */ createValidator(isTransferAffectation, [shapeOfTransferAffectation, interpretString, interpretObject], "body");

/** Validates the response. */
export const transferPhaseResponse: Validator<string> = /* @__PURE__ */ createValidator(isTransferPhaseResponse, [shapeOfTransferPhaseResponse], "response");

/** All of them, for whole calls of transferPhase. */
export const transferPhaseValidators: OperationValidators = { operation: "transferPhase", path: transferPhasePath, body: transferPhaseBody, response: transferPhaseResponse, bodyRequired: true, parameters: [{ property: "projectId", name: "project_id", location: "path" }, { property: "phaseId", name: "phase_id", location: "path" }] };
