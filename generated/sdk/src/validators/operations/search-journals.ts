import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { AccountingJournalCriteria, ManagementObjectsAccountingJournal } from '../../types.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';
import { isValidity, schemaOfValidity } from '../schemas/validity.ts';

function isSearchJournalsQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.offset !== undefined && !Number.isInteger(data.offset)) return false;
  if (data.limit !== undefined && !Number.isInteger(data.limit)) return false;
  return true;
}

function isAccountingJournalCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.companyId !== undefined && !isClauseString(data.companyId)) return false;
  if (data.code !== undefined && !isClauseString(data.code)) return false;
  if (data.journalType !== undefined && !isClauseString(data.journalType)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.tag !== undefined && !isClauseString(data.tag)) return false;
  if (data.validity !== undefined && !isValidity(data.validity)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'companyId' &&
      key1 !== 'code' &&
      key1 !== 'journalType' &&
      key1 !== 'name' &&
      key1 !== 'id' &&
      key1 !== 'tag' &&
      key1 !== 'validity'
    )
      return false;
  }

  return true;
}

function isSearchJournalsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isManagementObjectsAccountingJournal(item1)) return false;
  }

  return true;
}

function isManagementObjectsAccountingJournal(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

const schemaOfSearchJournalsQuery: Schema | boolean = {
  type: 'object',
  properties: { offset: { type: 'integer' }, limit: { type: 'integer' } },
};
const schemaOfAccountingJournalCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    companyId: { ref: () => schemaOfClauseString },
    code: { ref: () => schemaOfClauseString },
    journalType: { ref: () => schemaOfClauseString },
    name: { ref: () => schemaOfClauseString },
    id: { ref: () => schemaOfClauseString },
    tag: { ref: () => schemaOfClauseString },
    validity: { ref: () => schemaOfValidity },
  },
  source: 'domains L169',
};
const schemaOfSearchJournalsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfManagementObjectsAccountingJournal },
};
const schemaOfManagementObjectsAccountingJournal: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L318',
};

/** Validates the query parameters. */
export const searchJournalsQuery: Validator<{ offset?: number; limit?: number }> = /* @__PURE__ */ createValidator(
  isSearchJournalsQuery,
  [schemaOfSearchJournalsQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const searchJournalsBody: Validator<AccountingJournalCriteria> = /* @__PURE__ */ createValidator(
  isAccountingJournalCriteria,
  [schemaOfAccountingJournalCriteria, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const searchJournalsResponse: Validator<ManagementObjectsAccountingJournal[]> = /* @__PURE__ */ createValidator(
  isSearchJournalsResponse,
  [schemaOfSearchJournalsResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchJournals, for whole calls. */
export const searchJournalsValidators: OperationValidators = {
  operation: 'searchJournals',
  query: searchJournalsQuery,
  body: searchJournalsBody,
  response: searchJournalsResponse,
  bodyRequired: true,
  parameters: [
    { property: 'offset', name: 'offset', location: 'query', type: 'number' },
    { property: 'limit', name: 'limit', location: 'query', type: 'number' },
  ],
};
