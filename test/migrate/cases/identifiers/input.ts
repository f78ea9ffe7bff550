import type { BusinessDocumentLine, InvoiceLine, ItemLine, BusinessDocumentSalesLine, ForcedVatAmountHolder } from '@acme/v2';
export const ids = (a: BusinessDocumentLine, b: InvoiceLine, c: ItemLine, d: BusinessDocumentSalesLine, e: ForcedVatAmountHolder) => [a.businessDocumentId, b.businessDocumentId, c.businessDocumentId, d.businessDocumentId, e.businessDocumentLineId];
