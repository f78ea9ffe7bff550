import { rules } from '../../rules/operations/search-card-groups.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { CardGroup, CardGroupCriteria } from '../../types.ts';
import { isCardGroupReadOption, schemaOfCardGroupReadOption } from '../schemas/card-group-read-option.ts';
import { isCardGroup, schemaOfCardGroup } from '../schemas/card-group.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';

function isCardGroupCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['sprintId'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['id'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['readOption'];
  if (data3 !== undefined && data3 !== null && !isCardGroupReadOption(data3)) return false;
  for (const key1 in data) {
    if (key1 !== 'sprintId' && key1 !== 'id' && key1 !== 'readOption') return false;
  }

  return true;
}

function isSearchCardGroupsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isCardGroup(item1)) return false;
  }

  return true;
}

const schemaOfCardGroupCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    sprintId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    readOption: { anyOf: [{ ref: () => schemaOfCardGroupReadOption }, { type: 'null' }] },
  },
  source: 'domains L142',
};
const schemaOfSearchCardGroupsResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfCardGroup } };

/** Validates the body. */
export const searchCardGroupsBody: Validator<CardGroupCriteria> = /* @__PURE__ */ createValidator(
  isCardGroupCriteria,
  [schemaOfCardGroupCriteria, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchCardGroupsResponse: Validator<CardGroup[]> = /* @__PURE__ */ createValidator(
  isSearchCardGroupsResponse,
  [schemaOfSearchCardGroupsResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchCardGroups, for whole calls. */
export const searchCardGroupsValidators: OperationValidators = {
  operation: 'searchCardGroups',
  body: searchCardGroupsBody,
  response: searchCardGroupsResponse,
  rules,
};
