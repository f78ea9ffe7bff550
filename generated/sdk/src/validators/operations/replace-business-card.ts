// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/replaceBusinessCard.ts';
import { isDateTime } from '../formats/dates.ts';
import { inspectChoice } from '../inspect/inspect-choice.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isBusinessCardType, shapeOfBusinessCardType } from '../shapes/business-card-type.ts';
import { validator } from '../validator.ts';
import type { BusinessCardReplace } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isReplaceBusinessCardPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.employeeId !== "string") return false;
  if (typeof data.businessCardId !== "string") return false;
  return true;
}
function isReplaceBusinessCardHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isBusinessCardReplace(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.id;
  if (data1 !== undefined && (typeof data1 !== "string" && data1 !== null)) return false;
  const data2 = data.employeeId;
  if (data2 !== undefined && (typeof data2 !== "string" && data2 !== null)) return false;
  const data3 = data.cardNumber;
  if (data3 !== undefined && (typeof data3 !== "string" && data3 !== null)) return false;
  const data4 = data.encryptedCardNumber;
  if (data4 !== undefined && (typeof data4 !== "string" && data4 !== null)) return false;
  const data5 = data.name;
  if (data5 !== undefined && (typeof data5 !== "string" && data5 !== null)) return false;
  const data6 = data.endDate;
  if (data6 !== undefined) {
    if (typeof data6 !== "string" && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }
  const data7 = data.type;
  if (data7 !== undefined && (data7 !== null && !isBusinessCardType(data7))) return false;
  for (const key1 in data) {
    if (key1 !== "id" && key1 !== "employeeId" && key1 !== "cardNumber" && key1 !== "encryptedCardNumber" && key1 !== "name" && key1 !== "type" && key1 !== "endDate") return false;
  }
  return true;
}
function isReplaceBusinessCardAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfReplaceBusinessCardPath: Schema | boolean = { type: "object", required: ["employeeId", "businessCardId"], properties: { employeeId: { type: "string" }, businessCardId: { type: "string" } } };
const shapeOfReplaceBusinessCardHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfBusinessCardReplace: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: ["string", "null"] }, employeeId: { type: ["string", "null"], source: "domains L153; conventions L292" }, cardNumber: { type: ["string", "null"] }, encryptedCardNumber: { type: ["string", "null"] }, name: { type: ["string", "null"] }, type: { anyOf: [{ ref: () => shapeOfBusinessCardType }, { type: "null" }] }, endDate: { type: ["string", "null"], format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L153", clears: true };
const shapeOfReplaceBusinessCardAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const replaceBusinessCardPath: Validator<{ employeeId: string; businessCardId: string }> = /* @__PURE__ */ validator(isReplaceBusinessCardPath, [shapeOfReplaceBusinessCardPath, inspectObject], "path");

/** Judges the header parameters. */
export const replaceBusinessCardHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isReplaceBusinessCardHeader, [shapeOfReplaceBusinessCardHeader, inspectObject], "header");

/** Judges the body. */
export const replaceBusinessCardBody: Validator<BusinessCardReplace> = /* @__PURE__ */ validator(isBusinessCardReplace, [shapeOfBusinessCardReplace, inspectText, inspectObject, inspectChoice], "body");

/** Judges the answer. */
export const replaceBusinessCardAnswer: Validator<string> = /* @__PURE__ */ validator(isReplaceBusinessCardAnswer, [shapeOfReplaceBusinessCardAnswer], "answer");

/** All of them, for whole calls of replaceBusinessCard. */
export const replaceBusinessCardValidators: OperationValidators = { operation: "replaceBusinessCard", path: replaceBusinessCardPath, header: replaceBusinessCardHeader, body: replaceBusinessCardBody, answer: replaceBusinessCardAnswer, bodyRequired: true, parameters: [{ property: "employeeId", name: "employee_id", place: "path" }, { property: "businessCardId", name: "business_card_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
