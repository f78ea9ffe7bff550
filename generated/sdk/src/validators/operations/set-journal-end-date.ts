// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDate } from '../formats/dates.ts';
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSetJournalEndDatePath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.journalId === void 0 && (missing0 = "journalId"))
      return !1;
    if (data.journalId !== void 0 && typeof data.journalId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isSetJournalEndDateBody(data: any): boolean {
  if (typeof data == "string") {
    if (!isDate(data))
      return !1;
  } else
    return !1;
  return !0;
}
function isSetJournalEndDateAnswer(data: any): boolean {
  return typeof data == "string";
}
const shapeOfSetJournalEndDatePath: Schema | boolean = { type: "object", required: ["journalId"], properties: { journalId: { type: "string" } } };
const shapeOfSetJournalEndDateBody: Schema | boolean = { type: "string", format: { name: "date", of: "string", test: isDate } };
const shapeOfSetJournalEndDateAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const setJournalEndDatePath: Validator<{ journalId: string }> = /* @__PURE__ */ validator(isSetJournalEndDatePath, shapeOfSetJournalEndDatePath, "path");

/** Judges the body. */
export const setJournalEndDateBody: Validator<string> = /* @__PURE__ */ validator(isSetJournalEndDateBody, shapeOfSetJournalEndDateBody, "body");

/** Judges the answer. */
export const setJournalEndDateAnswer: Validator<string> = /* @__PURE__ */ validator(isSetJournalEndDateAnswer, shapeOfSetJournalEndDateAnswer, "answer");

/** All of them, for whole calls of setJournalEndDate. */
export const setJournalEndDateValidators: OperationValidators = { operation: "setJournalEndDate", path: setJournalEndDatePath, body: setJournalEndDateBody, answer: setJournalEndDateAnswer, bodyRequired: true, parameters: [{ property: "journalId", name: "journal_id", place: "path" }] };
