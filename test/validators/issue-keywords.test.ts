import { expect, test } from 'vitest';
import { interpretArray, interpretContains } from '#shared/validation/interpreter/arrays.ts';
import {
  interpretCondition,
  interpretUnevaluated,
  interpretUnion,
} from '#shared/validation/interpreter/composition.ts';
import { interpret } from '#shared/validation/interpreter/interpret.ts';
import { interpretObject } from '#shared/validation/interpreter/objects.ts';
import { rootLocation } from '#shared/validation/interpreter/report.ts';
import type { Schema } from '#shared/validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '#shared/validation/interpreter/strings-and-numbers.ts';

const KEYWORDS = [
  ...[interpretString, interpretNumber, interpretArray, interpretContains, interpretObject],
  ...[interpretUnion, interpretCondition, interpretUnevaluated],
];

type Case = readonly [schema: Schema, value: unknown, pointer: string, keyword: string, limit?: unknown];

const CASES: readonly Case[] = [
  [{ type: 'string' }, 1, '', 'type', 'string'],
  [{ type: ['string', 'null'] }, 1, '', 'type', ['string', 'null']],
  [{ enum: ['a', 'b'] }, 'c', '', 'enum', ['a', 'b']],
  [{ const: null }, 'c', '', 'const', null],
  [{ minLength: 2 }, 'a', '', 'minLength', 2],
  [{ maxLength: 2 }, 'abc', '', 'maxLength', 2],
  [{ pattern: Object.assign(/^a$/, {}) }, 'b', '', 'pattern', '^a$'],
  [{ format: { name: 'even', of: 'number', test: (value) => Number(value) % 2 === 0 } }, 1, '', 'format', 'even'],
  [{ format: { name: 'date', of: 'string', test: () => false } }, 'b', '', 'format', 'date'],
  [{ minimum: 2 }, 1, '', 'minimum', 2],
  [{ exclusiveMaximum: 2 }, 2, '', 'exclusiveMaximum', 2],
  [{ multipleOf: 2 }, 3, '', 'multipleOf', 2],
  [{ minItems: 1 }, [], '', 'minItems', 1],
  [{ uniqueItems: true }, [1, 1], '', 'uniqueItems', true],
  [{ contains: { type: 'string' } }, [1], '', 'minContains', 1],
  [{ required: ['a'] }, {}, '/a', 'required'],
  [{ dependentRequired: { a: ['b'] } }, { a: 1 }, '/b', 'dependentRequired', 'a'],
  [{ minProperties: 1 }, {}, '', 'minProperties', 1],
  [{ additionalProperties: false }, { a: 1 }, '/a', 'additionalProperties'],
  [{ unevaluatedProperties: false }, { a: 1 }, '/a', 'unevaluatedProperties'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, '', 'anyOf'],
  [{ oneOf: [true, true] }, 1, '', 'oneOf'],
  [{ not: true }, 1, '', 'not'],
];

test.for(CASES)('an issue names the keyword and its limit: %j for %j', ([schema, value, pointer, keyword, limit]) => {
  const [issue, ...others] = interpret(schema, value, rootLocation(KEYWORDS)).issues;
  expect(others).toEqual([]);
  expect([issue?.pointer, issue?.keyword, issue?.limit]).toEqual([pointer, keyword, limit]);
});
