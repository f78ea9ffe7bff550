import type { CustomRequestLine } from '@acme/v2';
export const all = (line: CustomRequestLine) => [line.afterTaxAmountTotalCurrency, line.complementName, line.expenseTypeExpectedId, line.resource, line.resourceId, line.totalPrice, line.totalPriceCurrency];
export const id = (line: CustomRequestLine) => line.managementObjectId;
