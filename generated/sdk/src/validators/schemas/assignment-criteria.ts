// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { isAssignmentType, shapeOfAssignmentType } from './assignment-type.ts';
import { isClauseBoolean, shapeOfClauseBoolean } from './clause-boolean.ts';
import { isClauseString, shapeOfClauseString } from './clause-string.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

const known0 = /* @__PURE__ */ new Set(["projectSubcategorieLevel2Id", "departmentId", "phaseId", "projectProductionManagerId", "yearId", "activityId", "projectStateCode", "projectTaskEmployeeLinkedId", "customerId", "tag", "phaseCode", "divisionId", "subPhaseCode", "projectCategorieId", "divisionGroupId", "entityId", "projectTaskId", "companyId", "projectGroupCode", "subPhaseId", "projectManagerId", "projectSalesManagerId", "projectId", "projectFinancialManagerId", "projectSubCategorieId", "projectEmployeeLinkedId", "scheduled", "projectClosed", "projectOnLeave", "projectInternal", "lowerAssignmentType", "upperAssignmentType", "countAssignmentType", "referentialDate", "referentialDateEnd", "employeeId", "employeePartitioning", "ignoreProjectAllCustomer", "allCompanies", "mainCustomer", "employeeIdScheduled", "tagIdScheduled"]);
export function isAssignmentCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.referentialDate;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  const data2 = data.referentialDateEnd;
  if (data2 !== undefined) {
    if (typeof data2 !== "string") return false;
    if (!isDateTime(data2)) return false;
  }
  if (data.employeeId !== undefined && typeof data.employeeId !== "string") return false;
  if (data.employeePartitioning !== undefined && typeof data.employeePartitioning !== "boolean") return false;
  if (data.ignoreProjectAllCustomer !== undefined && typeof data.ignoreProjectAllCustomer !== "boolean") return false;
  if (data.allCompanies !== undefined && typeof data.allCompanies !== "boolean") return false;
  if (data.mainCustomer !== undefined && typeof data.mainCustomer !== "boolean") return false;
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
      if (typeof item1 !== "string") return false;
    }
  }
  const data4 = data.tagIdScheduled;
  if (data4 !== undefined) {
    if (!Array.isArray(data4)) return false;
    for (const item2 of data4) {
      if (typeof item2 !== "string") return false;
    }
  }
  for (const key1 in data) {
    if (!known0.has(key1)) return false;
  }
  return true;
}
export const shapeOfAssignmentCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { projectSubcategorieLevel2Id: { ref: () => shapeOfClauseString }, departmentId: { ref: () => shapeOfClauseString }, phaseId: { ref: () => shapeOfClauseString }, projectProductionManagerId: { ref: () => shapeOfClauseString }, yearId: { ref: () => shapeOfClauseString }, activityId: { ref: () => shapeOfClauseString }, projectStateCode: { ref: () => shapeOfClauseString }, projectTaskEmployeeLinkedId: { ref: () => shapeOfClauseString }, customerId: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, phaseCode: { ref: () => shapeOfClauseString }, divisionId: { ref: () => shapeOfClauseString }, subPhaseCode: { ref: () => shapeOfClauseString }, projectCategorieId: { ref: () => shapeOfClauseString }, divisionGroupId: { ref: () => shapeOfClauseString }, entityId: { ref: () => shapeOfClauseString }, projectTaskId: { ref: () => shapeOfClauseString }, companyId: { ref: () => shapeOfClauseString }, projectGroupCode: { ref: () => shapeOfClauseString }, subPhaseId: { ref: () => shapeOfClauseString }, projectManagerId: { ref: () => shapeOfClauseString }, projectSalesManagerId: { ref: () => shapeOfClauseString }, projectId: { ref: () => shapeOfClauseString }, projectFinancialManagerId: { ref: () => shapeOfClauseString }, projectSubCategorieId: { ref: () => shapeOfClauseString }, projectEmployeeLinkedId: { ref: () => shapeOfClauseString }, scheduled: { ref: () => shapeOfClauseBoolean }, projectClosed: { ref: () => shapeOfClauseBoolean }, projectOnLeave: { ref: () => shapeOfClauseBoolean }, projectInternal: { ref: () => shapeOfClauseBoolean }, lowerAssignmentType: { ref: () => shapeOfAssignmentType }, upperAssignmentType: { ref: () => shapeOfAssignmentType }, countAssignmentType: { ref: () => shapeOfAssignmentType, source: "domains L216; conventions L228" }, referentialDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, referentialDateEnd: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, employeeId: { type: "string" }, employeePartitioning: { type: "boolean" }, ignoreProjectAllCustomer: { type: "boolean" }, allCompanies: { type: "boolean" }, mainCustomer: { type: "boolean" }, employeeIdScheduled: { type: "array", items: { type: "string" } }, tagIdScheduled: { type: "array", items: { type: "string" } } }, source: "domains L135; domains L216" };

