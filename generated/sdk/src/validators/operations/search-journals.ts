// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isClauseString, shapeOfClauseString } from '../schemas/clause-string.ts';
import { isValidity, shapeOfValidity } from '../schemas/validity.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { AccountingJournalCriteria, ManagementObjectsAccountingJournal } from '../../types.ts';

function isSearchJournalsQuery(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.offset !== undefined && !Number.isInteger(data.offset)) return false;
  if (data.limit !== undefined && !Number.isInteger(data.limit)) return false;
  return true;
}
function isAccountingJournalCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyId !== undefined && !isClauseString(data.companyId)) return false;
  if (data.code !== undefined && !isClauseString(data.code)) return false;
  if (data.journalType !== undefined && !isClauseString(data.journalType)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.tag !== undefined && !isClauseString(data.tag)) return false;
  if (data.validity !== undefined && !isValidity(data.validity)) return false;
  for (const key1 in data) {
    if (key1 !== "companyId" && key1 !== "code" && key1 !== "journalType" && key1 !== "name" && key1 !== "id" && key1 !== "tag" && key1 !== "validity") return false;
  }
  return true;
}
function isSearchJournalsResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isManagementObjectsAccountingJournal(item1)) return false;
  }
  return true;
}
function isManagementObjectsAccountingJournal(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
const shapeOfSearchJournalsQuery: Schema | boolean = { type: "object", properties: { offset: { type: "integer" }, limit: { type: "integer" } } };
const shapeOfAccountingJournalCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { companyId: { ref: () => shapeOfClauseString }, code: { ref: () => shapeOfClauseString }, journalType: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, validity: { ref: () => shapeOfValidity } }, source: "domains L169" };
const shapeOfSearchJournalsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfManagementObjectsAccountingJournal } };
const shapeOfManagementObjectsAccountingJournal: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L318" };

/** Validates the query parameters. */
export const searchJournalsQuery: Validator<{ offset?: number; limit?: number }> = /* @__PURE__ */ createValidator(isSearchJournalsQuery, [shapeOfSearchJournalsQuery, interpretObject], "query");

/** Validates the body. */
export const searchJournalsBody: Validator<AccountingJournalCriteria> = /* @__PURE__ */ createValidator(isAccountingJournalCriteria, [shapeOfAccountingJournalCriteria, interpretString, interpretObject], "body");

/** Validates the response. */
export const searchJournalsResponse: Validator<ManagementObjectsAccountingJournal[]> = /* @__PURE__ */ createValidator(isSearchJournalsResponse, [shapeOfSearchJournalsResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchJournals. */
export const searchJournalsValidators: OperationValidators = { operation: "searchJournals", query: searchJournalsQuery, body: searchJournalsBody, response: searchJournalsResponse, bodyRequired: true, parameters: [{ property: "offset", name: "offset", location: "query", type: "number" }, { property: "limit", name: "limit", location: "query", type: "number" }] };
