import type { ManagementObjectLine, InvoiceLine, ItemLine, ManagementObjectSalesLine, ForcedVatAmountHolder } from '@acme/v2';
export const ids = (a: ManagementObjectLine, b: InvoiceLine, c: ItemLine, d: ManagementObjectSalesLine, e: ForcedVatAmountHolder) => [a.managementObjectId, b.managementObjectId, c.managementObjectId, d.managementObjectId, e.managementObjectLineId];
