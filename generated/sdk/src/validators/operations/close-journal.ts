// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { validator } from '../validator.ts';
import type { JournalClosingInformation } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCloseJournalPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.journalId !== "string") return false;
  return true;
}
function isJournalClosingInformation(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.closingReason !== undefined && typeof data.closingReason !== "string") return false;
  const data1 = data.closingDate;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  for (const key1 in data) {
    if (key1 !== "closingReason" && key1 !== "closingDate") return false;
  }
  return true;
}
function isCloseJournalAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfCloseJournalPath: Schema | boolean = { type: "object", required: ["journalId"], properties: { journalId: { type: "string" } } };
const shapeOfJournalClosingInformation: Schema | boolean = { type: "object", additionalProperties: false, properties: { closingReason: { type: "string" }, closingDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L168" };
const shapeOfCloseJournalAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const closeJournalPath: Validator<{ journalId: string }> = /* @__PURE__ */ validator(isCloseJournalPath, [shapeOfCloseJournalPath, inspectObject], "path");

/** Judges the body. */
export const closeJournalBody: Validator<JournalClosingInformation> = /* @__PURE__ */ validator(isJournalClosingInformation, [shapeOfJournalClosingInformation, inspectText, inspectObject], "body");

/** Judges the answer. */
export const closeJournalAnswer: Validator<string> = /* @__PURE__ */ validator(isCloseJournalAnswer, [shapeOfCloseJournalAnswer], "answer");

/** All of them, for whole calls of closeJournal. */
export const closeJournalValidators: OperationValidators = { operation: "closeJournal", path: closeJournalPath, body: closeJournalBody, answer: closeJournalAnswer, parameters: [{ property: "journalId", name: "journal_id", place: "path" }] };
