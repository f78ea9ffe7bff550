import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ExpenseReceiptSummary } from '../../types.ts';

function isGetInvoiceLinkedExpenseReceiptsPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['invoiceId'] !== 'string') return false;
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
  const data1 = data['amount'];
  if (data1 !== undefined && !Number.isFinite(data1) && data1 !== null) return false;
  const data2 = data['currencyCode'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['expenseTypeCode'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['filePath'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['date'];
  if (data5 !== undefined) {
    if (typeof data5 !== 'string' && data5 !== null) return false;
    if (data5 !== null && !isDateTime(data5)) return false;
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
    amount: { type: ['number', 'null'] },
    currencyCode: { type: ['string', 'null'] },
    expenseTypeCode: { type: ['string', 'null'] },
    filePath: { type: ['string', 'null'] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
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
