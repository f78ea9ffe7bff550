// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isApprovalType, shapeOfApprovalType } from '../schemas/approval-type.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ApprovalType } from '../../types.ts';

function isAskForApprovalPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.objectId !== "string") return false;
  if (!isApprovalType(data.objectType)) return false;
  return true;
}
const shapeOfAskForApprovalPath: Schema | boolean = { type: "object", required: ["objectType", "objectId"], properties: { objectType: { ref: () => shapeOfApprovalType }, objectId: { type: "string" } } };

/** Validates the path parameters. */
export const askForApprovalPath: Validator<{ objectType: ApprovalType; objectId: string }> = /* @__PURE__ */ createValidator(isAskForApprovalPath, [shapeOfAskForApprovalPath, interpretObject], "path");

/** All of them, for whole calls of askForApproval. */
export const askForApprovalValidators: OperationValidators = { operation: "askForApproval", path: askForApprovalPath, parameters: [{ property: "objectType", name: "object_type", location: "path" }, { property: "objectId", name: "object_id", location: "path" }] };
