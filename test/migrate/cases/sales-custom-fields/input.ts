import type { Quotation, SalesOrder } from '@acme/v2';
export const sales = (o: SalesOrder, q: Quotation) => [o.customFields, q.customFields];
