import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { PublishArguments, PublishedDocument } from '../../types.ts';
import { isPublishArguments, schemaOfPublishArguments } from '../schemas/publish-arguments.ts';
import { isPublishedDocument, schemaOfPublishedDocument } from '../schemas/published-document.ts';

function isPublishInvoicePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['invoiceId'] !== 'string') return false;
  return true;
}

function isPublishInvoiceQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['joinExpenseReceipts'] !== undefined && typeof data['joinExpenseReceipts'] !== 'boolean') return false;
  return true;
}

const schemaOfPublishInvoicePath: Schema | boolean = {
  type: 'object',
  required: ['invoiceId'],
  properties: { invoiceId: { type: 'string' } },
};
const schemaOfPublishInvoiceQuery: Schema | boolean = {
  type: 'object',
  properties: { joinExpenseReceipts: { type: 'boolean' } },
};

/** Validates the path parameters. */
export const publishInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isPublishInvoicePath,
  [schemaOfPublishInvoicePath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const publishInvoiceQuery: Validator<{ joinExpenseReceipts?: boolean }> = /* @__PURE__ */ createValidator(
  isPublishInvoiceQuery,
  [schemaOfPublishInvoiceQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const publishInvoiceBody: Validator<PublishArguments> = /* @__PURE__ */ createValidator(
  isPublishArguments,
  [schemaOfPublishArguments, interpretObject],
  'body',
);

/** Validates the response. */
export const publishInvoiceResponse: Validator<PublishedDocument> = /* @__PURE__ */ createValidator(
  isPublishedDocument,
  [schemaOfPublishedDocument, interpretObject],
  'response',
);

/** All validators of publishInvoice, for whole calls. */
export const publishInvoiceValidators: OperationValidators = {
  operation: 'publishInvoice',
  path: publishInvoicePath,
  query: publishInvoiceQuery,
  body: publishInvoiceBody,
  response: publishInvoiceResponse,
  bodyRequired: true,
  parameters: [
    { property: 'invoiceId', name: 'invoice_id', location: 'path' },
    { property: 'joinExpenseReceipts', name: 'join_expense_receipts', location: 'query', type: 'boolean' },
  ],
};
