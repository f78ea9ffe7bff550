import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ProjectGroup, ProjectGroupCriteria } from '../../types.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';

function isProjectGroupCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['code'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['name'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['description'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['id'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  for (const key1 in data) {
    if (key1 !== 'code' && key1 !== 'name' && key1 !== 'description' && key1 !== 'id') return false;
  }

  return true;
}

function isSearchProjectGroupsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isProjectGroup(item1)) return false;
  }

  return true;
}

function isProjectGroup(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

const schemaOfProjectGroupCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    description: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
  },
  source: 'domains L134; domains L210',
};
const schemaOfSearchProjectGroupsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfProjectGroup },
};
const schemaOfProjectGroup: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L210',
};

/** Validates the body. */
export const searchProjectGroupsBody: Validator<ProjectGroupCriteria> = /* @__PURE__ */ createValidator(
  isProjectGroupCriteria,
  [schemaOfProjectGroupCriteria, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchProjectGroupsResponse: Validator<ProjectGroup[]> = /* @__PURE__ */ createValidator(
  isSearchProjectGroupsResponse,
  [schemaOfSearchProjectGroupsResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchProjectGroups, for whole calls. */
export const searchProjectGroupsValidators: OperationValidators = {
  operation: 'searchProjectGroups',
  body: searchProjectGroupsBody,
  response: searchProjectGroupsResponse,
};
