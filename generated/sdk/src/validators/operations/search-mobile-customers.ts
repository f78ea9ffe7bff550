// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isAssignmentNode, shapeOfAssignmentNode } from '../shapes/assignment-node.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { AssignmentNode, MobCustomerCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isMobCustomerCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.filterOnLinkProjectCustomer !== undefined && typeof data.filterOnLinkProjectCustomer !== "boolean") return false;
  const data1 = data.referentialDate;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.tag !== undefined && !isClauseString(data.tag)) return false;
  if (data.projectId !== undefined && !isClauseString(data.projectId)) return false;
  for (const key1 in data) {
    if (key1 !== "filterOnLinkProjectCustomer" && key1 !== "id" && key1 !== "tag" && key1 !== "projectId" && key1 !== "referentialDate") return false;
  }
  return true;
}
function isSearchMobileCustomersAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isAssignmentNode(item1)) return false;
  }
  return true;
}
const shapeOfMobCustomerCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { filterOnLinkProjectCustomer: { type: "boolean" }, id: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, projectId: { ref: () => shapeOfClauseString }, referentialDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L179" };
const shapeOfSearchMobileCustomersAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfAssignmentNode } };

/** Judges the body. */
export const searchMobileCustomersBody: Validator<MobCustomerCriteria> = /* @__PURE__ */ validator(isMobCustomerCriteria, [shapeOfMobCustomerCriteria, inspectText, inspectObject], "body");

/** Judges the answer. */
export const searchMobileCustomersAnswer: Validator<AssignmentNode[]> = /* @__PURE__ */ validator(isSearchMobileCustomersAnswer, [shapeOfSearchMobileCustomersAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchMobileCustomers. */
export const searchMobileCustomersValidators: OperationValidators = { operation: "searchMobileCustomers", body: searchMobileCustomersBody, answer: searchMobileCustomersAnswer };
