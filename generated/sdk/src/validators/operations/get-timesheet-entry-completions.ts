// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isEmployeeBase, shapeOfEmployeeBase } from '../schemas/employee-base.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { TimesheetEntryCompletion } from '../../types.ts';

function isGetTimesheetEntryCompletionsPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.managerId !== "string") return false;
  return true;
}
function isGetTimesheetEntryCompletionsResponse(data: any): boolean {
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
const shapeOfGetTimesheetEntryCompletionsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfTimesheetEntryCompletion } };
const shapeOfTimesheetEntryCompletion: Schema | boolean = { type: "object", additionalProperties: true, properties: { id: { type: "string" }, employee: { ref: () => shapeOfEmployeeBase }, employeeId: { type: "string" }, number: { type: "number" }, year: { type: "number" }, completionType: { ref: () => shapeOfCompletionType, source: "domains L45; conventions L148; conventions L270" }, completed: { source: "conventions L270" } }, source: "domains L45; conventions L250-251; conventions L270" };
const shapeOfCompletionType: Schema | boolean = { type: "string", enum: ["WEEK", "MONTH"], source: "conventions L148; conventions L270; domains L45" };

/** Validates the path parameters. */
export const getTimesheetEntryCompletionsPath: Validator<{ managerId: string }> = /* @__PURE__ */ createValidator(isGetTimesheetEntryCompletionsPath, [shapeOfGetTimesheetEntryCompletionsPath, interpretObject], "path");

/** Validates the response. */
export const getTimesheetEntryCompletionsResponse: Validator<TimesheetEntryCompletion[]> = /* @__PURE__ */ createValidator(isGetTimesheetEntryCompletionsResponse, [shapeOfGetTimesheetEntryCompletionsResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of getTimesheetEntryCompletions. */
export const getTimesheetEntryCompletionsValidators: OperationValidators = { operation: "getTimesheetEntryCompletions", path: getTimesheetEntryCompletionsPath, response: getTimesheetEntryCompletionsResponse, parameters: [{ property: "managerId", name: "manager_id", location: "path" }] };
