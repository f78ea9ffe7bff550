// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { isApprovalType, shapeOfApprovalType } from '../shapes/approval-type.ts';
import { validator } from '../validator.ts';
import type { ApprovalType } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isAskForApprovalPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.objectId !== "string") return false;
  if (!isApprovalType(data.objectType)) return false;
  return true;
}
const shapeOfAskForApprovalPath: Schema | boolean = { type: "object", required: ["objectType", "objectId"], properties: { objectType: { ref: () => shapeOfApprovalType }, objectId: { type: "string" } } };

/** Judges the path parameters. */
export const askForApprovalPath: Validator<{ objectType: ApprovalType; objectId: string }> = /* @__PURE__ */ validator(isAskForApprovalPath, [shapeOfAskForApprovalPath, inspectObject], "path");

/** All of them, for whole calls of askForApproval. */
export const askForApprovalValidators: OperationValidators = { operation: "askForApproval", path: askForApprovalPath, parameters: [{ property: "objectType", name: "object_type", place: "path" }, { property: "objectId", name: "object_id", place: "path" }] };
