import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  type PathPrefix,
  jsonBody,
  readJson,
  readList,
  readString,
  retryTransient,
  serializeHeaders,
  serializeQuery,
} from './runtime.ts';
import type {
  DateParamHolder,
  ErrorResponse,
  ExpenseReceiptSummary,
  ForcedVatAmountHolder,
  Invoice,
  InvoiceCriteria,
  PublishArguments,
  PublishedDocument,
  Quotation,
  QuotationCriteria,
  SalesOrder,
  SalesOrderCriteria,
  SalesOrderDashboardCriteria,
  SalesOrderDashboardResult,
  SalesOrderReadOption,
} from './types.ts';

export type {
  DateParamHolder,
  ErrorResponse,
  ExpenseReceiptSummary,
  ForcedVatAmountHolder,
  Invoice,
  InvoiceCriteria,
  PublishArguments,
  PublishedDocument,
  Quotation,
  QuotationCriteria,
  SalesOrder,
  SalesOrderCriteria,
  SalesOrderDashboardCriteria,
  SalesOrderDashboardResult,
  SalesOrderReadOption,
} from './types.ts';

const prefix: PathPrefix = { name: 'sales', path: '/sales' };

/** Request of {@link forceBillingTableVatAmount}. */
export interface ForceBillingTableVatAmountRequest {
  /**
   * Identifier of the billing table.
   *
   * @example "1"
   */
  billingTableId: string;
  body?: ForcedVatAmountHolder[];
}

/** Error bodies of {@link forceBillingTableVatAmount} by status. */
export type ForceBillingTableVatAmountErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Forces the amounts of value-added tax of a billing table
 *
 * Sets the VAT amounts of lines of the billing table. Returns true if at least one line changed.
 *
 * `POST /sales/billing-table/{billing_table_id}/force-vat-amount`
 *
 * Rights: AB0107.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-281); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns True when one or more lines changed.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await forceBillingTableVatAmount(client, { billingTableId: '1' });
 */
export function forceBillingTableVatAmount(
  client: Client,
  request: ForceBillingTableVatAmountRequest,
  options?: CallOptions,
): Call<boolean, ForceBillingTableVatAmountErrors> {
  return client.call(forceBillingTableVatAmountOperation, request, options);
}

/** Describes {@link forceBillingTableVatAmount} to the client. */
export const forceBillingTableVatAmountOperation: OperationDescription<boolean, ForceBillingTableVatAmountErrors> = {
  prefix,
  path: '/billing-table/{billingTableId}/force-vat-amount',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'forceBillingTableVatAmount',
};

/** Request of {@link forceInvoiceVatAmount}. */
export interface ForceInvoiceVatAmountRequest {
  /**
   * Identifier of the invoice.
   *
   * @example "2"
   */
  invoiceId: string;
  body?: ForcedVatAmountHolder[];
}

/** Error bodies of {@link forceInvoiceVatAmount} by status. */
export type ForceInvoiceVatAmountErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Forces the amounts of value-added tax of an invoice
 *
 * Sets the VAT amounts of lines of the invoice. Returns true if at least one line changed.
 *
 * `POST /sales/invoices/{invoice_id}/force-vat-amount`
 *
 * Rights: AB0107.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-282); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2. Whether the body is required (an
 * optional one is assumed, as for billing tables).
 *
 * @returns True when one or more lines changed.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await forceInvoiceVatAmount(client, { invoiceId: '2' });
 */
export function forceInvoiceVatAmount(
  client: Client,
  request: ForceInvoiceVatAmountRequest,
  options?: CallOptions,
): Call<boolean, ForceInvoiceVatAmountErrors> {
  return client.call(forceInvoiceVatAmountOperation, request, options);
}

/** Describes {@link forceInvoiceVatAmount} to the client. */
export const forceInvoiceVatAmountOperation: OperationDescription<boolean, ForceInvoiceVatAmountErrors> = {
  prefix,
  path: '/invoices/{invoiceId}/force-vat-amount',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'forceInvoiceVatAmount',
};

/** Request of {@link forceSalesOrderVatAmount}. */
export interface ForceSalesOrderVatAmountRequest {
  /**
   * Identifier of the sales order.
   *
   * @example "1"
   */
  salesOrderId: string;
  body?: ForcedVatAmountHolder[];
}

/** Error bodies of {@link forceSalesOrderVatAmount} by status. */
export type ForceSalesOrderVatAmountErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Forces the amounts of value-added tax of a sales order
 *
 * Sets the VAT amounts of lines of the sales order. Returns true if at least one line changed.
 *
 * `POST /sales/orders/{sales_order_id}/force-vat-amount`
 *
 * Rights: AB0107.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-283); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2. Whether the body is required (an
 * optional one is assumed, as for billing tables).
 *
 * @returns True when one or more lines changed.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await forceSalesOrderVatAmount(client, { salesOrderId: '1' });
 */
export function forceSalesOrderVatAmount(
  client: Client,
  request: ForceSalesOrderVatAmountRequest,
  options?: CallOptions,
): Call<boolean, ForceSalesOrderVatAmountErrors> {
  return client.call(forceSalesOrderVatAmountOperation, request, options);
}

/** Describes {@link forceSalesOrderVatAmount} to the client. */
export const forceSalesOrderVatAmountOperation: OperationDescription<boolean, ForceSalesOrderVatAmountErrors> = {
  prefix,
  path: '/orders/{salesOrderId}/force-vat-amount',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'forceSalesOrderVatAmount',
};

/** Request of {@link forceQuotationVatAmount}. */
export interface ForceQuotationVatAmountRequest {
  /**
   * Identifier of the quotation.
   *
   * @example "1"
   */
  quotationId: string;
  body?: ForcedVatAmountHolder[];
}

/** Error bodies of {@link forceQuotationVatAmount} by status. */
export type ForceQuotationVatAmountErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Forces the amounts of value-added tax of a quotation
 *
 * Sets the VAT amounts of lines of the quotation. Returns true if at least one line changed.
 *
 * `POST /sales/quotations/{quotation_id}/force-vat-amount`
 *
 * Rights: AB0107.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-284); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2. Whether the body is required (an
 * optional one is assumed, as for billing tables).
 *
 * @returns True when one or more lines changed.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await forceQuotationVatAmount(client, { quotationId: '1' });
 */
export function forceQuotationVatAmount(
  client: Client,
  request: ForceQuotationVatAmountRequest,
  options?: CallOptions,
): Call<boolean, ForceQuotationVatAmountErrors> {
  return client.call(forceQuotationVatAmountOperation, request, options);
}

/** Describes {@link forceQuotationVatAmount} to the client. */
export const forceQuotationVatAmountOperation: OperationDescription<boolean, ForceQuotationVatAmountErrors> = {
  prefix,
  path: '/quotations/{quotationId}/force-vat-amount',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'forceQuotationVatAmount',
};

/** Request of {@link searchInvoices}. */
export interface SearchInvoicesRequest {
  body: InvoiceCriteria;
}

/** Error bodies of {@link searchInvoices} by status. */
export type SearchInvoicesErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches invoices
 *
 * Returns the invoices that match the criteria, together with what the read options name.
 *
 * `POST /sales/invoices/search`
 *
 * Rights: AB0304.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-285); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The invoices found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchInvoices(client, { body: { id: { operator: 'IS', value: '2' }, readOptions: { type: 'INVOICE', options: ['CUSTOMER', 'LINE'] } } });
 */
export function searchInvoices(
  client: Client,
  request: SearchInvoicesRequest,
  options?: CallOptions,
): Call<Invoice[], SearchInvoicesErrors> {
  return client.call(searchInvoicesOperation, request, options);
}

/** Describes {@link searchInvoices} to the client. */
export const searchInvoicesOperation: OperationDescription<Invoice[], SearchInvoicesErrors> = {
  prefix,
  path: '/invoices/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchInvoices',
};

/** Request of {@link bookInvoice}. */
export interface BookInvoiceRequest {
  /**
   * Identifier of the invoice.
   *
   * @example "1"
   */
  invoiceId: string;
  /** The booking date. */
  body: DateParamHolder;
}

/** Error bodies of {@link bookInvoice} by status. */
export type BookInvoiceErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Books an invoice
 *
 * Books the invoice at the date of the body and returns its number as a text, leading zeros included.
 *
 * `POST /sales/invoices/{invoice_id}/book`
 *
 * Rights: AB0306.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-286); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The number of the booked invoice.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await bookInvoice(client, { invoiceId: '1', body: { date: '2026-06-01T00:00:00.000Z' } });
 */
export function bookInvoice(
  client: Client,
  request: BookInvoiceRequest,
  options?: CallOptions,
): Call<string, BookInvoiceErrors> {
  return client.call(bookInvoiceOperation, request, options);
}

/** Describes {@link bookInvoice} to the client. */
export const bookInvoiceOperation: OperationDescription<string, BookInvoiceErrors> = {
  prefix,
  path: '/invoices/{invoiceId}/book',
  method: 'POST',
  parts: [[jsonBody]],
  response: readString,
  id: 'bookInvoice',
};

/** Request of {@link getInvoiceLinkedExpenseReceipts}. */
export interface GetInvoiceLinkedExpenseReceiptsRequest {
  /**
   * Identifier of the invoice.
   *
   * @example "2"
   */
  invoiceId: string;
}

/** Error bodies of {@link getInvoiceLinkedExpenseReceipts} by status. */
export type GetInvoiceLinkedExpenseReceiptsErrors = Record<
  400 | 401 | 402 | 403 | 404 | 405 | 406 | 500,
  ErrorResponse
>;

/**
 * Lists the expense receipts linked to an invoice
 *
 * Returns a summary of each receipt of the expenses that the invoice is linked to.
 *
 * `GET /sales/invoices/{invoice_id}/get-linked-expense-receipt`
 *
 * Rights: AB0305.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-287); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The summaries of the receipts.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getInvoiceLinkedExpenseReceipts(client, { invoiceId: '2' });
 */
export function getInvoiceLinkedExpenseReceipts(
  client: Client,
  request: GetInvoiceLinkedExpenseReceiptsRequest,
  options?: CallOptions,
): Call<ExpenseReceiptSummary[], GetInvoiceLinkedExpenseReceiptsErrors> {
  return client.call(getInvoiceLinkedExpenseReceiptsOperation, request, options);
}

/** Describes {@link getInvoiceLinkedExpenseReceipts} to the client. */
export const getInvoiceLinkedExpenseReceiptsOperation: OperationDescription<
  ExpenseReceiptSummary[],
  GetInvoiceLinkedExpenseReceiptsErrors
> = {
  prefix,
  path: '/invoices/{invoiceId}/get-linked-expense-receipt',
  method: 'GET',
  response: readList,
  retry: retryTransient,
  id: 'getInvoiceLinkedExpenseReceipts',
};

/** Request of {@link isInvoiceExpenseRebill}. */
export interface IsInvoiceExpenseRebillRequest {
  /**
   * Identifier of the invoice.
   *
   * @example "2"
   */
  invoiceId: string;
}

/** Error bodies of {@link isInvoiceExpenseRebill} by status. */
export type IsInvoiceExpenseRebillErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Checks whether an invoice rebills an expense
 *
 * Returns true if the invoice rebills an expense. There is no body.
 *
 * `POST /sales/invoices/{invoice_id}/is-expense-rebill`
 *
 * Rights: AB0305.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-288); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns True when the invoice rebills an expense.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await isInvoiceExpenseRebill(client, { invoiceId: '2' });
 */
export function isInvoiceExpenseRebill(
  client: Client,
  request: IsInvoiceExpenseRebillRequest,
  options?: CallOptions,
): Call<boolean, IsInvoiceExpenseRebillErrors> {
  return client.call(isInvoiceExpenseRebillOperation, request, options);
}

/** Describes {@link isInvoiceExpenseRebill} to the client. */
export const isInvoiceExpenseRebillOperation: OperationDescription<boolean, IsInvoiceExpenseRebillErrors> = {
  prefix,
  path: '/invoices/{invoiceId}/is-expense-rebill',
  method: 'POST',
  response: readJson,
  retry: retryTransient,
  id: 'isInvoiceExpenseRebill',
};

/** Request of {@link publishInvoice}. */
export interface PublishInvoiceRequest {
  /**
   * Identifier of the invoice.
   *
   * @example "2"
   */
  invoiceId: string;
  /**
   * Attaches the receipts of linked expenses.
   *
   * @example true
   */
  joinExpenseReceipts?: boolean;
  body: PublishArguments;
}

/** Error bodies of {@link publishInvoice} by status. */
export type PublishInvoiceErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Publishes an invoice
 *
 * Publishes the invoice as a document, on request with the receipts of linked expenses, and returns the document.
 *
 * `POST /sales/invoices/{invoice_id}/publish`
 *
 * Rights: AB0305.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-289); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The published document.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await publishInvoice(client, { invoiceId: '2', body: {} });
 */
export function publishInvoice(
  client: Client,
  request: PublishInvoiceRequest,
  options?: CallOptions,
): Call<PublishedDocument, PublishInvoiceErrors> {
  return client.call(publishInvoiceOperation, request, options);
}

/** Describes {@link publishInvoice} to the client. */
export const publishInvoiceOperation: OperationDescription<PublishedDocument, PublishInvoiceErrors> = {
  prefix,
  path: '/invoices/{invoiceId}/publish',
  method: 'POST',
  parts: [[serializeQuery, { name: 'join_expense_receipts', property: 'joinExpenseReceipts' }], [jsonBody]],
  response: readJson,
  id: 'publishInvoice',
};

/** Request of {@link readSalesOrderDashboard}. */
export interface ReadSalesOrderDashboardRequest {
  body?: SalesOrderDashboardCriteria;
}

/** Error bodies of {@link readSalesOrderDashboard} by status. */
export type ReadSalesOrderDashboardErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Reads the dashboard of sales orders
 *
 * Returns categorization, groupings and totals.
 *
 * `POST /sales/orders/dashboard`
 *
 * Rights: 020304.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-290); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The results.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await readSalesOrderDashboard(client);
 */
export function readSalesOrderDashboard(
  client: Client,
  request?: ReadSalesOrderDashboardRequest,
  options?: CallOptions,
): Call<SalesOrderDashboardResult[], ReadSalesOrderDashboardErrors> {
  return client.call(readSalesOrderDashboardOperation, request, options);
}

/** Describes {@link readSalesOrderDashboard} to the client. */
export const readSalesOrderDashboardOperation: OperationDescription<
  SalesOrderDashboardResult[],
  ReadSalesOrderDashboardErrors
> = {
  prefix,
  path: '/orders/dashboard',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'readSalesOrderDashboard',
};

/** Request of {@link searchSalesOrders}. */
export interface SearchSalesOrdersRequest {
  body: SalesOrderCriteria;
}

/** Error bodies of {@link searchSalesOrders} by status. */
export type SearchSalesOrdersErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches sales orders
 *
 * Returns the sales orders that match the criteria.
 *
 * `POST /sales/orders/search`
 *
 * Rights: 020304.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-291); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The sales orders found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchSalesOrders(client, { body: { id: { operator: 'IS', value: '1' } } });
 */
export function searchSalesOrders(
  client: Client,
  request: SearchSalesOrdersRequest,
  options?: CallOptions,
): Call<SalesOrder[], SearchSalesOrdersErrors> {
  return client.call(searchSalesOrdersOperation, request, options);
}

/** Describes {@link searchSalesOrders} to the client. */
export const searchSalesOrdersOperation: OperationDescription<SalesOrder[], SearchSalesOrdersErrors> = {
  prefix,
  path: '/orders/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchSalesOrders',
};

/** Request of {@link getSalesOrder}. */
export interface GetSalesOrderRequest {
  /**
   * Identifier of the sales order.
   *
   * @example "1"
   */
  salesOrderId: string;
}

/** Error bodies of {@link getSalesOrder} by status. */
export type GetSalesOrderErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Gets a sales order
 *
 * Returns the sales order with this identifier.
 *
 * `GET /sales/orders/{sales_order_id}`
 *
 * Rights: 0203*.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-292); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2. Which rights the group 0203
 * consists of.
 *
 * @returns The sales order.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getSalesOrder(client, { salesOrderId: '1' });
 */
export function getSalesOrder(
  client: Client,
  request: GetSalesOrderRequest,
  options?: CallOptions,
): Call<SalesOrder, GetSalesOrderErrors> {
  return client.call(getSalesOrderOperation, request, options);
}

/** Describes {@link getSalesOrder} to the client. */
export const getSalesOrderOperation: OperationDescription<SalesOrder, GetSalesOrderErrors> = {
  prefix,
  path: '/orders/{salesOrderId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getSalesOrder',
};

/** Request of {@link publishSalesOrder}. */
export interface PublishSalesOrderRequest {
  /**
   * Identifier of the sales order.
   *
   * @example "1"
   */
  salesOrderId: string;
  body: PublishArguments;
}

/** Error bodies of {@link publishSalesOrder} by status. */
export type PublishSalesOrderErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Publishes a sales order
 *
 * Publishes the sales order as a document and returns the document.
 *
 * `POST /sales/orders/{sales_order_id}/publish`
 *
 * Rights: AB0205.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-293); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The published document.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await publishSalesOrder(client, { salesOrderId: '1', body: {} });
 */
export function publishSalesOrder(
  client: Client,
  request: PublishSalesOrderRequest,
  options?: CallOptions,
): Call<PublishedDocument, PublishSalesOrderErrors> {
  return client.call(publishSalesOrderOperation, request, options);
}

/** Describes {@link publishSalesOrder} to the client. */
export const publishSalesOrderOperation: OperationDescription<PublishedDocument, PublishSalesOrderErrors> = {
  prefix,
  path: '/orders/{salesOrderId}/publish',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'publishSalesOrder',
};

/** Request of {@link readSalesOrder}. */
export interface ReadSalesOrderRequest {
  /**
   * Identifier of the sales order.
   *
   * @example "1"
   */
  salesOrderId: string;
  body?: SalesOrderReadOption;
}

/** Error bodies of {@link readSalesOrder} by status. */
export type ReadSalesOrderErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Reads a sales order with options
 *
 * Returns the sales order with this identifier, together with what the read options name.
 *
 * `POST /sales/orders/{sales_order_id}/read`
 *
 * Rights: 0203*.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-294); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2. Which rights the group 0203
 * consists of.
 *
 * @returns The sales order.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await readSalesOrder(client, { salesOrderId: '1' });
 */
export function readSalesOrder(
  client: Client,
  request: ReadSalesOrderRequest,
  options?: CallOptions,
): Call<SalesOrder, ReadSalesOrderErrors> {
  return client.call(readSalesOrderOperation, request, options);
}

/** Describes {@link readSalesOrder} to the client. */
export const readSalesOrderOperation: OperationDescription<SalesOrder, ReadSalesOrderErrors> = {
  prefix,
  path: '/orders/{salesOrderId}/read',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'readSalesOrder',
};

/** Request of {@link createQuotation}. */
export interface CreateQuotationRequest {
  body: Quotation;
}

/** Error bodies of {@link createQuotation} by status. */
export type CreateQuotationErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Creates a quotation
 *
 * Creates a quotation and returns its identifier. The body names related objects by their identifiers.
 *
 * `PUT /sales/quotations`
 *
 * Rights: AB0101.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-295); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2. The meaning of the returned string
 * (the identifier of the quotation is assumed, as for most create operations).
 *
 * @returns The identifier of the quotation.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createQuotation(client, { body: { name: 'Quotation for the portal', type: 'QUOTATION', projectId: '1', customerId: '1', managerId: '1', date: '2026-06-01T00:00:00.000Z' } });
 */
export function createQuotation(
  client: Client,
  request: CreateQuotationRequest,
  options?: CallOptions,
): Call<string, CreateQuotationErrors> {
  return client.call(createQuotationOperation, request, options);
}

/** Describes {@link createQuotation} to the client. */
export const createQuotationOperation: OperationDescription<string, CreateQuotationErrors> = {
  prefix,
  path: '/quotations',
  method: 'PUT',
  parts: [[serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }], [jsonBody]],
  response: readString,
  id: 'createQuotation',
};

/** Request of {@link searchQuotations}. */
export interface SearchQuotationsRequest {
  body: QuotationCriteria;
}

/** Error bodies of {@link searchQuotations} by status. */
export type SearchQuotationsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches quotations
 *
 * Returns the quotations that match the criteria.
 *
 * `POST /sales/quotations/search`
 *
 * Rights: 020204.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-296); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The quotations found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchQuotations(client, { body: { id: { operator: 'IS', value: '1' } } });
 */
export function searchQuotations(
  client: Client,
  request: SearchQuotationsRequest,
  options?: CallOptions,
): Call<Quotation[], SearchQuotationsErrors> {
  return client.call(searchQuotationsOperation, request, options);
}

/** Describes {@link searchQuotations} to the client. */
export const searchQuotationsOperation: OperationDescription<Quotation[], SearchQuotationsErrors> = {
  prefix,
  path: '/quotations/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchQuotations',
};

/** Request of {@link getQuotation}. */
export interface GetQuotationRequest {
  /**
   * Identifier of the quotation.
   *
   * @example "1"
   */
  quotationId: string;
}

/** Error bodies of {@link getQuotation} by status. */
export type GetQuotationErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Gets a quotation
 *
 * Returns the quotation with this identifier.
 *
 * `GET /sales/quotations/{quotation_id}`
 *
 * Rights: 0202*.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-297); path prefix assumed.
 *
 * Not documented: Whether version 3.0 has this operation; it is listed for v2. Which rights the group 0202
 * consists of.
 *
 * @returns The quotation.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getQuotation(client, { quotationId: '1' });
 */
export function getQuotation(
  client: Client,
  request: GetQuotationRequest,
  options?: CallOptions,
): Call<Quotation, GetQuotationErrors> {
  return client.call(getQuotationOperation, request, options);
}

/** Describes {@link getQuotation} to the client. */
export const getQuotationOperation: OperationDescription<Quotation, GetQuotationErrors> = {
  prefix,
  path: '/quotations/{quotationId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getQuotation',
};
