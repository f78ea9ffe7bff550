import { rules } from '../../rules/operations/read-approvals.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Approval, ApprovalReadOption, ApprovalType } from '../../types.ts';
import { isApprovalType, schemaOfApprovalType } from '../schemas/approval-type.ts';
import { isApproval, schemaOfApproval } from '../schemas/approval.ts';
import {
  isCustomDataReadOptionValue,
  schemaOfCustomDataReadOptionValue,
} from '../schemas/custom-data-read-option-value.ts';

function isReadApprovalsPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['objectId'] !== 'string') return false;
  if (!isApprovalType(data['objectType'])) return false;
  return true;
}

function isApprovalReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isApprovalReadOptionValue(item1) && !isCustomDataReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isReadApprovalsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isApproval(item1)) return false;
  }

  return true;
}

function isApprovalReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfReadApprovalsPath: Schema | boolean = {
  type: 'object',
  required: ['objectType', 'objectId'],
  properties: { objectType: { ref: () => schemaOfApprovalType }, objectId: { type: 'string' } },
};
const schemaOfApprovalReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    options: {
      type: ['array', 'null'],
      items: {
        anyOf: [{ ref: () => schemaOfApprovalReadOptionValue }, { ref: () => schemaOfCustomDataReadOptionValue }],
      },
    },
  },
  source: 'conventions L69; conventions L77; conventions L81; domains L81; domains L272',
};
const schemaOfReadApprovalsResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfApproval } };
const schemaOfApprovalReadOptionValue: Schema | boolean = {
  type: 'string',
  source: 'conventions L71; conventions L77',
  known: ['OBJECT_SUMMARY'],
};

/** Validates the path parameters. */
export const readApprovalsPath: Validator<{ objectType: ApprovalType; objectId: string }> =
  /* @__PURE__ */ createValidator(isReadApprovalsPath, [schemaOfReadApprovalsPath, interpretObject], 'path');

/** Validates the body. */
export const readApprovalsBody: Validator<ApprovalReadOption> = /* @__PURE__ */ createValidator(
  isApprovalReadOption,
  [schemaOfApprovalReadOption, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const readApprovalsResponse: Validator<Approval[]> = /* @__PURE__ */ createValidator(
  isReadApprovalsResponse,
  [schemaOfReadApprovalsResponse, interpretString, interpretNumber, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of readApprovals, for whole calls. */
export const readApprovalsValidators: OperationValidators = {
  operation: 'readApprovals',
  path: readApprovalsPath,
  body: readApprovalsBody,
  response: readApprovalsResponse,
  parameters: [
    { property: 'objectType', name: 'object_type', location: 'path' },
    { property: 'objectId', name: 'object_id', location: 'path' },
  ],
  rules,
};
