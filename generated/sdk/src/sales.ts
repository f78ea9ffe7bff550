import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  type PathPrefix,
  jsonBody,
  readJson,
  readString,
  retryTransient,
  serializeHeaders,
  serializeQuery,
} from './runtime.ts';
import type {
  DateParamHolder,
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

/** What {@link forceBillingTableVatAmount} is asked with. */
export interface ForceBillingTableVatAmountRequest {
  billingTableId: string;
  body?: ForcedVatAmountHolder[];
}

/**
 * Forces the amounts of value-added tax of a billing table
 *
 * `POST /sales/billing-table/{billing_table_id}/force-vat-amount`
 *
 * Rights: AB0107.
 *
 * Carried over from the former interface: domains L281.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns True when one or more lines changed.
 */
export function forceBillingTableVatAmount(
  client: Client,
  request: ForceBillingTableVatAmountRequest,
  options?: CallOptions,
): Call<boolean> {
  return client.call(forceBillingTableVatAmountOperation, request, options);
}

/** What the client must know to call {@link forceBillingTableVatAmount}. */
export const forceBillingTableVatAmountOperation: OperationDescription<boolean> = {
  prefix,
  path: '/billing-table/{billingTableId}/force-vat-amount',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'forceBillingTableVatAmount',
};

/** What {@link forceInvoiceVatAmount} is asked with. */
export interface ForceInvoiceVatAmountRequest {
  invoiceId: string;
  body?: ForcedVatAmountHolder[];
}

/**
 * Forces the amounts of value-added tax of an invoice
 *
 * `POST /sales/invoices/{invoice_id}/force-vat-amount`
 *
 * Rights: AB0107.
 *
 * Carried over from the former interface: domains L282; domains L281.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2. Whether the body is required (an optional one is assumed, as for billing tables).
 *
 * @returns True when one or more lines changed.
 */
export function forceInvoiceVatAmount(
  client: Client,
  request: ForceInvoiceVatAmountRequest,
  options?: CallOptions,
): Call<boolean> {
  return client.call(forceInvoiceVatAmountOperation, request, options);
}

/** What the client must know to call {@link forceInvoiceVatAmount}. */
export const forceInvoiceVatAmountOperation: OperationDescription<boolean> = {
  prefix,
  path: '/invoices/{invoiceId}/force-vat-amount',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'forceInvoiceVatAmount',
};

/** What {@link forceSalesOrderVatAmount} is asked with. */
export interface ForceSalesOrderVatAmountRequest {
  salesOrderId: string;
  body?: ForcedVatAmountHolder[];
}

/**
 * Forces the amounts of value-added tax of a sales order
 *
 * `POST /sales/orders/{sales_order_id}/force-vat-amount`
 *
 * Rights: AB0107.
 *
 * Carried over from the former interface: domains L283; domains L281.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2. Whether the body is required (an optional one is assumed, as for billing tables).
 *
 * @returns True when one or more lines changed.
 */
export function forceSalesOrderVatAmount(
  client: Client,
  request: ForceSalesOrderVatAmountRequest,
  options?: CallOptions,
): Call<boolean> {
  return client.call(forceSalesOrderVatAmountOperation, request, options);
}

/** What the client must know to call {@link forceSalesOrderVatAmount}. */
export const forceSalesOrderVatAmountOperation: OperationDescription<boolean> = {
  prefix,
  path: '/orders/{salesOrderId}/force-vat-amount',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'forceSalesOrderVatAmount',
};

/** What {@link forceQuotationVatAmount} is asked with. */
export interface ForceQuotationVatAmountRequest {
  quotationId: string;
  body?: ForcedVatAmountHolder[];
}

/**
 * Forces the amounts of value-added tax of a quotation
 *
 * `POST /sales/quotations/{quotation_id}/force-vat-amount`
 *
 * Rights: AB0107.
 *
 * Carried over from the former interface: domains L284; domains L281.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2. Whether the body is required (an optional one is assumed, as for billing tables).
 *
 * @returns True when one or more lines changed.
 */
export function forceQuotationVatAmount(
  client: Client,
  request: ForceQuotationVatAmountRequest,
  options?: CallOptions,
): Call<boolean> {
  return client.call(forceQuotationVatAmountOperation, request, options);
}

/** What the client must know to call {@link forceQuotationVatAmount}. */
export const forceQuotationVatAmountOperation: OperationDescription<boolean> = {
  prefix,
  path: '/quotations/{quotationId}/force-vat-amount',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'forceQuotationVatAmount',
};

/** What {@link searchInvoices} is asked with. */
export interface SearchInvoicesRequest {
  body: InvoiceCriteria;
}

/**
 * Searches invoices
 *
 * `POST /sales/invoices/search`
 *
 * Rights: AB0304.
 *
 * Carried over from the former interface: domains L285.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The invoices found.
 */
export function searchInvoices(client: Client, request: SearchInvoicesRequest, options?: CallOptions): Call<Invoice[]> {
  return client.call(searchInvoicesOperation, request, options);
}

/** What the client must know to call {@link searchInvoices}. */
export const searchInvoicesOperation: OperationDescription<Invoice[]> = {
  prefix,
  path: '/invoices/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'searchInvoices',
};

/** What {@link bookInvoice} is asked with. */
export interface BookInvoiceRequest {
  invoiceId: string;
  /** The booking date. */
  body: DateParamHolder;
}

/**
 * Books an invoice
 *
 * `POST /sales/invoices/{invoice_id}/book`
 *
 * Rights: AB0306.
 *
 * Carried over from the former interface: domains L286.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The number of the booked invoice.
 */
export function bookInvoice(client: Client, request: BookInvoiceRequest, options?: CallOptions): Call<string> {
  return client.call(bookInvoiceOperation, request, options);
}

/** What the client must know to call {@link bookInvoice}. */
export const bookInvoiceOperation: OperationDescription<string> = {
  prefix,
  path: '/invoices/{invoiceId}/book',
  method: 'POST',
  parts: [[jsonBody]],
  response: readString,
  id: 'bookInvoice',
};

/** What {@link getInvoiceLinkedExpenseReceipts} is asked with. */
export interface GetInvoiceLinkedExpenseReceiptsRequest {
  invoiceId: string;
}

/**
 * Lists the expense receipts linked to an invoice
 *
 * `GET /sales/invoices/{invoice_id}/get-linked-expense-receipt`
 *
 * Rights: AB0305.
 *
 * Carried over from the former interface: domains L287.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The summaries of the receipts.
 */
export function getInvoiceLinkedExpenseReceipts(
  client: Client,
  request: GetInvoiceLinkedExpenseReceiptsRequest,
  options?: CallOptions,
): Call<ExpenseReceiptSummary[]> {
  return client.call(getInvoiceLinkedExpenseReceiptsOperation, request, options);
}

/** What the client must know to call {@link getInvoiceLinkedExpenseReceipts}. */
export const getInvoiceLinkedExpenseReceiptsOperation: OperationDescription<ExpenseReceiptSummary[]> = {
  prefix,
  path: '/invoices/{invoiceId}/get-linked-expense-receipt',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getInvoiceLinkedExpenseReceipts',
};

/** What {@link isInvoiceExpenseRebill} is asked with. */
export interface IsInvoiceExpenseRebillRequest {
  invoiceId: string;
}

/**
 * Tells whether an invoice rebills an expense
 *
 * `POST /sales/invoices/{invoice_id}/is-expense-rebill`
 *
 * Rights: AB0305.
 *
 * Carried over from the former interface: domains L288.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns True when the invoice rebills an expense.
 */
export function isInvoiceExpenseRebill(
  client: Client,
  request: IsInvoiceExpenseRebillRequest,
  options?: CallOptions,
): Call<boolean> {
  return client.call(isInvoiceExpenseRebillOperation, request, options);
}

/** What the client must know to call {@link isInvoiceExpenseRebill}. */
export const isInvoiceExpenseRebillOperation: OperationDescription<boolean> = {
  prefix,
  path: '/invoices/{invoiceId}/is-expense-rebill',
  method: 'POST',
  response: readJson,
  retry: retryTransient,
  id: 'isInvoiceExpenseRebill',
};

/** What {@link publishInvoice} is asked with. */
export interface PublishInvoiceRequest {
  invoiceId: string;
  /** Whether to attach the receipts of linked expenses. */
  joinExpenseReceipts?: boolean;
  body: PublishArguments;
}

/**
 * Publishes an invoice
 *
 * `POST /sales/invoices/{invoice_id}/publish`
 *
 * Rights: AB0305.
 *
 * Carried over from the former interface: domains L289.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The published document.
 */
export function publishInvoice(
  client: Client,
  request: PublishInvoiceRequest,
  options?: CallOptions,
): Call<PublishedDocument> {
  return client.call(publishInvoiceOperation, request, options);
}

/** What the client must know to call {@link publishInvoice}. */
export const publishInvoiceOperation: OperationDescription<PublishedDocument> = {
  prefix,
  path: '/invoices/{invoiceId}/publish',
  method: 'POST',
  parts: [[serializeQuery, { name: 'join_expense_receipts', property: 'joinExpenseReceipts' }], [jsonBody]],
  response: readJson,
  id: 'publishInvoice',
};

/** What {@link readSalesOrderDashboard} is asked with. */
export interface ReadSalesOrderDashboardRequest {
  body?: SalesOrderDashboardCriteria;
}

/**
 * Reads the dashboard of sales orders
 *
 * Answers categorization, groupings and totals.
 *
 * `POST /sales/orders/dashboard`
 *
 * Rights: 020304.
 *
 * Carried over from the former interface: domains L290.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The results.
 */
export function readSalesOrderDashboard(
  client: Client,
  request?: ReadSalesOrderDashboardRequest,
  options?: CallOptions,
): Call<SalesOrderDashboardResult[]> {
  return client.call(readSalesOrderDashboardOperation, request, options);
}

/** What the client must know to call {@link readSalesOrderDashboard}. */
export const readSalesOrderDashboardOperation: OperationDescription<SalesOrderDashboardResult[]> = {
  prefix,
  path: '/orders/dashboard',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'readSalesOrderDashboard',
};

/** What {@link searchSalesOrders} is asked with. */
export interface SearchSalesOrdersRequest {
  body: SalesOrderCriteria;
}

/**
 * Searches sales orders
 *
 * `POST /sales/orders/search`
 *
 * Rights: 020304.
 *
 * Carried over from the former interface: domains L291.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The sales orders found.
 */
export function searchSalesOrders(
  client: Client,
  request: SearchSalesOrdersRequest,
  options?: CallOptions,
): Call<SalesOrder[]> {
  return client.call(searchSalesOrdersOperation, request, options);
}

/** What the client must know to call {@link searchSalesOrders}. */
export const searchSalesOrdersOperation: OperationDescription<SalesOrder[]> = {
  prefix,
  path: '/orders/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'searchSalesOrders',
};

/** What {@link getSalesOrder} is asked with. */
export interface GetSalesOrderRequest {
  salesOrderId: string;
}

/**
 * Gets a sales order
 *
 * `GET /sales/orders/{sales_order_id}`
 *
 * Rights: 0203*.
 *
 * Carried over from the former interface: domains L292.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2. Which rights the group 0203 consists of.
 *
 * @returns The sales order.
 */
export function getSalesOrder(client: Client, request: GetSalesOrderRequest, options?: CallOptions): Call<SalesOrder> {
  return client.call(getSalesOrderOperation, request, options);
}

/** What the client must know to call {@link getSalesOrder}. */
export const getSalesOrderOperation: OperationDescription<SalesOrder> = {
  prefix,
  path: '/orders/{salesOrderId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getSalesOrder',
};

/** What {@link publishSalesOrder} is asked with. */
export interface PublishSalesOrderRequest {
  salesOrderId: string;
  body: PublishArguments;
}

/**
 * Publishes a sales order
 *
 * `POST /sales/orders/{sales_order_id}/publish`
 *
 * Rights: AB0205.
 *
 * Carried over from the former interface: domains L293.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The published document.
 */
export function publishSalesOrder(
  client: Client,
  request: PublishSalesOrderRequest,
  options?: CallOptions,
): Call<PublishedDocument> {
  return client.call(publishSalesOrderOperation, request, options);
}

/** What the client must know to call {@link publishSalesOrder}. */
export const publishSalesOrderOperation: OperationDescription<PublishedDocument> = {
  prefix,
  path: '/orders/{salesOrderId}/publish',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'publishSalesOrder',
};

/** What {@link readSalesOrder} is asked with. */
export interface ReadSalesOrderRequest {
  salesOrderId: string;
  body?: SalesOrderReadOption;
}

/**
 * Reads a sales order with options
 *
 * `POST /sales/orders/{sales_order_id}/read`
 *
 * Rights: 0203*.
 *
 * Carried over from the former interface: domains L294.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2. Which rights the group 0203 consists of.
 *
 * @returns The sales order.
 */
export function readSalesOrder(
  client: Client,
  request: ReadSalesOrderRequest,
  options?: CallOptions,
): Call<SalesOrder> {
  return client.call(readSalesOrderOperation, request, options);
}

/** What the client must know to call {@link readSalesOrder}. */
export const readSalesOrderOperation: OperationDescription<SalesOrder> = {
  prefix,
  path: '/orders/{salesOrderId}/read',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'readSalesOrder',
};

/** What {@link createQuotation} is asked with. */
export interface CreateQuotationRequest {
  body: Quotation;
}

/**
 * Creates a quotation
 *
 * `PUT /sales/quotations`
 *
 * Rights: AB0101.
 *
 * Carried over from the former interface: domains L295; conventions L32.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2. What the string of the answer is (the identifier of the quotation is assumed, as for most create operations).
 *
 * @returns The identifier of the quotation.
 */
export function createQuotation(client: Client, request: CreateQuotationRequest, options?: CallOptions): Call<string> {
  return client.call(createQuotationOperation, request, options);
}

/** What the client must know to call {@link createQuotation}. */
export const createQuotationOperation: OperationDescription<string> = {
  prefix,
  path: '/quotations',
  method: 'PUT',
  parts: [[serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }], [jsonBody]],
  response: readString,
  id: 'createQuotation',
};

/** What {@link searchQuotations} is asked with. */
export interface SearchQuotationsRequest {
  body: QuotationCriteria;
}

/**
 * Searches quotations
 *
 * `POST /sales/quotations/search`
 *
 * Rights: 020204.
 *
 * Carried over from the former interface: domains L296.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2.
 *
 * @returns The quotations found.
 */
export function searchQuotations(
  client: Client,
  request: SearchQuotationsRequest,
  options?: CallOptions,
): Call<Quotation[]> {
  return client.call(searchQuotationsOperation, request, options);
}

/** What the client must know to call {@link searchQuotations}. */
export const searchQuotationsOperation: OperationDescription<Quotation[]> = {
  prefix,
  path: '/quotations/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'searchQuotations',
};

/** What {@link getQuotation} is asked with. */
export interface GetQuotationRequest {
  quotationId: string;
}

/**
 * Gets a quotation
 *
 * `GET /sales/quotations/{quotation_id}`
 *
 * Rights: 0202*.
 *
 * Carried over from the former interface: domains L297.
 *
 * Not shown: Whether version 3.0 has this operation; it is listed for v2. Which rights the group 0202 consists of.
 *
 * @returns The quotation.
 */
export function getQuotation(client: Client, request: GetQuotationRequest, options?: CallOptions): Call<Quotation> {
  return client.call(getQuotationOperation, request, options);
}

/** What the client must know to call {@link getQuotation}. */
export const getQuotationOperation: OperationDescription<Quotation> = {
  prefix,
  path: '/quotations/{quotationId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getQuotation',
};
