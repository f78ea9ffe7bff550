// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { isValidity, shapeOfValidity } from '../shapes/validity.ts';
import { validator } from '../validator.ts';
import type { AccountingJournalCriteria, ManagementObjectsAccountingJournal } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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
function isSearchJournalsAnswer(data: any): boolean {
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
const shapeOfSearchJournalsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfManagementObjectsAccountingJournal } };
const shapeOfManagementObjectsAccountingJournal: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L318" };

/** Judges the query parameters. */
export const searchJournalsQuery: Validator<{ offset?: number; limit?: number }> = /* @__PURE__ */ validator(isSearchJournalsQuery, [shapeOfSearchJournalsQuery, inspectObject], "query");

/** Judges the body. */
export const searchJournalsBody: Validator<AccountingJournalCriteria> = /* @__PURE__ */ validator(isAccountingJournalCriteria, [shapeOfAccountingJournalCriteria, inspectText, inspectObject], "body");

/** Judges the answer. */
export const searchJournalsAnswer: Validator<ManagementObjectsAccountingJournal[]> = /* @__PURE__ */ validator(isSearchJournalsAnswer, [shapeOfSearchJournalsAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchJournals. */
export const searchJournalsValidators: OperationValidators = { operation: "searchJournals", query: searchJournalsQuery, body: searchJournalsBody, answer: searchJournalsAnswer, bodyRequired: true, parameters: [{ property: "offset", name: "offset", place: "query", type: "number" }, { property: "limit", name: "limit", place: "query", type: "number" }] };
