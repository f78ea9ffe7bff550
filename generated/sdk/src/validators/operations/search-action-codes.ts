import { isObject } from '../../shared/validation/assertions.ts';
import { isDate } from '../../shared/validation/formats.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { MobAction, MobActionCriteria } from '../../types.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';

function isSearchActionCodesQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectId'] !== 'string') return false;
  return true;
}

function isMobActionCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['validity'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDate(data1)) return false;
  }

  const data2 = data['code'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['name'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['tag'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  for (const key1 in data) {
    if (key1 !== 'code' && key1 !== 'name' && key1 !== 'tag' && key1 !== 'validity') return false;
  }

  return true;
}

function isSearchActionCodesResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isMobAction(item1)) return false;
  }

  return true;
}

function isMobAction(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

const schemaOfSearchActionCodesQuery: Schema | boolean = {
  type: 'object',
  required: ['projectId'],
  properties: { projectId: { type: 'string' } },
};
const schemaOfMobActionCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    tag: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    validity: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
  },
  source: 'domains L178',
};
const schemaOfSearchActionCodesResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfMobAction } };
const schemaOfMobAction: Schema | boolean = { type: 'object', additionalProperties: true, source: 'domains L307' };

/** Validates the query parameters. */
export const searchActionCodesQuery: Validator<{ projectId: string }> = /* @__PURE__ */ createValidator(
  isSearchActionCodesQuery,
  [schemaOfSearchActionCodesQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const searchActionCodesBody: Validator<MobActionCriteria> = /* @__PURE__ */ createValidator(
  isMobActionCriteria,
  [schemaOfMobActionCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchActionCodesResponse: Validator<MobAction[]> = /* @__PURE__ */ createValidator(
  isSearchActionCodesResponse,
  [schemaOfSearchActionCodesResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchActionCodes, for whole calls. */
export const searchActionCodesValidators: OperationValidators = {
  operation: 'searchActionCodes',
  query: searchActionCodesQuery,
  body: searchActionCodesBody,
  response: searchActionCodesResponse,
  bodyRequired: true,
  parameters: [{ property: 'projectId', name: 'project_id', location: 'query' }],
};
