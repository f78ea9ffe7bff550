// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/createCustomRequestLine.ts';
import { validator } from '../validator.ts';
import type { CustomRequestLineCreate } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCreateCustomRequestLinePath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.customRequestId === void 0 && (missing0 = "customRequestId"))
      return !1;
    if (data.customRequestId !== void 0 && typeof data.customRequestId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isCreateCustomRequestLineHeader(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyCode !== void 0 && typeof data.companyCode != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isCustomRequestLineCreate(data: any): boolean {
  if (!isManagementObjectLineCreate(data))
    return !1;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.managementObjectId !== void 0 && typeof data.managementObjectId != "string" || data.name !== void 0 && typeof data.name != "string")
      return !1;
    if (data.quantity !== void 0) {
      let data3 = data.quantity;
      if (!(typeof data3 == "number" && isFinite(data3)))
        return !1;
    }
    if (data.unitPriceCurrency !== void 0) {
      let data4 = data.unitPriceCurrency;
      if (!(typeof data4 == "number" && isFinite(data4)))
        return !1;
    }
    if (data.unitPrice !== void 0) {
      let data5 = data.unitPrice;
      if (!(typeof data5 == "number" && isFinite(data5)))
        return !1;
    }
    if (data.amountTotalCurrency !== void 0) {
      let data6 = data.amountTotalCurrency;
      if (!(typeof data6 == "number" && isFinite(data6)))
        return !1;
    }
    if (data.amountTotal !== void 0) {
      let data7 = data.amountTotal;
      if (!(typeof data7 == "number" && isFinite(data7)))
        return !1;
    }
    if (data.rankNumber !== void 0) {
      let data8 = data.rankNumber;
      if (!(typeof data8 == "number" && isFinite(data8)))
        return !1;
    }
  } else
    return !1;
  return !0;
}
function isCreateCustomRequestLineAnswer(data: any): boolean {
  return typeof data == "string";
}
function isManagementObjectLineCreate(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.complementName !== void 0 && typeof data.complementName != "string" || data.expenseTypeExpectedId !== void 0 && typeof data.expenseTypeExpectedId != "string" || data.managementObjectId !== void 0 && typeof data.managementObjectId != "string" || data.resourceId !== void 0 && typeof data.resourceId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
const shapeOfCreateCustomRequestLinePath: Schema | boolean = { type: "object", required: ["customRequestId"], properties: { customRequestId: { type: "string" } } };
const shapeOfCreateCustomRequestLineHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfCustomRequestLineCreate: Schema | boolean = { allOf: [{ ref: () => shapeOfManagementObjectLineCreate }, { type: "object", properties: { id: { type: "string" }, managementObjectId: { type: "string", source: "domains L157; conventions L259; conventions L284" }, name: { type: "string" }, quantity: { type: "number" }, unitPriceCurrency: { type: "number" }, unitPrice: { type: "number" }, amountTotalCurrency: { type: "number" }, amountTotal: { type: "number" }, rankNumber: { type: "number" } } }], source: "domains L157; domains L102-103; conventions L284", unsent: { project: "nothing: it is only read", projectId: "nothing: it is read-only", phase: "nothing: it is only read", phaseId: "nothing: it is read-only", subPhase: "nothing: it is only read", subPhaseId: "nothing: it is read-only", projectTask: "nothing: it is only read", projectTaskId: "nothing: it is read-only", customer: "nothing: it is only read", customerId: "nothing: it is read-only", expenseTypeExpected: "\"expenseTypeExpectedId\" instead: the nested object is only read" } };
const shapeOfCreateCustomRequestLineAnswer: Schema | boolean = { type: "string" };
const shapeOfManagementObjectLineCreate: Schema | boolean = { type: "object", additionalProperties: true, properties: { afterTaxAmountTotalCurrency: {  }, complementName: { type: "string" }, expenseTypeExpectedId: { type: "string" }, managementObjectId: { type: "string", source: "conventions L284; conventions L259" }, resourceId: { type: "string" }, totalPrice: {  }, totalPriceCurrency: {  } }, source: "conventions L284; conventions L249; domains L102", unsent: { resource: "\"resourceId\" instead: the nested object is only read" } };

/** Judges the path parameters. */
export const createCustomRequestLinePath: Validator<{ customRequestId: string }> = /* @__PURE__ */ validator(isCreateCustomRequestLinePath, shapeOfCreateCustomRequestLinePath, "path");

/** Judges the header parameters. */
export const createCustomRequestLineHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isCreateCustomRequestLineHeader, shapeOfCreateCustomRequestLineHeader, "header");

/** Judges the body. */
export const createCustomRequestLineBody: Validator<CustomRequestLineCreate> = /* @__PURE__ */ validator(isCustomRequestLineCreate, shapeOfCustomRequestLineCreate, "body");

/** Judges the answer. */
export const createCustomRequestLineAnswer: Validator<string> = /* @__PURE__ */ validator(isCreateCustomRequestLineAnswer, shapeOfCreateCustomRequestLineAnswer, "answer");

/** All of them, for whole calls of createCustomRequestLine. */
export const createCustomRequestLineValidators: OperationValidators = { operation: "createCustomRequestLine", path: createCustomRequestLinePath, header: createCustomRequestLineHeader, body: createCustomRequestLineBody, answer: createCustomRequestLineAnswer, bodyRequired: true, parameters: [{ property: "customRequestId", name: "custom_request_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
