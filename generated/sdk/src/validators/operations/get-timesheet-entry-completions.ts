// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isEmployeeBase, shapeOfEmployeeBase } from '../shapes/employee-base.ts';
import { validator } from '../validator.ts';
import type { TimesheetEntryCompletion } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetTimesheetEntryCompletionsPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.managerId === void 0 && (missing0 = "managerId"))
      return !1;
    if (data.managerId !== void 0 && typeof data.managerId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isGetTimesheetEntryCompletionsAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isTimesheetEntryCompletion(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isTimesheetEntryCompletion(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.employee !== void 0 && !isEmployeeBase(data.employee) || data.employeeId !== void 0 && typeof data.employeeId != "string")
      return !1;
    if (data.number !== void 0) {
      let data3 = data.number;
      if (!(typeof data3 == "number" && isFinite(data3)))
        return !1;
    }
    if (data.year !== void 0) {
      let data4 = data.year;
      if (!(typeof data4 == "number" && isFinite(data4)))
        return !1;
    }
    if (data.completionType !== void 0 && !isCompletionType(data.completionType))
      return !1;
  } else
    return !1;
  return !0;
}
function isCompletionType(data: any): boolean {
  return !(typeof data != "string" || !(data === "WEEK" || data === "MONTH"));
}
const shapeOfGetTimesheetEntryCompletionsPath: Schema | boolean = { type: "object", required: ["managerId"], properties: { managerId: { type: "string" } } };
const shapeOfGetTimesheetEntryCompletionsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfTimesheetEntryCompletion } };
const shapeOfTimesheetEntryCompletion: Schema | boolean = { type: "object", additionalProperties: true, properties: { id: { type: "string" }, employee: { ref: () => shapeOfEmployeeBase }, employeeId: { type: "string" }, number: { type: "number" }, year: { type: "number" }, completionType: { ref: () => shapeOfCompletionType, source: "domains L45; conventions L148; conventions L270" }, completed: { source: "conventions L270" } }, source: "domains L45; conventions L250-251; conventions L270" };
const shapeOfCompletionType: Schema | boolean = { type: "string", enum: ["WEEK", "MONTH"], source: "conventions L148; conventions L270; domains L45" };

/** Judges the path parameters. */
export const getTimesheetEntryCompletionsPath: Validator<{ managerId: string }> = /* @__PURE__ */ validator(isGetTimesheetEntryCompletionsPath, shapeOfGetTimesheetEntryCompletionsPath, "path");

/** Judges the answer. */
export const getTimesheetEntryCompletionsAnswer: Validator<TimesheetEntryCompletion[]> = /* @__PURE__ */ validator(isGetTimesheetEntryCompletionsAnswer, shapeOfGetTimesheetEntryCompletionsAnswer, "answer");

/** All of them, for whole calls of getTimesheetEntryCompletions. */
export const getTimesheetEntryCompletionsValidators: OperationValidators = { operation: "getTimesheetEntryCompletions", path: getTimesheetEntryCompletionsPath, answer: getTimesheetEntryCompletionsAnswer, parameters: [{ property: "managerId", name: "manager_id", place: "path" }] };
