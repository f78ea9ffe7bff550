// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { isValidity, shapeOfValidity } from '../shapes/validity.ts';
import { validator } from '../validator.ts';
import type { AccountingJournalCriteria, ManagementObjectsAccountingJournal } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSearchJournalsQuery(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.offset !== void 0) {
      let data0 = data.offset;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
        return !1;
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
        return !1;
    }
  } else
    return !1;
  return !0;
}
function isAccountingJournalCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyId !== void 0 && !isClauseString(data.companyId) || data.code !== void 0 && !isClauseString(data.code) || data.journalType !== void 0 && !isClauseString(data.journalType) || data.name !== void 0 && !isClauseString(data.name) || data.id !== void 0 && !isClauseString(data.id) || data.tag !== void 0 && !isClauseString(data.tag) || data.validity !== void 0 && !isValidity(data.validity))
      return !1;
    for (const key0 in data)
      if (!(key0 === "companyId" || key0 === "code" || key0 === "journalType" || key0 === "name" || key0 === "id" || key0 === "tag" || key0 === "validity"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchJournalsAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isManagementObjectsAccountingJournal(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isManagementObjectsAccountingJournal(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
const shapeOfSearchJournalsQuery: Schema | boolean = { type: "object", properties: { offset: { type: "integer" }, limit: { type: "integer" } } };
const shapeOfAccountingJournalCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { companyId: { ref: () => shapeOfClauseString }, code: { ref: () => shapeOfClauseString }, journalType: { ref: () => shapeOfClauseString }, name: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, tag: { ref: () => shapeOfClauseString }, validity: { ref: () => shapeOfValidity } }, source: "domains L169" };
const shapeOfSearchJournalsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfManagementObjectsAccountingJournal } };
const shapeOfManagementObjectsAccountingJournal: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L318" };

/** Judges the query parameters. */
export const searchJournalsQuery: Validator<{ offset?: number; limit?: number }> = /* @__PURE__ */ validator(isSearchJournalsQuery, shapeOfSearchJournalsQuery, "query");

/** Judges the body. */
export const searchJournalsBody: Validator<AccountingJournalCriteria> = /* @__PURE__ */ validator(isAccountingJournalCriteria, shapeOfAccountingJournalCriteria, "body");

/** Judges the answer. */
export const searchJournalsAnswer: Validator<ManagementObjectsAccountingJournal[]> = /* @__PURE__ */ validator(isSearchJournalsAnswer, shapeOfSearchJournalsAnswer, "answer");

/** All of them, for whole calls of searchJournals. */
export const searchJournalsValidators: OperationValidators = { operation: "searchJournals", query: searchJournalsQuery, body: searchJournalsBody, answer: searchJournalsAnswer, bodyRequired: true, parameters: [{ property: "offset", name: "offset", place: "query", type: "number" }, { property: "limit", name: "limit", place: "query", type: "number" }] };
