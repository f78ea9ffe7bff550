// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDate } from '../../shared/validation/formats/dates.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';

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
function isSetJournalEndDateResponse(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfSetJournalEndDatePath: Schema | boolean = { type: "object", required: ["journalId"], properties: { journalId: { type: "string" } } };
const shapeOfSetJournalEndDateBody: Schema | boolean = { type: "string", format: { name: "date", of: "string", test: isDate } };
const shapeOfSetJournalEndDateResponse: Schema | boolean = { type: "string" };

/** Validates the path parameters. */
export const setJournalEndDatePath: Validator<{ journalId: string }> = /* @__PURE__ */ createValidator(isSetJournalEndDatePath, [shapeOfSetJournalEndDatePath, interpretObject], "path");

/** Validates the body. */
export const setJournalEndDateBody: Validator<string> = /* @__PURE__ */ createValidator(isSetJournalEndDateBody, [shapeOfSetJournalEndDateBody, interpretString], "body");

/** Validates the response. */
export const setJournalEndDateResponse: Validator<string> = /* @__PURE__ */ createValidator(isSetJournalEndDateResponse, [shapeOfSetJournalEndDateResponse], "response");

/** All of them, for whole calls of setJournalEndDate. */
export const setJournalEndDateValidators: OperationValidators = { operation: "setJournalEndDate", path: setJournalEndDatePath, body: setJournalEndDateBody, response: setJournalEndDateResponse, bodyRequired: true, parameters: [{ property: "journalId", name: "journal_id", location: "path" }] };
