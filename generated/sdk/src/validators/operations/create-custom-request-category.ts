// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/createCustomRequestCategory.ts';
import { isDateTime } from '../formats/dates.ts';
import { validator } from '../validator.ts';
import type { CustomRequestCategory } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

const obj0 = /* @__PURE__ */ new Set(["id","code","name","icon","companyId","endDate","enableActualDates","enableEndDate","editableWithoutExpense","defaultValueWithoutExpense","scheduleCreation","timesheetCreation","departureLocation","destinationLocation","displayCustomData","departureLocationType","destinationLocationType","accreditationOptions","accreditationLevelType","customDataStart","customDataEnd","customDataNbColumns"]);
function isCreateCustomRequestCategoryHeader(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyCode !== void 0 && typeof data.companyCode != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isCustomRequestCategory(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.name !== void 0 && typeof data.name != "string" || data.icon !== void 0 && typeof data.icon != "string" || data.companyId !== void 0 && typeof data.companyId != "string")
      return !1;
    if (data.endDate !== void 0) {
      let data5 = data.endDate;
      if (typeof data5 == "string") {
        if (!isDateTime(data5))
          return !1;
      } else
        return !1;
    }
    if (data.enableActualDates !== void 0 && typeof data.enableActualDates != "boolean" || data.enableEndDate !== void 0 && typeof data.enableEndDate != "boolean" || data.editableWithoutExpense !== void 0 && typeof data.editableWithoutExpense != "boolean" || data.defaultValueWithoutExpense !== void 0 && typeof data.defaultValueWithoutExpense != "boolean" || data.scheduleCreation !== void 0 && typeof data.scheduleCreation != "boolean" || data.timesheetCreation !== void 0 && typeof data.timesheetCreation != "boolean" || data.departureLocation !== void 0 && typeof data.departureLocation != "boolean" || data.destinationLocation !== void 0 && typeof data.destinationLocation != "boolean" || data.displayCustomData !== void 0 && typeof data.displayCustomData != "boolean" || data.departureLocationType !== void 0 && !isDepartureLocationType(data.departureLocationType) || data.destinationLocationType !== void 0 && !isDestinationLocationType(data.destinationLocationType) || data.accreditationOptions !== void 0 && !isAccreditationOptions(data.accreditationOptions))
      return !1;
    if (data.accreditationLevelType !== void 0) {
      let data18 = data.accreditationLevelType;
      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18)))
        return !1;
    }
    if (data.customDataStart !== void 0) {
      let data19 = data.customDataStart;
      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19)))
        return !1;
    }
    if (data.customDataEnd !== void 0) {
      let data20 = data.customDataEnd;
      if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
        return !1;
    }
    if (data.customDataNbColumns !== void 0) {
      let data21 = data.customDataNbColumns;
      if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
        return !1;
    }
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
function isCreateCustomRequestCategoryAnswer(data: any): boolean {
  return typeof data == "string";
}
function isDepartureLocationType(data: any): boolean {
  return typeof data == "string";
}
function isDestinationLocationType(data: any): boolean {
  return typeof data == "string";
}
function isAccreditationOptions(data: any): boolean {
  return typeof data == "string";
}
const shapeOfCreateCustomRequestCategoryHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfCustomRequestCategory: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, icon: { type: "string" }, companyId: { type: "string" }, endDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, enableActualDates: { type: "boolean" }, enableEndDate: { type: "boolean" }, editableWithoutExpense: { type: "boolean" }, defaultValueWithoutExpense: { type: "boolean" }, scheduleCreation: { type: "boolean" }, timesheetCreation: { type: "boolean" }, departureLocation: { type: "boolean" }, destinationLocation: { type: "boolean" }, displayCustomData: { type: "boolean" }, departureLocationType: { ref: () => shapeOfDepartureLocationType }, destinationLocationType: { ref: () => shapeOfDestinationLocationType }, accreditationOptions: { ref: () => shapeOfAccreditationOptions }, accreditationLevelType: { type: "integer" }, customDataStart: { type: "integer" }, customDataEnd: { type: "integer" }, customDataNbColumns: { type: "integer" } }, source: "domains L155" };
const shapeOfCreateCustomRequestCategoryAnswer: Schema | boolean = { type: "string" };
const shapeOfDepartureLocationType: Schema | boolean = { type: "string", source: "domains L155" };
const shapeOfDestinationLocationType: Schema | boolean = { type: "string", source: "domains L155" };
const shapeOfAccreditationOptions: Schema | boolean = { type: "string", source: "domains L155" };

/** Judges the header parameters. */
export const createCustomRequestCategoryHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isCreateCustomRequestCategoryHeader, shapeOfCreateCustomRequestCategoryHeader, "header");

/** Judges the body. */
export const createCustomRequestCategoryBody: Validator<CustomRequestCategory> = /* @__PURE__ */ validator(isCustomRequestCategory, shapeOfCustomRequestCategory, "body");

/** Judges the answer. */
export const createCustomRequestCategoryAnswer: Validator<string> = /* @__PURE__ */ validator(isCreateCustomRequestCategoryAnswer, shapeOfCreateCustomRequestCategoryAnswer, "answer");

/** All of them, for whole calls of createCustomRequestCategory. */
export const createCustomRequestCategoryValidators: OperationValidators = { operation: "createCustomRequestCategory", header: createCustomRequestCategoryHeader, body: createCustomRequestCategoryBody, answer: createCustomRequestCategoryAnswer, bodyRequired: true, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
