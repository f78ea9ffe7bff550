// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { validator } from '../validator.ts';
import type { TransferAffectation } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isTransferPhasePath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.projectId === void 0 && (missing0 = "projectId") || data.phaseId === void 0 && (missing0 = "phaseId"))
      return !1;
    if (data.projectId !== void 0 && typeof data.projectId != "string" || data.phaseId !== void 0 && typeof data.phaseId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isTransferAffectation(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.toPhaseId !== void 0 && typeof data.toPhaseId != "string" || data.toSubPhaseId !== void 0 && typeof data.toSubPhaseId != "string" || data.toProjectId !== void 0 && typeof data.toProjectId != "string")
      return !1;
    if (data.start !== void 0) {
      let data3 = data.start;
      if (typeof data3 == "string") {
        if (!isDateTime(data3))
          return !1;
      } else
        return !1;
    }
    if (data.end !== void 0) {
      let data4 = data.end;
      if (typeof data4 == "string") {
        if (!isDateTime(data4))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "toPhaseId" || key0 === "toSubPhaseId" || key0 === "toProjectId" || key0 === "start" || key0 === "end"))
        return !1;
  } else
    return !1;
  return !0;
}
function isTransferPhaseAnswer(data: any): boolean {
  return typeof data == "string";
}
const shapeOfTransferPhasePath: Schema | boolean = { type: "object", required: ["projectId", "phaseId"], properties: { projectId: { type: "string" }, phaseId: { type: "string" } } };
const shapeOfTransferAffectation: Schema | boolean = { type: "object", additionalProperties: false, properties: { toPhaseId: { type: "string" }, toSubPhaseId: { type: "string" }, toProjectId: { type: "string" }, start: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, end: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L128" };
const shapeOfTransferPhaseAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const transferPhasePath: Validator<{ projectId: string; phaseId: string }> = /* @__PURE__ */ validator(isTransferPhasePath, shapeOfTransferPhasePath, "path");

/** Judges the body. */
export const transferPhaseBody: Validator<TransferAffectation> = /* @__PURE__ */ validator(isTransferAffectation, shapeOfTransferAffectation, "body");

/** Judges the answer. */
export const transferPhaseAnswer: Validator<string> = /* @__PURE__ */ validator(isTransferPhaseAnswer, shapeOfTransferPhaseAnswer, "answer");

/** All of them, for whole calls of transferPhase. */
export const transferPhaseValidators: OperationValidators = { operation: "transferPhase", path: transferPhasePath, body: transferPhaseBody, answer: transferPhaseAnswer, bodyRequired: true, parameters: [{ property: "projectId", name: "project_id", place: "path" }, { property: "phaseId", name: "phase_id", place: "path" }] };
