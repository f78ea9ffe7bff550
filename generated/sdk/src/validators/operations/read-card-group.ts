import { rules } from '../../rules/operations/read-card-group.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { CardGroup, CardGroupReadOption } from '../../types.ts';
import { isCardGroupReadOption, schemaOfCardGroupReadOption } from '../schemas/card-group-read-option.ts';
import { isCardGroup, schemaOfCardGroup } from '../schemas/card-group.ts';

function isReadCardGroupPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['cardGroupId'] !== 'string') return false;
  return true;
}

function isReadCardGroupQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['groupId'] !== 'string') return false;
  return true;
}

const schemaOfReadCardGroupPath: Schema | boolean = {
  type: 'object',
  required: ['cardGroupId'],
  properties: { cardGroupId: { type: 'string' } },
};
const schemaOfReadCardGroupQuery: Schema | boolean = {
  type: 'object',
  required: ['groupId'],
  properties: { groupId: { type: 'string' } },
};

/** Validates the path parameters. */
export const readCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(
  isReadCardGroupPath,
  [schemaOfReadCardGroupPath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const readCardGroupQuery: Validator<{ groupId: string }> = /* @__PURE__ */ createValidator(
  isReadCardGroupQuery,
  [schemaOfReadCardGroupQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const readCardGroupBody: Validator<CardGroupReadOption> = /* @__PURE__ */ createValidator(
  isCardGroupReadOption,
  [schemaOfCardGroupReadOption, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const readCardGroupResponse: Validator<CardGroup> = /* @__PURE__ */ createValidator(
  isCardGroup,
  [schemaOfCardGroup, interpretObject],
  'response',
);

/** All validators of readCardGroup, for whole calls. */
export const readCardGroupValidators: OperationValidators = {
  operation: 'readCardGroup',
  path: readCardGroupPath,
  query: readCardGroupQuery,
  body: readCardGroupBody,
  response: readCardGroupResponse,
  parameters: [
    { property: 'cardGroupId', name: 'card_group_id', location: 'path' },
    { property: 'groupId', name: 'group_id', location: 'query' },
  ],
  rules,
};
