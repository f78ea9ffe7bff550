import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';

function isApproveAllQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['approvalComment'] !== undefined && typeof data['approvalComment'] !== 'string') return false;
  return true;
}

function isApproveAllBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (typeof item1 !== 'string') return false;
  }

  return true;
}

const schemaOfApproveAllQuery: Schema | boolean = {
  type: 'object',
  properties: { approvalComment: { type: 'string' } },
};
const schemaOfApproveAllBody: Schema | boolean = { type: 'array', items: { type: 'string' } };

/** Validates the query parameters. */
export const approveAllQuery: Validator<{ approvalComment?: string }> = /* @__PURE__ */ createValidator(
  isApproveAllQuery,
  [schemaOfApproveAllQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const approveAllBody: Validator<string[]> = /* @__PURE__ */ createValidator(
  isApproveAllBody,
  [schemaOfApproveAllBody, interpretArray],
  'body',
);

/** All validators of approveAll, for whole calls. */
export const approveAllValidators: OperationValidators = {
  operation: 'approveAll',
  query: approveAllQuery,
  body: approveAllBody,
  bodyRequired: true,
  parameters: [{ property: 'approvalComment', name: 'approval_comment', location: 'query' }],
};
