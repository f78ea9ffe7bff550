import type { Approval, ApprovalObjectSummary, ManagementObject, CustomRequest, Customer, CustomerSite, Invoice } from '@acme/v2';
export const all = (a: Approval, s: ApprovalObjectSummary, d: ManagementObject, r: CustomRequest, i: Invoice) => [a.viewCustomData, s.customData, d.customData, r.customData?.['x']?.value, i.customData];
export const columns = (c: Customer, t: CustomerSite) => [c.startCustomData, c.endCustomData, t.nbColsCustomData];
