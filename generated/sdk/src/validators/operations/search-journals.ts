import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
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
  if (data['offset'] !== undefined && !Number.isInteger(data['offset'])) return false;
  if (data['limit'] !== undefined && !Number.isInteger(data['limit'])) return false;
  return true;
}

function isAccountingJournalCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['companyId'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['code'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['journalType'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['name'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['id'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['tag'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['validity'];
  if (data7 !== undefined && data7 !== null && !isValidity(data7)) return false;
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
    companyId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    journalType: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    tag: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    validity: { anyOf: [{ ref: () => schemaOfValidity }, { type: 'null' }] },
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
  [schemaOfAccountingJournalCriteria, interpretString, interpretObject, interpretUnion],
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
