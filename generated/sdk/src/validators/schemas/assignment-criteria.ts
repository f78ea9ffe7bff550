import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isAssignmentType, schemaOfAssignmentType } from './assignment-type.ts';
import { isClauseBoolean, schemaOfClauseBoolean } from './clause-boolean.ts';
import { isClauseString, schemaOfClauseString } from './clause-string.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'projectSubcategorieLevel2Id',
  'departmentId',
  'phaseId',
  'projectProductionManagerId',
  'yearId',
  'activityId',
  'projectStateCode',
  'projectTaskEmployeeLinkedId',
  'customerId',
  'tag',
  'phaseCode',
  'divisionId',
  'subPhaseCode',
  'projectCategorieId',
  'divisionGroupId',
  'entityId',
  'projectTaskId',
  'companyId',
  'projectGroupCode',
  'subPhaseId',
  'projectManagerId',
  'projectSalesManagerId',
  'projectId',
  'projectFinancialManagerId',
  'projectSubCategorieId',
  'projectEmployeeLinkedId',
  'scheduled',
  'projectClosed',
  'projectOnLeave',
  'projectInternal',
  'lowerAssignmentType',
  'upperAssignmentType',
  'countAssignmentType',
  'referentialDate',
  'referentialDateEnd',
  'employeeId',
  'employeePartitioning',
  'ignoreProjectAllCustomer',
  'allCompanies',
  'mainCustomer',
  'employeeIdScheduled',
  'tagIdScheduled',
]);

export function isAssignmentCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data.referentialDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  const data2 = data.referentialDateEnd;
  if (data2 !== undefined) {
    if (typeof data2 !== 'string') return false;
    if (!isDateTime(data2)) return false;
  }

  if (data.employeeId !== undefined && typeof data.employeeId !== 'string') return false;
  if (data.employeePartitioning !== undefined && typeof data.employeePartitioning !== 'boolean') return false;
  if (data.ignoreProjectAllCustomer !== undefined && typeof data.ignoreProjectAllCustomer !== 'boolean') return false;
  if (data.allCompanies !== undefined && typeof data.allCompanies !== 'boolean') return false;
  if (data.mainCustomer !== undefined && typeof data.mainCustomer !== 'boolean') return false;
  if (data.projectSubcategorieLevel2Id !== undefined && !isClauseString(data.projectSubcategorieLevel2Id)) return false;
  if (data.departmentId !== undefined && !isClauseString(data.departmentId)) return false;
  if (data.phaseId !== undefined && !isClauseString(data.phaseId)) return false;
  if (data.projectProductionManagerId !== undefined && !isClauseString(data.projectProductionManagerId)) return false;
  if (data.yearId !== undefined && !isClauseString(data.yearId)) return false;
  if (data.activityId !== undefined && !isClauseString(data.activityId)) return false;
  if (data.projectStateCode !== undefined && !isClauseString(data.projectStateCode)) return false;
  if (data.projectTaskEmployeeLinkedId !== undefined && !isClauseString(data.projectTaskEmployeeLinkedId)) return false;
  if (data.customerId !== undefined && !isClauseString(data.customerId)) return false;
  if (data.tag !== undefined && !isClauseString(data.tag)) return false;
  if (data.phaseCode !== undefined && !isClauseString(data.phaseCode)) return false;
  if (data.divisionId !== undefined && !isClauseString(data.divisionId)) return false;
  if (data.subPhaseCode !== undefined && !isClauseString(data.subPhaseCode)) return false;
  if (data.projectCategorieId !== undefined && !isClauseString(data.projectCategorieId)) return false;
  if (data.divisionGroupId !== undefined && !isClauseString(data.divisionGroupId)) return false;
  if (data.entityId !== undefined && !isClauseString(data.entityId)) return false;
  if (data.projectTaskId !== undefined && !isClauseString(data.projectTaskId)) return false;
  if (data.companyId !== undefined && !isClauseString(data.companyId)) return false;
  if (data.projectGroupCode !== undefined && !isClauseString(data.projectGroupCode)) return false;
  if (data.subPhaseId !== undefined && !isClauseString(data.subPhaseId)) return false;
  if (data.projectManagerId !== undefined && !isClauseString(data.projectManagerId)) return false;
  if (data.projectSalesManagerId !== undefined && !isClauseString(data.projectSalesManagerId)) return false;
  if (data.projectId !== undefined && !isClauseString(data.projectId)) return false;
  if (data.projectFinancialManagerId !== undefined && !isClauseString(data.projectFinancialManagerId)) return false;
  if (data.projectSubCategorieId !== undefined && !isClauseString(data.projectSubCategorieId)) return false;
  if (data.projectEmployeeLinkedId !== undefined && !isClauseString(data.projectEmployeeLinkedId)) return false;
  if (data.scheduled !== undefined && !isClauseBoolean(data.scheduled)) return false;
  if (data.projectClosed !== undefined && !isClauseBoolean(data.projectClosed)) return false;
  if (data.projectOnLeave !== undefined && !isClauseBoolean(data.projectOnLeave)) return false;
  if (data.projectInternal !== undefined && !isClauseBoolean(data.projectInternal)) return false;
  if (data.lowerAssignmentType !== undefined && !isAssignmentType(data.lowerAssignmentType)) return false;
  if (data.upperAssignmentType !== undefined && !isAssignmentType(data.upperAssignmentType)) return false;
  if (data.countAssignmentType !== undefined && !isAssignmentType(data.countAssignmentType)) return false;
  const data3 = data.employeeIdScheduled;
  if (data3 !== undefined) {
    if (!Array.isArray(data3)) return false;
    for (const item1 of data3) {
      if (typeof item1 !== 'string') return false;
    }
  }

  const data4 = data.tagIdScheduled;
  if (data4 !== undefined) {
    if (!Array.isArray(data4)) return false;
    for (const item2 of data4) {
      if (typeof item2 !== 'string') return false;
    }
  }

  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

export const schemaOfAssignmentCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    projectSubcategorieLevel2Id: { ref: () => schemaOfClauseString },
    departmentId: { ref: () => schemaOfClauseString },
    phaseId: { ref: () => schemaOfClauseString },
    projectProductionManagerId: { ref: () => schemaOfClauseString },
    yearId: { ref: () => schemaOfClauseString },
    activityId: { ref: () => schemaOfClauseString },
    projectStateCode: { ref: () => schemaOfClauseString },
    projectTaskEmployeeLinkedId: { ref: () => schemaOfClauseString },
    customerId: { ref: () => schemaOfClauseString },
    tag: { ref: () => schemaOfClauseString },
    phaseCode: { ref: () => schemaOfClauseString },
    divisionId: { ref: () => schemaOfClauseString },
    subPhaseCode: { ref: () => schemaOfClauseString },
    projectCategorieId: { ref: () => schemaOfClauseString },
    divisionGroupId: { ref: () => schemaOfClauseString },
    entityId: { ref: () => schemaOfClauseString },
    projectTaskId: { ref: () => schemaOfClauseString },
    companyId: { ref: () => schemaOfClauseString },
    projectGroupCode: { ref: () => schemaOfClauseString },
    subPhaseId: { ref: () => schemaOfClauseString },
    projectManagerId: { ref: () => schemaOfClauseString },
    projectSalesManagerId: { ref: () => schemaOfClauseString },
    projectId: { ref: () => schemaOfClauseString },
    projectFinancialManagerId: { ref: () => schemaOfClauseString },
    projectSubCategorieId: { ref: () => schemaOfClauseString },
    projectEmployeeLinkedId: { ref: () => schemaOfClauseString },
    scheduled: { ref: () => schemaOfClauseBoolean },
    projectClosed: { ref: () => schemaOfClauseBoolean },
    projectOnLeave: { ref: () => schemaOfClauseBoolean },
    projectInternal: { ref: () => schemaOfClauseBoolean },
    lowerAssignmentType: { ref: () => schemaOfAssignmentType },
    upperAssignmentType: { ref: () => schemaOfAssignmentType },
    countAssignmentType: { ref: () => schemaOfAssignmentType, source: 'domains L216; conventions L228' },
    referentialDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    referentialDateEnd: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    employeeId: { type: 'string' },
    employeePartitioning: { type: 'boolean' },
    ignoreProjectAllCustomer: { type: 'boolean' },
    allCompanies: { type: 'boolean' },
    mainCustomer: { type: 'boolean' },
    employeeIdScheduled: { type: 'array', items: { type: 'string' } },
    tagIdScheduled: { type: 'array', items: { type: 'string' } },
  },
  source: 'domains L135; domains L216',
};
