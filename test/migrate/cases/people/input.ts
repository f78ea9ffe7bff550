import type { Employee, UserBase } from '@acme/v2';
export const all = (e: Employee, u: UserBase) => [e.family1employeeFamily1Id, e.employeeFamily2, e.employeeFamily3, e.cMMSContractSalesManager, e.cMMSContractTechnicalManager, e.cMMSMRAndEOManager, u.firstname];
