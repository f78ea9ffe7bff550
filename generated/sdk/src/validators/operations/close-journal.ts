import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { JournalClosingInformation } from '../../types.ts';

function isCloseJournalPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['journalId'] !== 'string') return false;
  return true;
}

function isJournalClosingInformation(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['closingReason'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['closingDate'];
  if (data2 !== undefined) {
    if (typeof data2 !== 'string' && data2 !== null) return false;
    if (data2 !== null && !isDateTime(data2)) return false;
  }

  for (const key1 in data) {
    if (key1 !== 'closingReason' && key1 !== 'closingDate') return false;
  }

  return true;
}

function isCloseJournalResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfCloseJournalPath: Schema | boolean = {
  type: 'object',
  required: ['journalId'],
  properties: { journalId: { type: 'string' } },
};
const schemaOfJournalClosingInformation: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    closingReason: { type: ['string', 'null'] },
    closingDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L168',
};
const schemaOfCloseJournalResponse: Schema | boolean = { type: 'string' };

/** Validates the path parameters. */
export const closeJournalPath: Validator<{ journalId: string }> = /* @__PURE__ */ createValidator(
  isCloseJournalPath,
  [schemaOfCloseJournalPath, interpretObject],
  'path',
);

/** Validates the body. */
export const closeJournalBody: Validator<JournalClosingInformation> = /* @__PURE__ */ createValidator(
  isJournalClosingInformation,
  [schemaOfJournalClosingInformation, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const closeJournalResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isCloseJournalResponse,
  [schemaOfCloseJournalResponse],
  'response',
);

/** All validators of closeJournal, for whole calls. */
export const closeJournalValidators: OperationValidators = {
  operation: 'closeJournal',
  path: closeJournalPath,
  body: closeJournalBody,
  response: closeJournalResponse,
  parameters: [{ property: 'journalId', name: 'journal_id', location: 'path' }],
};
