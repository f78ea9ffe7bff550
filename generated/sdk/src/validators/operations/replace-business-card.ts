// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/replaceBusinessCard.ts';
import { isDateTime } from '../formats/dates.ts';
import { isBusinessCardType, shapeOfBusinessCardType } from '../shapes/business-card-type.ts';
import { validator } from '../validator.ts';
import type { BusinessCardReplace } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isReplaceBusinessCardPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.employeeId === void 0 && (missing0 = "employeeId") || data.businessCardId === void 0 && (missing0 = "businessCardId"))
      return !1;
    if (data.employeeId !== void 0 && typeof data.employeeId != "string" || data.businessCardId !== void 0 && typeof data.businessCardId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isReplaceBusinessCardHeader(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyCode !== void 0 && typeof data.companyCode != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isBusinessCardReplace(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null)
        return !1;
    }
    if (data.employeeId !== void 0) {
      let data1 = data.employeeId;
      if (typeof data1 != "string" && data1 !== null)
        return !1;
    }
    if (data.cardNumber !== void 0) {
      let data2 = data.cardNumber;
      if (typeof data2 != "string" && data2 !== null)
        return !1;
    }
    if (data.encryptedCardNumber !== void 0) {
      let data3 = data.encryptedCardNumber;
      if (typeof data3 != "string" && data3 !== null)
        return !1;
    }
    if (data.name !== void 0) {
      let data4 = data.name;
      if (typeof data4 != "string" && data4 !== null)
        return !1;
    }
    if (data.type !== void 0) {
      let data5 = data.type;
      if (data5 !== null && !isBusinessCardType(data5))
        return !1;
    }
    if (data.endDate !== void 0) {
      let data6 = data.endDate;
      if (typeof data6 != "string" && data6 !== null || typeof data6 == "string" && !isDateTime(data6))
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "employeeId" || key0 === "cardNumber" || key0 === "encryptedCardNumber" || key0 === "name" || key0 === "type" || key0 === "endDate"))
        return !1;
  } else
    return !1;
  return !0;
}
function isReplaceBusinessCardAnswer(data: any): boolean {
  return typeof data == "string";
}
const shapeOfReplaceBusinessCardPath: Schema | boolean = { type: "object", required: ["employeeId", "businessCardId"], properties: { employeeId: { type: "string" }, businessCardId: { type: "string" } } };
const shapeOfReplaceBusinessCardHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfBusinessCardReplace: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: ["string", "null"] }, employeeId: { type: ["string", "null"], source: "domains L153; conventions L292" }, cardNumber: { type: ["string", "null"] }, encryptedCardNumber: { type: ["string", "null"] }, name: { type: ["string", "null"] }, type: { anyOf: [{ ref: () => shapeOfBusinessCardType }, { type: "null" }] }, endDate: { type: ["string", "null"], format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L153", clears: true };
const shapeOfReplaceBusinessCardAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const replaceBusinessCardPath: Validator<{ employeeId: string; businessCardId: string }> = /* @__PURE__ */ validator(isReplaceBusinessCardPath, shapeOfReplaceBusinessCardPath, "path");

/** Judges the header parameters. */
export const replaceBusinessCardHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isReplaceBusinessCardHeader, shapeOfReplaceBusinessCardHeader, "header");

/** Judges the body. */
export const replaceBusinessCardBody: Validator<BusinessCardReplace> = /* @__PURE__ */ validator(isBusinessCardReplace, shapeOfBusinessCardReplace, "body");

/** Judges the answer. */
export const replaceBusinessCardAnswer: Validator<string> = /* @__PURE__ */ validator(isReplaceBusinessCardAnswer, shapeOfReplaceBusinessCardAnswer, "answer");

/** All of them, for whole calls of replaceBusinessCard. */
export const replaceBusinessCardValidators: OperationValidators = { operation: "replaceBusinessCard", path: replaceBusinessCardPath, header: replaceBusinessCardHeader, body: replaceBusinessCardBody, answer: replaceBusinessCardAnswer, bodyRequired: true, parameters: [{ property: "employeeId", name: "employee_id", place: "path" }, { property: "businessCardId", name: "business_card_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
