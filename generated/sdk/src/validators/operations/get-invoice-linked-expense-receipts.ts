import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ExpenseReceiptSummary } from '../../types.ts';

function isGetInvoiceLinkedExpenseReceiptsPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data.invoiceId !== 'string') return false;
  return true;
}

function isGetInvoiceLinkedExpenseReceiptsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isExpenseReceiptSummary(item1)) return false;
  }

  return true;
}

function isExpenseReceiptSummary(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.amount !== undefined && !Number.isFinite(data.amount)) return false;
  if (data.currencyCode !== undefined && typeof data.currencyCode !== 'string') return false;
  if (data.expenseTypeCode !== undefined && typeof data.expenseTypeCode !== 'string') return false;
  if (data.filePath !== undefined && typeof data.filePath !== 'string') return false;
  const data1 = data.date;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  for (const key1 in data) {
    if (
      key1 !== 'amount' &&
      key1 !== 'currencyCode' &&
      key1 !== 'expenseTypeCode' &&
      key1 !== 'filePath' &&
      key1 !== 'date'
    )
      return false;
  }

  return true;
}

const schemaOfGetInvoiceLinkedExpenseReceiptsPath: Schema | boolean = {
  type: 'object',
  required: ['invoiceId'],
  properties: { invoiceId: { type: 'string' } },
};
const schemaOfGetInvoiceLinkedExpenseReceiptsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfExpenseReceiptSummary },
};
const schemaOfExpenseReceiptSummary: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    amount: { type: 'number' },
    currencyCode: { type: 'string' },
    expenseTypeCode: { type: 'string' },
    filePath: { type: 'string' },
    date: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L116',
};

/** Validates the path parameters. */
export const getInvoiceLinkedExpenseReceiptsPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isGetInvoiceLinkedExpenseReceiptsPath,
  [schemaOfGetInvoiceLinkedExpenseReceiptsPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getInvoiceLinkedExpenseReceiptsResponse: Validator<ExpenseReceiptSummary[]> =
  /* @__PURE__ */ createValidator(
    isGetInvoiceLinkedExpenseReceiptsResponse,
    [schemaOfGetInvoiceLinkedExpenseReceiptsResponse, interpretString, interpretArray, interpretObject],
    'response',
  );

/** All validators of getInvoiceLinkedExpenseReceipts, for whole calls. */
export const getInvoiceLinkedExpenseReceiptsValidators: OperationValidators = {
  operation: 'getInvoiceLinkedExpenseReceipts',
  path: getInvoiceLinkedExpenseReceiptsPath,
  response: getInvoiceLinkedExpenseReceiptsResponse,
  parameters: [{ property: 'invoiceId', name: 'invoice_id', location: 'path' }],
};
