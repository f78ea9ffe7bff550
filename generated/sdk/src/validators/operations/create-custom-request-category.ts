// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/createCustomRequestCategory.ts';
import { isDateTime } from '../formats/dates.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { validator } from '../validator.ts';
import type { CustomRequestCategory } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

const known0 = /* @__PURE__ */ new Set(["id", "code", "name", "icon", "companyId", "endDate", "enableActualDates", "enableEndDate", "editableWithoutExpense", "defaultValueWithoutExpense", "scheduleCreation", "timesheetCreation", "departureLocation", "destinationLocation", "displayCustomData", "departureLocationType", "destinationLocationType", "accreditationOptions", "accreditationLevelType", "customDataStart", "customDataEnd", "customDataNbColumns"]);
function isCreateCustomRequestCategoryHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isCustomRequestCategory(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.id !== undefined && typeof data.id !== "string") return false;
  if (data.code !== undefined && typeof data.code !== "string") return false;
  if (data.name !== undefined && typeof data.name !== "string") return false;
  if (data.icon !== undefined && typeof data.icon !== "string") return false;
  if (data.companyId !== undefined && typeof data.companyId !== "string") return false;
  const data1 = data.endDate;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  if (data.enableActualDates !== undefined && typeof data.enableActualDates !== "boolean") return false;
  if (data.enableEndDate !== undefined && typeof data.enableEndDate !== "boolean") return false;
  if (data.editableWithoutExpense !== undefined && typeof data.editableWithoutExpense !== "boolean") return false;
  if (data.defaultValueWithoutExpense !== undefined && typeof data.defaultValueWithoutExpense !== "boolean") return false;
  if (data.scheduleCreation !== undefined && typeof data.scheduleCreation !== "boolean") return false;
  if (data.timesheetCreation !== undefined && typeof data.timesheetCreation !== "boolean") return false;
  if (data.departureLocation !== undefined && typeof data.departureLocation !== "boolean") return false;
  if (data.destinationLocation !== undefined && typeof data.destinationLocation !== "boolean") return false;
  if (data.displayCustomData !== undefined && typeof data.displayCustomData !== "boolean") return false;
  if (data.accreditationLevelType !== undefined && !Number.isInteger(data.accreditationLevelType)) return false;
  if (data.customDataStart !== undefined && !Number.isInteger(data.customDataStart)) return false;
  if (data.customDataEnd !== undefined && !Number.isInteger(data.customDataEnd)) return false;
  if (data.customDataNbColumns !== undefined && !Number.isInteger(data.customDataNbColumns)) return false;
  if (data.departureLocationType !== undefined && !isDepartureLocationType(data.departureLocationType)) return false;
  if (data.destinationLocationType !== undefined && !isDestinationLocationType(data.destinationLocationType)) return false;
  if (data.accreditationOptions !== undefined && !isAccreditationOptions(data.accreditationOptions)) return false;
  for (const key1 in data) {
    if (!known0.has(key1)) return false;
  }
  return true;
}
function isCreateCustomRequestCategoryAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
function isDepartureLocationType(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
function isDestinationLocationType(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
function isAccreditationOptions(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfCreateCustomRequestCategoryHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfCustomRequestCategory: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, icon: { type: "string" }, companyId: { type: "string" }, endDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, enableActualDates: { type: "boolean" }, enableEndDate: { type: "boolean" }, editableWithoutExpense: { type: "boolean" }, defaultValueWithoutExpense: { type: "boolean" }, scheduleCreation: { type: "boolean" }, timesheetCreation: { type: "boolean" }, departureLocation: { type: "boolean" }, destinationLocation: { type: "boolean" }, displayCustomData: { type: "boolean" }, departureLocationType: { ref: () => shapeOfDepartureLocationType }, destinationLocationType: { ref: () => shapeOfDestinationLocationType }, accreditationOptions: { ref: () => shapeOfAccreditationOptions }, accreditationLevelType: { type: "integer" }, customDataStart: { type: "integer" }, customDataEnd: { type: "integer" }, customDataNbColumns: { type: "integer" } }, source: "domains L155" };
const shapeOfCreateCustomRequestCategoryAnswer: Schema | boolean = { type: "string" };
const shapeOfDepartureLocationType: Schema | boolean = { type: "string", source: "domains L155" };
const shapeOfDestinationLocationType: Schema | boolean = { type: "string", source: "domains L155" };
const shapeOfAccreditationOptions: Schema | boolean = { type: "string", source: "domains L155" };

/** Judges the header parameters. */
export const createCustomRequestCategoryHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isCreateCustomRequestCategoryHeader, [shapeOfCreateCustomRequestCategoryHeader, inspectObject], "header");

/** Judges the body. */
export const createCustomRequestCategoryBody: Validator<CustomRequestCategory> = /* @__PURE__ */ validator(isCustomRequestCategory, [shapeOfCustomRequestCategory, inspectText, inspectObject], "body");

/** Judges the answer. */
export const createCustomRequestCategoryAnswer: Validator<string> = /* @__PURE__ */ validator(isCreateCustomRequestCategoryAnswer, [shapeOfCreateCustomRequestCategoryAnswer], "answer");

/** All of them, for whole calls of createCustomRequestCategory. */
export const createCustomRequestCategoryValidators: OperationValidators = { operation: "createCustomRequestCategory", header: createCustomRequestCategoryHeader, body: createCustomRequestCategoryBody, answer: createCustomRequestCategoryAnswer, bodyRequired: true, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
