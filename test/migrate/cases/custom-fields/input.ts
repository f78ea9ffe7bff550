import type { Approval, ApprovalObjectSummary, BusinessDocument, CustomRequest, Customer, CustomerSite, Invoice } from '@acme/v2';
export const all = (a: Approval, s: ApprovalObjectSummary, d: BusinessDocument, r: CustomRequest, i: Invoice) => [a.viewCustomFields, s.customFields, d.customFields, r.customFields?.['x']?.value, i.customFields];
export const columns = (c: Customer, t: CustomerSite) => [c.startCustomField, c.endCustomField, t.nbColsCustomField];
