// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isClauseBoolean, shapeOfClauseBoolean } from '../shapes/clause-boolean.ts';
import { isClauseOperator, shapeOfClauseOperator } from '../shapes/clause-operator.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { isValidity, shapeOfValidity } from '../shapes/validity.ts';
import { validator } from '../validator.ts';
import type { Checkbook, CheckbookCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCheckbookCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.contractStatus !== void 0 && !isClauseString(data.contractStatus) || data.billingMethod !== void 0 && !isClauseString(data.billingMethod) || data.name !== void 0 && !isClauseString(data.name) || data.customerId !== void 0 && !isClauseString(data.customerId) || data.contractNumber !== void 0 && !isClauseString(data.contractNumber) || data.id !== void 0 && !isClauseString(data.id) || data.managerId !== void 0 && !isClauseString(data.managerId) || data.renewalThresholdExceeded !== void 0 && !isClauseBoolean(data.renewalThresholdExceeded) || data.tacitRenewal !== void 0 && !isClauseBoolean(data.tacitRenewal) || data.renewalThreshold !== void 0 && !isClauseNumber(data.renewalThreshold) || data.validity !== void 0 && !isValidity(data.validity))
      return !1;
    for (const key0 in data)
      if (!(key0 === "contractStatus" || key0 === "billingMethod" || key0 === "name" || key0 === "customerId" || key0 === "contractNumber" || key0 === "id" || key0 === "managerId" || key0 === "renewalThresholdExceeded" || key0 === "tacitRenewal" || key0 === "renewalThreshold" || key0 === "validity"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchCheckbooksAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isCheckbook(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isClauseNumber(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operator !== void 0 && !isClauseOperator(data.operator))
      return !1;
    if (data.value !== void 0) {
      let data1 = data.value;
      if (!(typeof data1 == "number" && isFinite(data1)))
        return !1;
    }
    if (data.includeNullResults !== void 0 && typeof data.includeNullResults != "boolean")
      return !1;
    for (const key0 in data)
      if (!(key0 === "operator" || key0 === "value" || key0 === "includeNullResults"))
        return !1;
  } else
    return !1;
  return !0;
}
function isCheckbook(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
const shapeOfCheckbookCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { contractStatus: { ref: () => shapeOfClauseString }, billingMethod: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, customerId: { ref: () => shapeOfClauseString }, contractNumber: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, managerId: { ref: () => shapeOfClauseString }, renewalThresholdExceeded: { ref: () => shapeOfClauseBoolean }, tacitRenewal: { ref: () => shapeOfClauseBoolean }, renewalThreshold: { ref: () => shapeOfClauseNumber }, validity: { ref: () => shapeOfValidity } }, source: "domains L143" };
const shapeOfSearchCheckbooksAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfCheckbook } };
const shapeOfClauseNumber: Schema | boolean = { type: "object", additionalProperties: false, properties: { operator: { ref: () => shapeOfClauseOperator }, value: { type: "number" }, includeNullResults: { type: "boolean" } }, source: "conventions L63" };
const shapeOfCheckbook: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L195" };

/** Judges the body. */
export const searchCheckbooksBody: Validator<CheckbookCriteria> = /* @__PURE__ */ validator(isCheckbookCriteria, shapeOfCheckbookCriteria, "body");

/** Judges the answer. */
export const searchCheckbooksAnswer: Validator<Checkbook[]> = /* @__PURE__ */ validator(isSearchCheckbooksAnswer, shapeOfSearchCheckbooksAnswer, "answer");

/** All of them, for whole calls of searchCheckbooks. */
export const searchCheckbooksValidators: OperationValidators = { operation: "searchCheckbooks", body: searchCheckbooksBody, answer: searchCheckbooksAnswer, bodyRequired: true };
