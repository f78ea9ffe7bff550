import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { DateParamHolder } from '../../types.ts';

function isBookInvoicePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['invoiceId'] !== 'string') return false;
  return true;
}

function isDateParamHolder(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['date'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  for (const key1 in data) {
    if (key1 !== 'date') return false;
  }

  return true;
}

function isBookInvoiceResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfBookInvoicePath: Schema | boolean = {
  type: 'object',
  required: ['invoiceId'],
  properties: { invoiceId: { type: 'string' } },
};
const schemaOfDateParamHolder: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } } },
  source: 'conventions L107',
};
const schemaOfBookInvoiceResponse: Schema | boolean = { type: 'string' };

/** Validates the path parameters. */
export const bookInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isBookInvoicePath,
  [schemaOfBookInvoicePath, interpretObject],
  'path',
);

/** Validates the body. */
export const bookInvoiceBody: Validator<DateParamHolder> = /* @__PURE__ */ createValidator(
  isDateParamHolder,
  [schemaOfDateParamHolder, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const bookInvoiceResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isBookInvoiceResponse,
  [schemaOfBookInvoiceResponse],
  'response',
);

/** All validators of bookInvoice, for whole calls. */
export const bookInvoiceValidators: OperationValidators = {
  operation: 'bookInvoice',
  path: bookInvoicePath,
  body: bookInvoiceBody,
  response: bookInvoiceResponse,
  bodyRequired: true,
  parameters: [{ property: 'invoiceId', name: 'invoice_id', location: 'path' }],
};
