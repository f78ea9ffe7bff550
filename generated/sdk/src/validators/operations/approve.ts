import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';

function isApprovePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['approvalId'] !== 'string') return false;
  return true;
}

function isApproveBody(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfApprovePath: Schema | boolean = {
  type: 'object',
  required: ['approvalId'],
  properties: { approvalId: { type: 'string' } },
};
const schemaOfApproveBody: Schema | boolean = { type: 'string' };

/** Validates the path parameters. */
export const approvePath: Validator<{ approvalId: string }> = /* @__PURE__ */ createValidator(
  isApprovePath,
  [schemaOfApprovePath, interpretObject],
  'path',
);

/** Validates the body. */
export const approveBody: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'body',
);

/** All validators of approve, for whole calls. */
export const approveValidators: OperationValidators = {
  operation: 'approve',
  path: approvePath,
  body: approveBody,
  parameters: [{ property: 'approvalId', name: 'approval_id', location: 'path' }],
};
