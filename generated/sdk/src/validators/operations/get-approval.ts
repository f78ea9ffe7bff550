import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Approval } from '../../types.ts';
import { isApproval, schemaOfApproval } from '../schemas/approval.ts';

function isGetApprovalPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['approvalId'] !== 'string') return false;
  return true;
}

const schemaOfGetApprovalPath: Schema | boolean = {
  type: 'object',
  required: ['approvalId'],
  properties: { approvalId: { type: 'string' } },
};

/** Validates the path parameters. */
export const getApprovalPath: Validator<{ approvalId: string }> = /* @__PURE__ */ createValidator(
  isGetApprovalPath,
  [schemaOfGetApprovalPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getApprovalResponse: Validator<Approval> = /* @__PURE__ */ createValidator(
  isApproval,
  [schemaOfApproval, interpretString, interpretNumber, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of getApproval, for whole calls. */
export const getApprovalValidators: OperationValidators = {
  operation: 'getApproval',
  path: getApprovalPath,
  response: getApprovalResponse,
  parameters: [{ property: 'approvalId', name: 'approval_id', location: 'path' }],
};
