import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';

function isIsInvoiceExpenseRebillPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['invoiceId'] !== 'string') return false;
  return true;
}

function isIsInvoiceExpenseRebillResponse(data: unknown): boolean {
  if (typeof data !== 'boolean') return false;
  return true;
}

const schemaOfIsInvoiceExpenseRebillPath: Schema | boolean = {
  type: 'object',
  required: ['invoiceId'],
  properties: { invoiceId: { type: 'string' } },
};
const schemaOfIsInvoiceExpenseRebillResponse: Schema | boolean = { type: 'boolean' };

/** Validates the path parameters. */
export const isInvoiceExpenseRebillPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isIsInvoiceExpenseRebillPath,
  [schemaOfIsInvoiceExpenseRebillPath, interpretObject],
  'path',
);

/** Validates the response. */
export const isInvoiceExpenseRebillResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isIsInvoiceExpenseRebillResponse,
  [schemaOfIsInvoiceExpenseRebillResponse],
  'response',
);

/** All validators of isInvoiceExpenseRebill, for whole calls. */
export const isInvoiceExpenseRebillValidators: OperationValidators = {
  operation: 'isInvoiceExpenseRebill',
  path: isInvoiceExpenseRebillPath,
  response: isInvoiceExpenseRebillResponse,
  parameters: [{ property: 'invoiceId', name: 'invoice_id', location: 'path' }],
};
