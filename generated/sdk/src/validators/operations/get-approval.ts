// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretNumber, interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isApproval, shapeOfApproval } from '../schemas/approval.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Approval } from '../../types.ts';

function isGetApprovalPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.approvalId !== "string") return false;
  return true;
}
const shapeOfGetApprovalPath: Schema | boolean = { type: "object", required: ["approvalId"], properties: { approvalId: { type: "string" } } };

/** Validates the path parameters. */
export const getApprovalPath: Validator<{ approvalId: string }> = /* @__PURE__ */ createValidator(isGetApprovalPath, [shapeOfGetApprovalPath, interpretObject], "path");

/** Validates the response. */
export const getApprovalResponse: Validator<Approval> = /* @__PURE__ */ createValidator(isApproval, [shapeOfApproval, interpretString, interpretNumber, interpretArray, interpretObject], "response");

/** All of them, for whole calls of getApproval. */
export const getApprovalValidators: OperationValidators = { operation: "getApproval", path: getApprovalPath, response: getApprovalResponse, parameters: [{ property: "approvalId", name: "approval_id", location: "path" }] };
