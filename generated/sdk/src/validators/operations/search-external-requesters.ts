// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isClauseBoolean, shapeOfClauseBoolean } from '../shapes/clause-boolean.ts';
import { isClauseDate, shapeOfClauseDate } from '../shapes/clause-date.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { isExternalRequester, shapeOfExternalRequester } from '../shapes/external-requester.ts';
import { isValidity, shapeOfValidity } from '../shapes/validity.ts';
import { validator } from '../validator.ts';
import type { ExternalRequester, ExternalRequesterCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

const obj0 = /* @__PURE__ */ new Set(["code","function","customerId","modificationById","id","tag","keyword","email","createdById","employeeId","firstName","service","name","siteId","lastTracking","modificationTime","createdTime","siteHelpdeskVIPContact","siteDecisionMaker","siteSalesContact","siteHelpdeskMainContact","siteHelpdeskContact","siteHelpdeskBlacklisted","siteFinancialContact","siteIntern","siteMainContact","validity"]);
function isExternalRequesterCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0 && !isClauseString(data.code) || data.function !== void 0 && !isClauseString(data.function) || data.customerId !== void 0 && !isClauseString(data.customerId) || data.modificationById !== void 0 && !isClauseString(data.modificationById) || data.id !== void 0 && !isClauseString(data.id) || data.tag !== void 0 && !isClauseString(data.tag) || data.keyword !== void 0 && !isClauseString(data.keyword) || data.email !== void 0 && !isClauseString(data.email) || data.createdById !== void 0 && !isClauseString(data.createdById) || data.employeeId !== void 0 && !isClauseString(data.employeeId) || data.firstName !== void 0 && !isClauseString(data.firstName) || data.service !== void 0 && !isClauseString(data.service) || data.name !== void 0 && !isClauseString(data.name) || data.siteId !== void 0 && !isClauseString(data.siteId) || data.lastTracking !== void 0 && !isClauseDate(data.lastTracking) || data.modificationTime !== void 0 && !isClauseDate(data.modificationTime) || data.createdTime !== void 0 && !isClauseDate(data.createdTime) || data.siteHelpdeskVIPContact !== void 0 && !isClauseBoolean(data.siteHelpdeskVIPContact) || data.siteDecisionMaker !== void 0 && !isClauseBoolean(data.siteDecisionMaker) || data.siteSalesContact !== void 0 && !isClauseBoolean(data.siteSalesContact) || data.siteHelpdeskMainContact !== void 0 && !isClauseBoolean(data.siteHelpdeskMainContact) || data.siteHelpdeskContact !== void 0 && !isClauseBoolean(data.siteHelpdeskContact) || data.siteHelpdeskBlacklisted !== void 0 && !isClauseBoolean(data.siteHelpdeskBlacklisted) || data.siteFinancialContact !== void 0 && !isClauseBoolean(data.siteFinancialContact) || data.siteIntern !== void 0 && !isClauseBoolean(data.siteIntern) || data.siteMainContact !== void 0 && !isClauseBoolean(data.siteMainContact) || data.validity !== void 0 && !isValidity(data.validity))
      return !1;
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchExternalRequestersAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isExternalRequester(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfExternalRequesterCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { code: { ref: () => shapeOfClauseString }, function: { ref: () => shapeOfClauseString }, customerId: { ref: () => shapeOfClauseString }, modificationById: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, keyword: { ref: () => shapeOfClauseString }, email: { ref: () => shapeOfClauseString }, createdById: { ref: () => shapeOfClauseString }, employeeId: { ref: () => shapeOfClauseString }, firstName: { ref: () => shapeOfClauseString }, service: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, siteId: { ref: () => shapeOfClauseString }, lastTracking: { ref: () => shapeOfClauseDate }, modificationTime: { ref: () => shapeOfClauseDate }, createdTime: { ref: () => shapeOfClauseDate }, siteHelpdeskVIPContact: { ref: () => shapeOfClauseBoolean }, siteDecisionMaker: { ref: () => shapeOfClauseBoolean }, siteSalesContact: { ref: () => shapeOfClauseBoolean }, siteHelpdeskMainContact: { ref: () => shapeOfClauseBoolean }, siteHelpdeskContact: { ref: () => shapeOfClauseBoolean }, siteHelpdeskBlacklisted: { ref: () => shapeOfClauseBoolean }, siteFinancialContact: { ref: () => shapeOfClauseBoolean }, siteIntern: { ref: () => shapeOfClauseBoolean }, siteMainContact: { ref: () => shapeOfClauseBoolean }, validity: { ref: () => shapeOfValidity } }, source: "domains L144" };
const shapeOfSearchExternalRequestersAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfExternalRequester } };

/** Judges the body. */
export const searchExternalRequestersBody: Validator<ExternalRequesterCriteria> = /* @__PURE__ */ validator(isExternalRequesterCriteria, shapeOfExternalRequesterCriteria, "body");

/** Judges the answer. */
export const searchExternalRequestersAnswer: Validator<ExternalRequester[]> = /* @__PURE__ */ validator(isSearchExternalRequestersAnswer, shapeOfSearchExternalRequestersAnswer, "answer");

/** All of them, for whole calls of searchExternalRequesters. */
export const searchExternalRequestersValidators: OperationValidators = { operation: "searchExternalRequesters", body: searchExternalRequestersBody, answer: searchExternalRequestersAnswer, bodyRequired: true };
