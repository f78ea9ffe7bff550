import type { InvoiceLine, BusinessDocumentSalesLine } from '@acme/v2';
export const cut = (line: InvoiceLine, sales: BusinessDocumentSalesLine) => [line.discount, sales.discount];
export const line: Partial<InvoiceLine> = { discount: 5 };
