// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isEmployeeBase, shapeOfEmployeeBase } from '../shapes/employee-base.ts';
import { validator } from '../validator.ts';
import type { TimesheetEntryCompletion } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetTimesheetEntryCompletionsPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.managerId !== "string") return false;
  return true;
}
function isGetTimesheetEntryCompletionsAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isTimesheetEntryCompletion(item1)) return false;
  }
  return true;
}
function isTimesheetEntryCompletion(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.id !== undefined && typeof data.id !== "string") return false;
  if (data.employeeId !== undefined && typeof data.employeeId !== "string") return false;
  if (data.number !== undefined && !Number.isFinite(data.number)) return false;
  if (data.year !== undefined && !Number.isFinite(data.year)) return false;
  if (data.employee !== undefined && !isEmployeeBase(data.employee)) return false;
  if (data.completionType !== undefined && !isCompletionType(data.completionType)) return false;
  return true;
}
function isCompletionType(data: any): boolean {
  if (data !== "WEEK" && data !== "MONTH") return false;
  return true;
}
const shapeOfGetTimesheetEntryCompletionsPath: Schema | boolean = { type: "object", required: ["managerId"], properties: { managerId: { type: "string" } } };
const shapeOfGetTimesheetEntryCompletionsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfTimesheetEntryCompletion } };
const shapeOfTimesheetEntryCompletion: Schema | boolean = { type: "object", additionalProperties: true, properties: { id: { type: "string" }, employee: { ref: () => shapeOfEmployeeBase }, employeeId: { type: "string" }, number: { type: "number" }, year: { type: "number" }, completionType: { ref: () => shapeOfCompletionType, source: "domains L45; conventions L148; conventions L270" }, completed: { source: "conventions L270" } }, source: "domains L45; conventions L250-251; conventions L270" };
const shapeOfCompletionType: Schema | boolean = { type: "string", enum: ["WEEK", "MONTH"], source: "conventions L148; conventions L270; domains L45" };

/** Judges the path parameters. */
export const getTimesheetEntryCompletionsPath: Validator<{ managerId: string }> = /* @__PURE__ */ validator(isGetTimesheetEntryCompletionsPath, [shapeOfGetTimesheetEntryCompletionsPath, inspectObject], "path");

/** Judges the answer. */
export const getTimesheetEntryCompletionsAnswer: Validator<TimesheetEntryCompletion[]> = /* @__PURE__ */ validator(isGetTimesheetEntryCompletionsAnswer, [shapeOfGetTimesheetEntryCompletionsAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of getTimesheetEntryCompletions. */
export const getTimesheetEntryCompletionsValidators: OperationValidators = { operation: "getTimesheetEntryCompletions", path: getTimesheetEntryCompletionsPath, answer: getTimesheetEntryCompletionsAnswer, parameters: [{ property: "managerId", name: "manager_id", place: "path" }] };
