// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isAssignmentNode, shapeOfAssignmentNode } from '../shapes/assignment-node.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { AssignmentNode, MobCustomerCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isMobCustomerCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.filterOnLinkProjectCustomer !== void 0 && typeof data.filterOnLinkProjectCustomer != "boolean" || data.id !== void 0 && !isClauseString(data.id) || data.tag !== void 0 && !isClauseString(data.tag) || data.projectId !== void 0 && !isClauseString(data.projectId))
      return !1;
    if (data.referentialDate !== void 0) {
      let data4 = data.referentialDate;
      if (typeof data4 == "string") {
        if (!isDateTime(data4))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "filterOnLinkProjectCustomer" || key0 === "id" || key0 === "tag" || key0 === "projectId" || key0 === "referentialDate"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchMobileCustomersAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isAssignmentNode(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfMobCustomerCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { filterOnLinkProjectCustomer: { type: "boolean" }, id: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, projectId: { ref: () => shapeOfClauseString }, referentialDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L179" };
const shapeOfSearchMobileCustomersAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfAssignmentNode } };

/** Judges the body. */
export const searchMobileCustomersBody: Validator<MobCustomerCriteria> = /* @__PURE__ */ validator(isMobCustomerCriteria, shapeOfMobCustomerCriteria, "body");

/** Judges the answer. */
export const searchMobileCustomersAnswer: Validator<AssignmentNode[]> = /* @__PURE__ */ validator(isSearchMobileCustomersAnswer, shapeOfSearchMobileCustomersAnswer, "answer");

/** All of them, for whole calls of searchMobileCustomers. */
export const searchMobileCustomersValidators: OperationValidators = { operation: "searchMobileCustomers", body: searchMobileCustomersBody, answer: searchMobileCustomersAnswer };
