// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isCustomData, shapeOfCustomData } from '../shapes/custom-data.ts';
import { isCustomerBase, shapeOfCustomerBase } from '../shapes/customer-base.ts';
import { isEmployeeBase, shapeOfEmployeeBase } from '../shapes/employee-base.ts';
import { isPhaseBase, shapeOfPhaseBase } from '../shapes/phase-base.ts';
import { isProjectBase, shapeOfProjectBase } from '../shapes/project-base.ts';
import { isSubPhaseBase, shapeOfSubPhaseBase } from '../shapes/sub-phase-base.ts';
import { validator } from '../validator.ts';
import type { ProjectTask } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

const obj0 = /* @__PURE__ */ new Set(["id","code","name","project","projectId","phase","phaseId","subPhase","subPhaseId","customer","customerId","order","startDate","endDate","description","progress","manager","managerId","linkedEmployee","linkedEmployeeId","skills","location","defaultTask","executionDate","riskLevelId","standardWeek","standardWeekId","dailyPriceCurrency","quantityOfDays","soldItem"]);
function isPreFillProjectTaskPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.projectId === void 0 && (missing0 = "projectId"))
      return !1;
    if (data.projectId !== void 0 && typeof data.projectId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isProjectTask(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.name !== void 0 && typeof data.name != "string" || data.project !== void 0 && !isProjectBase(data.project) || data.projectId !== void 0 && typeof data.projectId != "string" || data.phase !== void 0 && !isPhaseBase(data.phase) || data.phaseId !== void 0 && typeof data.phaseId != "string" || data.subPhase !== void 0 && !isSubPhaseBase(data.subPhase) || data.subPhaseId !== void 0 && typeof data.subPhaseId != "string" || data.customer !== void 0 && !isCustomerBase(data.customer) || data.customerId !== void 0 && typeof data.customerId != "string")
      return !1;
    if (data.order !== void 0) {
      let data11 = data.order;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)))
        return !1;
    }
    if (data.description !== void 0 && typeof data.description != "string" || data.progress !== void 0 && !isProjectTaskProgress(data.progress) || data.manager !== void 0 && !isEmployeeBase(data.manager) || data.managerId !== void 0 && typeof data.managerId != "string" || data.linkedEmployee !== void 0 && !isEmployeeBase(data.linkedEmployee) || data.linkedEmployeeId !== void 0 && typeof data.linkedEmployeeId != "string")
      return !1;
    if (data.skills !== void 0) {
      let data18 = data.skills;
      if (Array.isArray(data18)) {
        const len0 = data18.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isSkill(data18[i0]))
            return !1;
      } else
        return !1;
    }
    if (data.defaultTask !== void 0 && typeof data.defaultTask != "boolean")
      return !1;
    if (data.executionDate !== void 0) {
      let data21 = data.executionDate;
      if (typeof data21 == "string") {
        if (!isDateTime(data21))
          return !1;
      } else
        return !1;
    }
    if (data.riskLevelId !== void 0 && typeof data.riskLevelId != "string")
      return !1;
    if (data.standardWeek !== void 0) {
      let data23 = data.standardWeek;
      if (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))
        return !1;
    }
    if (data.standardWeekId !== void 0 && typeof data.standardWeekId != "string")
      return !1;
    if (data.dailyPriceCurrency !== void 0) {
      let data25 = data.dailyPriceCurrency;
      if (!(typeof data25 == "number" && isFinite(data25)))
        return !1;
    }
    if (data.quantityOfDays !== void 0) {
      let data26 = data.quantityOfDays;
      if (!(typeof data26 == "number" && isFinite(data26)))
        return !1;
    }
    if (data.soldItem !== void 0 && !isSoldItem(data.soldItem))
      return !1;
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
function isProjectTaskProgress(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.workload !== void 0) {
      let data0 = data.workload;
      if (!(typeof data0 == "number" && isFinite(data0)))
        return !1;
    }
    if (data.excess !== void 0) {
      let data1 = data.excess;
      if (!(typeof data1 == "number" && isFinite(data1)))
        return !1;
    }
    if (data.scheduled !== void 0) {
      let data2 = data.scheduled;
      if (!(typeof data2 == "number" && isFinite(data2)))
        return !1;
    }
    if (data.done !== void 0) {
      let data3 = data.done;
      if (!(typeof data3 == "number" && isFinite(data3)))
        return !1;
    }
    if (data.doneAndValidated !== void 0) {
      let data4 = data.doneAndValidated;
      if (!(typeof data4 == "number" && isFinite(data4)))
        return !1;
    }
    if (data.toBeScheduled !== void 0) {
      let data5 = data.toBeScheduled;
      if (!(typeof data5 == "number" && isFinite(data5)))
        return !1;
    }
    if (data.remainingTasks !== void 0) {
      let data6 = data.remainingTasks;
      if (!(typeof data6 == "number" && isFinite(data6)))
        return !1;
    }
    if (data.hoursHundredthsWorkload !== void 0) {
      let data7 = data.hoursHundredthsWorkload;
      if (!(typeof data7 == "number" && isFinite(data7)))
        return !1;
    }
    if (data.calculatedRemainingTasks !== void 0 && typeof data.calculatedRemainingTasks != "boolean")
      return !1;
    for (const key0 in data)
      if (!(key0 === "workload" || key0 === "excess" || key0 === "scheduled" || key0 === "done" || key0 === "doneAndValidated" || key0 === "toBeScheduled" || key0 === "remainingTasks" || key0 === "hoursHundredthsWorkload" || key0 === "calculatedRemainingTasks" || key0 === "type"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSkill(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.name !== void 0 && typeof data.name != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "code" || key0 === "name" || key0 === "typeCode" || key0 === "typeLabel"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSoldItem(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.customData !== void 0) {
      let data0 = data.customData;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0)
          if (!isCustomData(data0[key0]))
            return !1;
      } else
        return !1;
    }
  } else
    return !1;
  return !0;
}
const shapeOfPreFillProjectTaskPath: Schema | boolean = { type: "object", required: ["projectId"], properties: { projectId: { type: "string" } } };
const shapeOfProjectTask: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, project: { ref: () => shapeOfProjectBase }, projectId: { type: "string" }, phase: { ref: () => shapeOfPhaseBase }, phaseId: { type: "string" }, subPhase: { ref: () => shapeOfSubPhaseBase }, subPhaseId: { type: "string" }, customer: { ref: () => shapeOfCustomerBase }, customerId: { type: "string" }, order: { type: "integer" }, startDate: {  }, endDate: {  }, description: { type: "string" }, progress: { ref: () => shapeOfProjectTaskProgress }, manager: { ref: () => shapeOfEmployeeBase }, managerId: { type: "string" }, linkedEmployee: { ref: () => shapeOfEmployeeBase }, linkedEmployeeId: { type: "string" }, skills: { type: "array", items: { ref: () => shapeOfSkill } }, location: {  }, defaultTask: { type: "boolean" }, executionDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, riskLevelId: { type: "string" }, standardWeek: { type: "object" }, standardWeekId: { type: "string" }, dailyPriceCurrency: { type: "number" }, quantityOfDays: { type: "number" }, soldItem: { ref: () => shapeOfSoldItem } }, source: "domains L126" };
const shapeOfProjectTaskProgress: Schema | boolean = { type: "object", additionalProperties: false, properties: { workload: { type: "number" }, excess: { type: "number" }, scheduled: { type: "number" }, done: { type: "number" }, doneAndValidated: { type: "number" }, toBeScheduled: { type: "number" }, remainingTasks: { type: "number" }, hoursHundredthsWorkload: { type: "number" }, calculatedRemainingTasks: { type: "boolean" }, type: {  } }, source: "domains L127" };
const shapeOfSkill: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, typeCode: {  }, typeLabel: {  } }, source: "conventions L112" };
const shapeOfSoldItem: Schema | boolean = { type: "object", additionalProperties: true, properties: { category: {  }, subCategory: {  }, billingMode: {  }, quantityPrecision: {  }, unitPricePrecision: {  }, productionEstimatedDuration: {  }, inventoryAndPackaging: {  }, customData: { type: "object", additionalProperties: { ref: () => shapeOfCustomData } }, accountSettings: {  } }, source: "domains L126" };

/** Judges the path parameters. */
export const preFillProjectTaskPath: Validator<{ projectId: string }> = /* @__PURE__ */ validator(isPreFillProjectTaskPath, shapeOfPreFillProjectTaskPath, "path");

/** Judges the body. */
export const preFillProjectTaskBody: Validator<ProjectTask> = /* @__PURE__ */ validator(isProjectTask, shapeOfProjectTask, "body");

/** Judges the answer. */
export const preFillProjectTaskAnswer: Validator<ProjectTask> = /* @__PURE__ */ validator(isProjectTask, shapeOfProjectTask, "answer");

/** All of them, for whole calls of preFillProjectTask. */
export const preFillProjectTaskValidators: OperationValidators = { operation: "preFillProjectTask", path: preFillProjectTaskPath, body: preFillProjectTaskBody, answer: preFillProjectTaskAnswer, parameters: [{ property: "projectId", name: "project_id", place: "path" }] };
