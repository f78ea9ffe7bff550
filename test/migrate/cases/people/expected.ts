import type { Employee, UserBase } from '@acme/v2';
export const all = (e: Employee, u: UserBase) => [e.family1Id, e.family2Id, e.family3Id, e.CMMSContractSalesManager, e.CMMSContractTechnicalManager, e.CMMSMRAndEOManager, u.firstName];
