import type { Address, Customer, CustomerSiteBase } from '@acme/v2';
export const all = (a: Address, s: CustomerSiteBase, c: Customer) => [a.id, s.customer, s.customerId, c.addressId];
