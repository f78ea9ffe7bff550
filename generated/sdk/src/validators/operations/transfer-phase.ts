// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { validator } from '../validator.ts';
import type { TransferAffectation } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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
function isTransferPhaseAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfTransferPhasePath: Schema | boolean = { type: "object", required: ["projectId", "phaseId"], properties: { projectId: { type: "string" }, phaseId: { type: "string" } } };
const shapeOfTransferAffectation: Schema | boolean = { type: "object", additionalProperties: false, properties: { toPhaseId: { type: "string" }, toSubPhaseId: { type: "string" }, toProjectId: { type: "string" }, start: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, end: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L128" };
const shapeOfTransferPhaseAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const transferPhasePath: Validator<{ projectId: string; phaseId: string }> = /* @__PURE__ */ validator(isTransferPhasePath, [shapeOfTransferPhasePath, inspectObject], "path");

/** Judges the body. */
export const transferPhaseBody: Validator<TransferAffectation> = /* @__PURE__ */ validator(isTransferAffectation, [shapeOfTransferAffectation, inspectText, inspectObject], "body");

/** Judges the answer. */
export const transferPhaseAnswer: Validator<string> = /* @__PURE__ */ validator(isTransferPhaseAnswer, [shapeOfTransferPhaseAnswer], "answer");

/** All of them, for whole calls of transferPhase. */
export const transferPhaseValidators: OperationValidators = { operation: "transferPhase", path: transferPhasePath, body: transferPhaseBody, answer: transferPhaseAnswer, bodyRequired: true, parameters: [{ property: "projectId", name: "project_id", place: "path" }, { property: "phaseId", name: "phase_id", place: "path" }] };
