import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Message } from '../../types.ts';

function isGetApprovalSkeletonMessagePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['approvalId'] !== 'string') return false;
  return true;
}

function isMessage(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

const schemaOfGetApprovalSkeletonMessagePath: Schema | boolean = {
  type: 'object',
  required: ['approvalId'],
  properties: { approvalId: { type: 'string' } },
};
const schemaOfMessage: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L273',
};

/** Validates the path parameters. */
export const getApprovalSkeletonMessagePath: Validator<{ approvalId: string }> = /* @__PURE__ */ createValidator(
  isGetApprovalSkeletonMessagePath,
  [schemaOfGetApprovalSkeletonMessagePath, interpretObject],
  'path',
);

/** Validates the response. */
export const getApprovalSkeletonMessageResponse: Validator<Message> = /* @__PURE__ */ createValidator(
  isMessage,
  [schemaOfMessage, interpretObject],
  'response',
);

/** All validators of getApprovalSkeletonMessage, for whole calls. */
export const getApprovalSkeletonMessageValidators: OperationValidators = {
  operation: 'getApprovalSkeletonMessage',
  path: getApprovalSkeletonMessagePath,
  response: getApprovalSkeletonMessageResponse,
  parameters: [{ property: 'approvalId', name: 'approval_id', location: 'path' }],
};
