// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isAssignmentNode, shapeOfAssignmentNode } from '../schemas/assignment-node.ts';
import { isClauseString, shapeOfClauseString } from '../schemas/clause-string.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { AssignmentNode, MobCustomerCriteria } from '../../types.ts';

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
function isSearchMobileCustomersResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isAssignmentNode(item1)) return false;
  }
  return true;
}
const shapeOfMobCustomerCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { filterOnLinkProjectCustomer: { type: "boolean" }, id: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, projectId: { ref: () => shapeOfClauseString }, referentialDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L179" };
const shapeOfSearchMobileCustomersResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfAssignmentNode } };

/** Validates the body. */
export const searchMobileCustomersBody: Validator<MobCustomerCriteria> = /* @__PURE__ */ createValidator(isMobCustomerCriteria, [shapeOfMobCustomerCriteria, interpretString, interpretObject], "body");

/** Validates the response. */
export const searchMobileCustomersResponse: Validator<AssignmentNode[]> = /* @__PURE__ */ createValidator(isSearchMobileCustomersResponse, [shapeOfSearchMobileCustomersResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchMobileCustomers. */
export const searchMobileCustomersValidators: OperationValidators = { operation: "searchMobileCustomers", body: searchMobileCustomersBody, response: searchMobileCustomersResponse };
