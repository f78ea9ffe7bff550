// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { validator } from '../validator.ts';
import type { JournalClosingInformation } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCloseJournalPath(data: any): boolean {
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
function isJournalClosingInformation(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.closingReason !== void 0 && typeof data.closingReason != "string")
      return !1;
    if (data.closingDate !== void 0) {
      let data1 = data.closingDate;
      if (typeof data1 == "string") {
        if (!isDateTime(data1))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "closingReason" || key0 === "closingDate"))
        return !1;
  } else
    return !1;
  return !0;
}
function isCloseJournalAnswer(data: any): boolean {
  return typeof data == "string";
}
const shapeOfCloseJournalPath: Schema | boolean = { type: "object", required: ["journalId"], properties: { journalId: { type: "string" } } };
const shapeOfJournalClosingInformation: Schema | boolean = { type: "object", additionalProperties: false, properties: { closingReason: { type: "string" }, closingDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L168" };
const shapeOfCloseJournalAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const closeJournalPath: Validator<{ journalId: string }> = /* @__PURE__ */ validator(isCloseJournalPath, shapeOfCloseJournalPath, "path");

/** Judges the body. */
export const closeJournalBody: Validator<JournalClosingInformation> = /* @__PURE__ */ validator(isJournalClosingInformation, shapeOfJournalClosingInformation, "body");

/** Judges the answer. */
export const closeJournalAnswer: Validator<string> = /* @__PURE__ */ validator(isCloseJournalAnswer, shapeOfCloseJournalAnswer, "answer");

/** All of them, for whole calls of closeJournal. */
export const closeJournalValidators: OperationValidators = { operation: "closeJournal", path: closeJournalPath, body: closeJournalBody, answer: closeJournalAnswer, parameters: [{ property: "journalId", name: "journal_id", place: "path" }] };
