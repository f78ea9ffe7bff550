import { rules } from '../../rules/operations/read-card.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Card, CardReadOption } from '../../types.ts';

function isReadCardPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['sprintId'] !== 'string') return false;
  if (typeof data['cardId'] !== 'string') return false;
  return true;
}

function isCardReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isCardReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isCard(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isCardReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfReadCardPath: Schema | boolean = {
  type: 'object',
  required: ['sprintId', 'cardId'],
  properties: { sprintId: { type: 'string' }, cardId: { type: 'string' } },
};
const schemaOfCardReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { options: { type: ['array', 'null'], items: { ref: () => schemaOfCardReadOptionValue } } },
  source: 'conventions L69; conventions L74; domains L194',
};
const schemaOfCard: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L194',
};
const schemaOfCardReadOptionValue: Schema | boolean = {
  type: 'string',
  source: 'conventions L71; conventions L74',
  known: ['ASSIGNEDTO'],
};

/** Validates the path parameters. */
export const readCardPath: Validator<{ sprintId: string; cardId: string }> = /* @__PURE__ */ createValidator(
  isReadCardPath,
  [schemaOfReadCardPath, interpretObject],
  'path',
);

/** Validates the body. */
export const readCardBody: Validator<CardReadOption> = /* @__PURE__ */ createValidator(
  isCardReadOption,
  [schemaOfCardReadOption, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const readCardResponse: Validator<Card> = /* @__PURE__ */ createValidator(
  isCard,
  [schemaOfCard, interpretObject],
  'response',
);

/** All validators of readCard, for whole calls. */
export const readCardValidators: OperationValidators = {
  operation: 'readCard',
  path: readCardPath,
  body: readCardBody,
  response: readCardResponse,
  parameters: [
    { property: 'sprintId', name: 'sprint_id', location: 'path' },
    { property: 'cardId', name: 'card_id', location: 'path' },
  ],
  rules,
};
