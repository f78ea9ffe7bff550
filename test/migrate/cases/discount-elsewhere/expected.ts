import type { InvoiceLine, ManagementObjectSalesLine } from '@acme/v2';
export const cut = (line: InvoiceLine, sales: ManagementObjectSalesLine) => [line.discount, sales.discount];
export const line: Partial<InvoiceLine> = { discount: 5 };
