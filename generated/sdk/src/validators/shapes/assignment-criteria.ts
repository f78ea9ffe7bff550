// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isAssignmentType, shapeOfAssignmentType } from './assignment-type.ts';
import { isClauseBoolean, shapeOfClauseBoolean } from './clause-boolean.ts';
import { isClauseString, shapeOfClauseString } from './clause-string.ts';
import type { Schema } from '../schema.ts';

const obj0 = /* @__PURE__ */ new Set(["projectSubcategorieLevel2Id","departmentId","phaseId","projectProductionManagerId","yearId","activityId","projectStateCode","projectTaskEmployeeLinkedId","customerId","tag","phaseCode","divisionId","subPhaseCode","projectCategorieId","divisionGroupId","entityId","projectTaskId","companyId","projectGroupCode","subPhaseId","projectManagerId","projectSalesManagerId","projectId","projectFinancialManagerId","projectSubCategorieId","projectEmployeeLinkedId","scheduled","projectClosed","projectOnLeave","projectInternal","lowerAssignmentType","upperAssignmentType","countAssignmentType","referentialDate","referentialDateEnd","employeeId","employeePartitioning","ignoreProjectAllCustomer","allCompanies","mainCustomer","employeeIdScheduled","tagIdScheduled"]);
export function isAssignmentCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.projectSubcategorieLevel2Id !== void 0 && !isClauseString(data.projectSubcategorieLevel2Id) || data.departmentId !== void 0 && !isClauseString(data.departmentId) || data.phaseId !== void 0 && !isClauseString(data.phaseId) || data.projectProductionManagerId !== void 0 && !isClauseString(data.projectProductionManagerId) || data.yearId !== void 0 && !isClauseString(data.yearId) || data.activityId !== void 0 && !isClauseString(data.activityId) || data.projectStateCode !== void 0 && !isClauseString(data.projectStateCode) || data.projectTaskEmployeeLinkedId !== void 0 && !isClauseString(data.projectTaskEmployeeLinkedId) || data.customerId !== void 0 && !isClauseString(data.customerId) || data.tag !== void 0 && !isClauseString(data.tag) || data.phaseCode !== void 0 && !isClauseString(data.phaseCode) || data.divisionId !== void 0 && !isClauseString(data.divisionId) || data.subPhaseCode !== void 0 && !isClauseString(data.subPhaseCode) || data.projectCategorieId !== void 0 && !isClauseString(data.projectCategorieId) || data.divisionGroupId !== void 0 && !isClauseString(data.divisionGroupId) || data.entityId !== void 0 && !isClauseString(data.entityId) || data.projectTaskId !== void 0 && !isClauseString(data.projectTaskId) || data.companyId !== void 0 && !isClauseString(data.companyId) || data.projectGroupCode !== void 0 && !isClauseString(data.projectGroupCode) || data.subPhaseId !== void 0 && !isClauseString(data.subPhaseId) || data.projectManagerId !== void 0 && !isClauseString(data.projectManagerId) || data.projectSalesManagerId !== void 0 && !isClauseString(data.projectSalesManagerId) || data.projectId !== void 0 && !isClauseString(data.projectId) || data.projectFinancialManagerId !== void 0 && !isClauseString(data.projectFinancialManagerId) || data.projectSubCategorieId !== void 0 && !isClauseString(data.projectSubCategorieId) || data.projectEmployeeLinkedId !== void 0 && !isClauseString(data.projectEmployeeLinkedId) || data.scheduled !== void 0 && !isClauseBoolean(data.scheduled) || data.projectClosed !== void 0 && !isClauseBoolean(data.projectClosed) || data.projectOnLeave !== void 0 && !isClauseBoolean(data.projectOnLeave) || data.projectInternal !== void 0 && !isClauseBoolean(data.projectInternal) || data.lowerAssignmentType !== void 0 && !isAssignmentType(data.lowerAssignmentType) || data.upperAssignmentType !== void 0 && !isAssignmentType(data.upperAssignmentType) || data.countAssignmentType !== void 0 && !isAssignmentType(data.countAssignmentType))
      return !1;
    if (data.referentialDate !== void 0) {
      let data33 = data.referentialDate;
      if (typeof data33 == "string") {
        if (!isDateTime(data33))
          return !1;
      } else
        return !1;
    }
    if (data.referentialDateEnd !== void 0) {
      let data34 = data.referentialDateEnd;
      if (typeof data34 == "string") {
        if (!isDateTime(data34))
          return !1;
      } else
        return !1;
    }
    if (data.employeeId !== void 0 && typeof data.employeeId != "string" || data.employeePartitioning !== void 0 && typeof data.employeePartitioning != "boolean" || data.ignoreProjectAllCustomer !== void 0 && typeof data.ignoreProjectAllCustomer != "boolean" || data.allCompanies !== void 0 && typeof data.allCompanies != "boolean" || data.mainCustomer !== void 0 && typeof data.mainCustomer != "boolean")
      return !1;
    if (data.employeeIdScheduled !== void 0) {
      let data40 = data.employeeIdScheduled;
      if (Array.isArray(data40)) {
        const len0 = data40.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data40[i0] != "string")
            return !1;
      } else
        return !1;
    }
    if (data.tagIdScheduled !== void 0) {
      let data42 = data.tagIdScheduled;
      if (Array.isArray(data42)) {
        const len1 = data42.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data42[i1] != "string")
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfAssignmentCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { projectSubcategorieLevel2Id: { ref: () => shapeOfClauseString }, departmentId: { ref: () => shapeOfClauseString }, phaseId: { ref: () => shapeOfClauseString }, projectProductionManagerId: { ref: () => shapeOfClauseString }, yearId: { ref: () => shapeOfClauseString }, activityId: { ref: () => shapeOfClauseString }, projectStateCode: { ref: () => shapeOfClauseString }, projectTaskEmployeeLinkedId: { ref: () => shapeOfClauseString }, customerId: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, phaseCode: { ref: () => shapeOfClauseString }, divisionId: { ref: () => shapeOfClauseString }, subPhaseCode: { ref: () => shapeOfClauseString }, projectCategorieId: { ref: () => shapeOfClauseString }, divisionGroupId: { ref: () => shapeOfClauseString }, entityId: { ref: () => shapeOfClauseString }, projectTaskId: { ref: () => shapeOfClauseString }, companyId: { ref: () => shapeOfClauseString }, projectGroupCode: { ref: () => shapeOfClauseString }, subPhaseId: { ref: () => shapeOfClauseString }, projectManagerId: { ref: () => shapeOfClauseString }, projectSalesManagerId: { ref: () => shapeOfClauseString }, projectId: { ref: () => shapeOfClauseString }, projectFinancialManagerId: { ref: () => shapeOfClauseString }, projectSubCategorieId: { ref: () => shapeOfClauseString }, projectEmployeeLinkedId: { ref: () => shapeOfClauseString }, scheduled: { ref: () => shapeOfClauseBoolean }, projectClosed: { ref: () => shapeOfClauseBoolean }, projectOnLeave: { ref: () => shapeOfClauseBoolean }, projectInternal: { ref: () => shapeOfClauseBoolean }, lowerAssignmentType: { ref: () => shapeOfAssignmentType }, upperAssignmentType: { ref: () => shapeOfAssignmentType }, countAssignmentType: { ref: () => shapeOfAssignmentType, source: "domains L216; conventions L228" }, referentialDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, referentialDateEnd: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, employeeId: { type: "string" }, employeePartitioning: { type: "boolean" }, ignoreProjectAllCustomer: { type: "boolean" }, allCompanies: { type: "boolean" }, mainCustomer: { type: "boolean" }, employeeIdScheduled: { type: "array", items: { type: "string" } }, tagIdScheduled: { type: "array", items: { type: "string" } } }, source: "domains L135; domains L216" };

