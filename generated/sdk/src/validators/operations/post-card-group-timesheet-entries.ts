// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isChangeTracking, shapeOfChangeTracking } from '../shapes/change-tracking.ts';
import { isCustomerBase, shapeOfCustomerBase } from '../shapes/customer-base.ts';
import { isEmployeeBase, shapeOfEmployeeBase } from '../shapes/employee-base.ts';
import { isPhaseBase, shapeOfPhaseBase } from '../shapes/phase-base.ts';
import { isProjectBase, shapeOfProjectBase } from '../shapes/project-base.ts';
import { isProjectTaskCommon, shapeOfProjectTaskCommon } from '../shapes/project-task-common.ts';
import { isSubPhaseBase, shapeOfSubPhaseBase } from '../shapes/sub-phase-base.ts';
import { validator } from '../validator.ts';
import type { TimesheetEntryBase } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

const obj0 = /* @__PURE__ */ new Set(["id","guid","type","unit","comment","location","taskId","approvalLabel","customer","customerId","project","projectId","phase","phaseId","subPhase","subPhaseId","projectTask","projectTaskId","employee","employeeId","actionCode","actionCodeId","actionCode2","actionCode2Id","date","completionDate","duration","durations","validated","approval","changeTracking"]);
function isPostCardGroupTimesheetEntriesPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.cardGroupId === void 0 && (missing0 = "cardGroupId"))
      return !1;
    if (data.cardGroupId !== void 0 && typeof data.cardGroupId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isTimesheetEntryBase(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.guid !== void 0 && typeof data.guid != "string" || data.type !== void 0 && typeof data.type != "string" || data.unit !== void 0 && typeof data.unit != "string" || data.comment !== void 0 && typeof data.comment != "string" || data.location !== void 0 && typeof data.location != "string" || data.taskId !== void 0 && typeof data.taskId != "string" || data.approvalLabel !== void 0 && typeof data.approvalLabel != "string" || data.customer !== void 0 && !isCustomerBase(data.customer) || data.customerId !== void 0 && typeof data.customerId != "string" || data.project !== void 0 && !isProjectBase(data.project) || data.projectId !== void 0 && typeof data.projectId != "string" || data.phase !== void 0 && !isPhaseBase(data.phase) || data.phaseId !== void 0 && typeof data.phaseId != "string" || data.subPhase !== void 0 && !isSubPhaseBase(data.subPhase) || data.subPhaseId !== void 0 && typeof data.subPhaseId != "string" || data.projectTask !== void 0 && !isProjectTaskCommon(data.projectTask) || data.projectTaskId !== void 0 && typeof data.projectTaskId != "string" || data.employee !== void 0 && !isEmployeeBase(data.employee) || data.employeeId !== void 0 && typeof data.employeeId != "string")
      return !1;
    if (data.actionCode !== void 0) {
      let data20 = data.actionCode;
      if (!(data20 && typeof data20 == "object" && !Array.isArray(data20)))
        return !1;
    }
    if (data.actionCodeId !== void 0 && typeof data.actionCodeId != "string")
      return !1;
    if (data.actionCode2 !== void 0) {
      let data22 = data.actionCode2;
      if (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))
        return !1;
    }
    if (data.actionCode2Id !== void 0 && typeof data.actionCode2Id != "string")
      return !1;
    if (data.date !== void 0) {
      let data24 = data.date;
      if (typeof data24 == "string") {
        if (!isDateTime(data24))
          return !1;
      } else
        return !1;
    }
    if (data.completionDate !== void 0) {
      let data25 = data.completionDate;
      if (typeof data25 == "string") {
        if (!isDateTime(data25))
          return !1;
      } else
        return !1;
    }
    if (data.duration !== void 0) {
      let data26 = data.duration;
      if (!(typeof data26 == "number" && isFinite(data26)))
        return !1;
    }
    if (data.durations !== void 0 && !isTimesheetEntryDurations(data.durations) || data.validated !== void 0 && typeof data.validated != "boolean" || data.approval !== void 0 && !isTimesheetEntryApproval(data.approval) || data.changeTracking !== void 0 && !isChangeTracking(data.changeTracking))
      return !1;
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
function isPostCardGroupTimesheetEntriesAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (!(typeof data0 == "number" && isFinite(data0)))
        return !1;
    }
  } else
    return !1;
  return !0;
}
function isTimesheetEntryDurations(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.durationMinute !== void 0) {
      let data0 = data.durationMinute;
      if (!(typeof data0 == "number" && isFinite(data0)))
        return !1;
    }
    if (data.durationHourMinute !== void 0) {
      let data1 = data.durationHourMinute;
      if (!(typeof data1 == "number" && isFinite(data1)))
        return !1;
    }
    if (data.durationHour !== void 0) {
      let data2 = data.durationHour;
      if (!(typeof data2 == "number" && isFinite(data2)))
        return !1;
    }
    if (data.durationDay !== void 0) {
      let data3 = data.durationDay;
      if (!(typeof data3 == "number" && isFinite(data3)))
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "durationMinute" || key0 === "durationHourMinute" || key0 === "durationHour" || key0 === "durationDay"))
        return !1;
  } else
    return !1;
  return !0;
}
function isTimesheetEntryApproval(data: any): boolean {
  return !(typeof data != "string" || !(data === "BRUT" || data === "CONTROLE" || data === "VALIDE" || data === "GRATUIT" || data === "NON_FACTURE" || data === "FACTURE" || data === "REFUSE" || data === "DISSOCIE"));
}
const shapeOfPostCardGroupTimesheetEntriesPath: Schema | boolean = { type: "object", required: ["cardGroupId"], properties: { cardGroupId: { type: "string" } } };
const shapeOfTimesheetEntryBase: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, guid: { type: "string" }, type: { type: "string" }, unit: { type: "string" }, comment: { type: "string" }, location: { type: "string", source: "domains L13; conventions L262" }, taskId: { type: "string" }, approvalLabel: { type: "string", source: "domains L13; conventions L145" }, customer: { ref: () => shapeOfCustomerBase }, customerId: { type: "string" }, project: { ref: () => shapeOfProjectBase }, projectId: { type: "string" }, phase: { ref: () => shapeOfPhaseBase }, phaseId: { type: "string" }, subPhase: { ref: () => shapeOfSubPhaseBase }, subPhaseId: { type: "string" }, projectTask: { ref: () => shapeOfProjectTaskCommon }, projectTaskId: { type: "string" }, employee: { ref: () => shapeOfEmployeeBase }, employeeId: { type: "string" }, actionCode: { type: "object" }, actionCodeId: { type: "string" }, actionCode2: { type: "object" }, actionCode2Id: { type: "string" }, date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, completionDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, duration: { type: "number" }, durations: { ref: () => shapeOfTimesheetEntryDurations }, validated: { type: "boolean" }, approval: { ref: () => shapeOfTimesheetEntryApproval }, changeTracking: { ref: () => shapeOfChangeTracking } }, source: "domains L9-20; conventions L250; conventions L262" };
const shapeOfPostCardGroupTimesheetEntriesAnswer: Schema | boolean = { type: "array", items: { type: "number" } };
const shapeOfTimesheetEntryDurations: Schema | boolean = { type: "object", additionalProperties: false, properties: { durationMinute: { type: "number" }, durationHourMinute: { type: "number" }, durationHour: { type: "number" }, durationDay: { type: "number" } }, source: "domains L17" };
const shapeOfTimesheetEntryApproval: Schema | boolean = { type: "string", enum: ["BRUT", "CONTROLE", "VALIDE", "GRATUIT", "NON_FACTURE", "FACTURE", "REFUSE", "DISSOCIE"], source: "conventions L145; domains L19" };

/** Judges the path parameters. */
export const postCardGroupTimesheetEntriesPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ validator(isPostCardGroupTimesheetEntriesPath, shapeOfPostCardGroupTimesheetEntriesPath, "path");

/** Judges the body. */
export const postCardGroupTimesheetEntriesBody: Validator<TimesheetEntryBase> = /* @__PURE__ */ validator(isTimesheetEntryBase, shapeOfTimesheetEntryBase, "body");

/** Judges the answer. */
export const postCardGroupTimesheetEntriesAnswer: Validator<number[]> = /* @__PURE__ */ validator(isPostCardGroupTimesheetEntriesAnswer, shapeOfPostCardGroupTimesheetEntriesAnswer, "answer");

/** All of them, for whole calls of postCardGroupTimesheetEntries. */
export const postCardGroupTimesheetEntriesValidators: OperationValidators = { operation: "postCardGroupTimesheetEntries", path: postCardGroupTimesheetEntriesPath, body: postCardGroupTimesheetEntriesBody, answer: postCardGroupTimesheetEntriesAnswer, bodyRequired: true, parameters: [{ property: "cardGroupId", name: "card_group_id", place: "path" }] };
