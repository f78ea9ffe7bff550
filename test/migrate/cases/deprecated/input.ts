import type { Approval, ApprovalManagementObject, EmployeeHistory, Item } from '@acme/v2';
export const all = (i: Item, h: EmployeeHistory, a: Approval, m: ApprovalManagementObject) => [i.family, i.subFamily, h.employeeHistoryType, a.object, a.objectId, m.entityCode];
