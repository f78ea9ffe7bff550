import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ProjectGroup, ProjectGroupCriteria } from '../../types.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';

function isProjectGroupCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.code !== undefined && !isClauseString(data.code)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.description !== undefined && !isClauseString(data.description)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
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
    code: { ref: () => schemaOfClauseString },
    name: { ref: () => schemaOfClauseString },
    description: { ref: () => schemaOfClauseString },
    id: { ref: () => schemaOfClauseString },
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
  [schemaOfProjectGroupCriteria, interpretObject],
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
