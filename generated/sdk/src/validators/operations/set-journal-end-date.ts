// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDate } from '../formats/dates.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSetJournalEndDatePath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.journalId !== "string") return false;
  return true;
}
function isSetJournalEndDateBody(data: any): boolean {
  if (typeof data !== "string") return false;
  if (!isDate(data)) return false;
  return true;
}
function isSetJournalEndDateAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfSetJournalEndDatePath: Schema | boolean = { type: "object", required: ["journalId"], properties: { journalId: { type: "string" } } };
const shapeOfSetJournalEndDateBody: Schema | boolean = { type: "string", format: { name: "date", of: "string", test: isDate } };
const shapeOfSetJournalEndDateAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const setJournalEndDatePath: Validator<{ journalId: string }> = /* @__PURE__ */ validator(isSetJournalEndDatePath, [shapeOfSetJournalEndDatePath, inspectObject], "path");

/** Judges the body. */
export const setJournalEndDateBody: Validator<string> = /* @__PURE__ */ validator(isSetJournalEndDateBody, [shapeOfSetJournalEndDateBody, inspectText], "body");

/** Judges the answer. */
export const setJournalEndDateAnswer: Validator<string> = /* @__PURE__ */ validator(isSetJournalEndDateAnswer, [shapeOfSetJournalEndDateAnswer], "answer");

/** All of them, for whole calls of setJournalEndDate. */
export const setJournalEndDateValidators: OperationValidators = { operation: "setJournalEndDate", path: setJournalEndDatePath, body: setJournalEndDateBody, answer: setJournalEndDateAnswer, bodyRequired: true, parameters: [{ property: "journalId", name: "journal_id", place: "path" }] };
