// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isClauseBoolean, shapeOfClauseBoolean } from '../schemas/clause-boolean.ts';
import { isClauseDate, shapeOfClauseDate } from '../schemas/clause-date.ts';
import { isClauseString, shapeOfClauseString } from '../schemas/clause-string.ts';
import { isExternalRequester, shapeOfExternalRequester } from '../schemas/external-requester.ts';
import { isValidity, shapeOfValidity } from '../schemas/validity.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ExternalRequester, ExternalRequesterCriteria } from '../../types.ts';

const known0 = /* @__PURE__ */ new Set(["code", "function", "customerId", "modificationById", "id", "tag", "keyword", "email", "createdById", "employeeId", "firstName", "service", "name", "siteId", "lastTracking", "modificationTime", "createdTime", "siteHelpdeskVIPContact", "siteDecisionMaker", "siteSalesContact", "siteHelpdeskMainContact", "siteHelpdeskContact", "siteHelpdeskBlacklisted", "siteFinancialContact", "siteIntern", "siteMainContact", "validity"]);
function isExternalRequesterCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.code !== undefined && !isClauseString(data.code)) return false;
  if (data.function !== undefined && !isClauseString(data.function)) return false;
  if (data.customerId !== undefined && !isClauseString(data.customerId)) return false;
  if (data.modificationById !== undefined && !isClauseString(data.modificationById)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.tag !== undefined && !isClauseString(data.tag)) return false;
  if (data.keyword !== undefined && !isClauseString(data.keyword)) return false;
  if (data.email !== undefined && !isClauseString(data.email)) return false;
  if (data.createdById !== undefined && !isClauseString(data.createdById)) return false;
  if (data.employeeId !== undefined && !isClauseString(data.employeeId)) return false;
  if (data.firstName !== undefined && !isClauseString(data.firstName)) return false;
  if (data.service !== undefined && !isClauseString(data.service)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.siteId !== undefined && !isClauseString(data.siteId)) return false;
  if (data.lastTracking !== undefined && !isClauseDate(data.lastTracking)) return false;
  if (data.modificationTime !== undefined && !isClauseDate(data.modificationTime)) return false;
  if (data.createdTime !== undefined && !isClauseDate(data.createdTime)) return false;
  if (data.siteHelpdeskVIPContact !== undefined && !isClauseBoolean(data.siteHelpdeskVIPContact)) return false;
  if (data.siteDecisionMaker !== undefined && !isClauseBoolean(data.siteDecisionMaker)) return false;
  if (data.siteSalesContact !== undefined && !isClauseBoolean(data.siteSalesContact)) return false;
  if (data.siteHelpdeskMainContact !== undefined && !isClauseBoolean(data.siteHelpdeskMainContact)) return false;
  if (data.siteHelpdeskContact !== undefined && !isClauseBoolean(data.siteHelpdeskContact)) return false;
  if (data.siteHelpdeskBlacklisted !== undefined && !isClauseBoolean(data.siteHelpdeskBlacklisted)) return false;
  if (data.siteFinancialContact !== undefined && !isClauseBoolean(data.siteFinancialContact)) return false;
  if (data.siteIntern !== undefined && !isClauseBoolean(data.siteIntern)) return false;
  if (data.siteMainContact !== undefined && !isClauseBoolean(data.siteMainContact)) return false;
  if (data.validity !== undefined && !isValidity(data.validity)) return false;
  for (const key1 in data) {
    if (!known0.has(key1)) return false;
  }
  return true;
}
function isSearchExternalRequestersResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isExternalRequester(item1)) return false;
  }
  return true;
}
const shapeOfExternalRequesterCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { code: { ref: () => shapeOfClauseString }, function: { ref: () => shapeOfClauseString }, customerId: { ref: () => shapeOfClauseString }, modificationById: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, keyword: { ref: () => shapeOfClauseString }, email: { ref: () => shapeOfClauseString }, createdById: { ref: () => shapeOfClauseString }, employeeId: { ref: () => shapeOfClauseString }, firstName: { ref: () => shapeOfClauseString }, service: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, siteId: { ref: () => shapeOfClauseString }, lastTracking: { ref: () => shapeOfClauseDate }, modificationTime: { ref: () => shapeOfClauseDate }, createdTime: { ref: () => shapeOfClauseDate }, siteHelpdeskVIPContact: { ref: () => shapeOfClauseBoolean }, siteDecisionMaker: { ref: () => shapeOfClauseBoolean }, siteSalesContact: { ref: () => shapeOfClauseBoolean }, siteHelpdeskMainContact: { ref: () => shapeOfClauseBoolean }, siteHelpdeskContact: { ref: () => shapeOfClauseBoolean }, siteHelpdeskBlacklisted: { ref: () => shapeOfClauseBoolean }, siteFinancialContact: { ref: () => shapeOfClauseBoolean }, siteIntern: { ref: () => shapeOfClauseBoolean }, siteMainContact: { ref: () => shapeOfClauseBoolean }, validity: { ref: () => shapeOfValidity } }, source: "domains L144" };
const shapeOfSearchExternalRequestersResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfExternalRequester } };

/** Validates the body. */
export const searchExternalRequestersBody: Validator<ExternalRequesterCriteria> = /* @__PURE__ */ createValidator(isExternalRequesterCriteria, [shapeOfExternalRequesterCriteria, interpretString, interpretObject], "body");

/** Validates the response. */
export const searchExternalRequestersResponse: Validator<ExternalRequester[]> = /* @__PURE__ */ createValidator(isSearchExternalRequestersResponse, [shapeOfSearchExternalRequestersResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchExternalRequesters. */
export const searchExternalRequestersValidators: OperationValidators = { operation: "searchExternalRequesters", body: searchExternalRequestersBody, response: searchExternalRequestersResponse, bodyRequired: true };
