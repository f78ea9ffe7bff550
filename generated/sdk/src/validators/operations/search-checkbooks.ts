// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isClauseBoolean, shapeOfClauseBoolean } from '../schemas/clause-boolean.ts';
import { isClauseOperator, shapeOfClauseOperator } from '../schemas/clause-operator.ts';
import { isClauseString, shapeOfClauseString } from '../schemas/clause-string.ts';
import { isValidity, shapeOfValidity } from '../schemas/validity.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Checkbook, CheckbookCriteria } from '../../types.ts';

function isCheckbookCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.contractStatus !== undefined && !isClauseString(data.contractStatus)) return false;
  if (data.billingMethod !== undefined && !isClauseString(data.billingMethod)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.customerId !== undefined && !isClauseString(data.customerId)) return false;
  if (data.contractNumber !== undefined && !isClauseString(data.contractNumber)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.managerId !== undefined && !isClauseString(data.managerId)) return false;
  if (data.renewalThresholdExceeded !== undefined && !isClauseBoolean(data.renewalThresholdExceeded)) return false;
  if (data.tacitRenewal !== undefined && !isClauseBoolean(data.tacitRenewal)) return false;
  if (data.renewalThreshold !== undefined && !isClauseNumber(data.renewalThreshold)) return false;
  if (data.validity !== undefined && !isValidity(data.validity)) return false;
  for (const key1 in data) {
    if (key1 !== "contractStatus" && key1 !== "billingMethod" && key1 !== "name" && key1 !== "customerId" && key1 !== "contractNumber" && key1 !== "id" && key1 !== "managerId" && key1 !== "renewalThresholdExceeded" && key1 !== "tacitRenewal" && key1 !== "renewalThreshold" && key1 !== "validity") return false;
  }
  return true;
}
function isSearchCheckbooksResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isCheckbook(item1)) return false;
  }
  return true;
}
function isClauseNumber(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.value !== undefined && !Number.isFinite(data.value)) return false;
  if (data.includeNullResults !== undefined && typeof data.includeNullResults !== "boolean") return false;
  if (data.operator !== undefined && !isClauseOperator(data.operator)) return false;
  for (const key1 in data) {
    if (key1 !== "operator" && key1 !== "value" && key1 !== "includeNullResults") return false;
  }
  return true;
}
function isCheckbook(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
const shapeOfCheckbookCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { contractStatus: { ref: () => shapeOfClauseString }, billingMethod: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, customerId: { ref: () => shapeOfClauseString }, contractNumber: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, managerId: { ref: () => shapeOfClauseString }, renewalThresholdExceeded: { ref: () => shapeOfClauseBoolean }, tacitRenewal: { ref: () => shapeOfClauseBoolean }, renewalThreshold: { ref: () => shapeOfClauseNumber }, validity: { ref: () => shapeOfValidity } }, source: "domains L143" };
const shapeOfSearchCheckbooksResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfCheckbook } };
const shapeOfClauseNumber: Schema | boolean = { type: "object", additionalProperties: false, properties: { operator: { ref: () => shapeOfClauseOperator }, value: { type: "number" }, includeNullResults: { type: "boolean" } }, source: "conventions L63" };
const shapeOfCheckbook: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L195" };

/** Validates the body. */
export const searchCheckbooksBody: Validator<CheckbookCriteria> = /* @__PURE__ */ createValidator(isCheckbookCriteria, [shapeOfCheckbookCriteria, interpretString, interpretObject], "body");

/** Validates the response. */
export const searchCheckbooksResponse: Validator<Checkbook[]> = /* @__PURE__ */ createValidator(isSearchCheckbooksResponse, [shapeOfSearchCheckbooksResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchCheckbooks. */
export const searchCheckbooksValidators: OperationValidators = { operation: "searchCheckbooks", body: searchCheckbooksBody, response: searchCheckbooksResponse, bodyRequired: true };
