// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/create-custom-request-category.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { CustomRequestCategory } from '../../types.ts';

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
function isCreateCustomRequestCategoryResponse(data: any): boolean {
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
const shapeOfCreateCustomRequestCategoryResponse: Schema | boolean = { type: "string" };
const shapeOfDepartureLocationType: Schema | boolean = { type: "string", source: "domains L155" };
const shapeOfDestinationLocationType: Schema | boolean = { type: "string", source: "domains L155" };
const shapeOfAccreditationOptions: Schema | boolean = { type: "string", source: "domains L155" };

/** Validates the header parameters. */
export const createCustomRequestCategoryHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(isCreateCustomRequestCategoryHeader, [shapeOfCreateCustomRequestCategoryHeader, interpretObject], "header");

/** Validates the body. */
export const createCustomRequestCategoryBody: Validator<CustomRequestCategory> = /* @__PURE__ */ createValidator(isCustomRequestCategory, [shapeOfCustomRequestCategory, interpretString, interpretObject], "body");

/** Validates the response. */
export const createCustomRequestCategoryResponse: Validator<string> = /* @__PURE__ */ createValidator(isCreateCustomRequestCategoryResponse, [shapeOfCreateCustomRequestCategoryResponse], "response");

/** All of them, for whole calls of createCustomRequestCategory. */
export const createCustomRequestCategoryValidators: OperationValidators = { operation: "createCustomRequestCategory", header: createCustomRequestCategoryHeader, body: createCustomRequestCategoryBody, response: createCustomRequestCategoryResponse, bodyRequired: true, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", location: "header" }], options: ["companyCode"], rules };
