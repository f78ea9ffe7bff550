import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ApprovalType } from '../../types.ts';
import { isApprovalType, schemaOfApprovalType } from '../schemas/approval-type.ts';

function isAskForApprovalPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['objectId'] !== 'string') return false;
  if (!isApprovalType(data['objectType'])) return false;
  return true;
}

const schemaOfAskForApprovalPath: Schema | boolean = {
  type: 'object',
  required: ['objectType', 'objectId'],
  properties: { objectType: { ref: () => schemaOfApprovalType }, objectId: { type: 'string' } },
};

/** Validates the path parameters. */
export const askForApprovalPath: Validator<{ objectType: ApprovalType; objectId: string }> =
  /* @__PURE__ */ createValidator(isAskForApprovalPath, [schemaOfAskForApprovalPath, interpretObject], 'path');

/** All validators of askForApproval, for whole calls. */
export const askForApprovalValidators: OperationValidators = {
  operation: 'askForApproval',
  path: askForApprovalPath,
  parameters: [
    { property: 'objectType', name: 'object_type', location: 'path' },
    { property: 'objectId', name: 'object_id', location: 'path' },
  ],
};
