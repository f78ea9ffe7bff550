import { isObject } from '../../shared/validation/assertions.ts';
import { isDate } from '../../shared/validation/formats.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';

function isSetJournalEndDatePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['journalId'] !== 'string') return false;
  return true;
}

function isSetJournalEndDateBody(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  if (!isDate(data)) return false;
  return true;
}

function isSetJournalEndDateResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfSetJournalEndDatePath: Schema | boolean = {
  type: 'object',
  required: ['journalId'],
  properties: { journalId: { type: 'string' } },
};
const schemaOfSetJournalEndDateBody: Schema | boolean = {
  type: 'string',
  format: { name: 'date', of: 'string', test: isDate },
};
const schemaOfSetJournalEndDateResponse: Schema | boolean = { type: 'string' };

/** Validates the path parameters. */
export const setJournalEndDatePath: Validator<{ journalId: string }> = /* @__PURE__ */ createValidator(
  isSetJournalEndDatePath,
  [schemaOfSetJournalEndDatePath, interpretObject],
  'path',
);

/** Validates the body. */
export const setJournalEndDateBody: Validator<string> = /* @__PURE__ */ createValidator(
  isSetJournalEndDateBody,
  [schemaOfSetJournalEndDateBody, interpretString],
  'body',
);

/** Validates the response. */
export const setJournalEndDateResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isSetJournalEndDateResponse,
  [schemaOfSetJournalEndDateResponse],
  'response',
);

/** All validators of setJournalEndDate, for whole calls. */
export const setJournalEndDateValidators: OperationValidators = {
  operation: 'setJournalEndDate',
  path: setJournalEndDatePath,
  body: setJournalEndDateBody,
  response: setJournalEndDateResponse,
  bodyRequired: true,
  parameters: [{ property: 'journalId', name: 'journal_id', location: 'path' }],
};
