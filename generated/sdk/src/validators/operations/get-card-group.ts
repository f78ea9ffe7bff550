import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { CardGroup } from '../../types.ts';
import { isCardGroup, schemaOfCardGroup } from '../schemas/card-group.ts';

function isGetCardGroupPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['cardGroupId'] !== 'string') return false;
  return true;
}

function isGetCardGroupQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['groupId'] !== 'string') return false;
  return true;
}

const schemaOfGetCardGroupPath: Schema | boolean = {
  type: 'object',
  required: ['cardGroupId'],
  properties: { cardGroupId: { type: 'string' } },
};
const schemaOfGetCardGroupQuery: Schema | boolean = {
  type: 'object',
  required: ['groupId'],
  properties: { groupId: { type: 'string' } },
};

/** Validates the path parameters. */
export const getCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(
  isGetCardGroupPath,
  [schemaOfGetCardGroupPath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const getCardGroupQuery: Validator<{ groupId: string }> = /* @__PURE__ */ createValidator(
  isGetCardGroupQuery,
  [schemaOfGetCardGroupQuery, interpretObject],
  'query',
);

/** Validates the response. */
export const getCardGroupResponse: Validator<CardGroup> = /* @__PURE__ */ createValidator(
  isCardGroup,
  [schemaOfCardGroup, interpretObject],
  'response',
);

/** All validators of getCardGroup, for whole calls. */
export const getCardGroupValidators: OperationValidators = {
  operation: 'getCardGroup',
  path: getCardGroupPath,
  query: getCardGroupQuery,
  response: getCardGroupResponse,
  parameters: [
    { property: 'cardGroupId', name: 'card_group_id', location: 'path' },
    { property: 'groupId', name: 'group_id', location: 'query' },
  ],
};
