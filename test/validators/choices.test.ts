import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '../../templates/sdk/src/validators/validator.ts';
import { validatorsTogether } from '../suites/judge-schemas.ts';

const variant = (kind: string, required: readonly string[], more: Json = {}): Json => ({
  type: 'object',
  required: ['kind', ...required],
  additionalProperties: false,
  properties: {
    kind: { const: kind },
    scope: { const: 'all' },
    ...Object.fromEntries(required.map((name) => [name, { type: 'string' }])),
    ...Object(more),
  },
});

const SCHEMAS: Readonly<Record<string, Json>> = {
  grant: { oneOf: [variant('password', ['user', 'secret']), variant('refresh', ['token'])] },
  nested: {
    oneOf: [
      variant('list', [], { of: { type: 'array', items: { oneOf: [variant('a', []), variant('b', [])] } } }),
      variant('none', []),
    ],
  },
  mixed: { anyOf: [{ type: 'string' }, variant('a', [])] },
  untold: {
    anyOf: [
      { type: 'object', required: ['one', 'two', 'three'] },
      { type: 'object', required: ['four'] },
    ],
  },
};

let validators: ReadonlyMap<string, Validator<unknown>>;

beforeAll(async () => {
  const made = await validatorsTogether(Object.values(SCHEMAS));
  const names = Object.keys(SCHEMAS);
  validators = new Map(made.map((validator, index) => [names[index] ?? '', validator]));
});

test.for<readonly [title: string, name: string, value: Json, want: readonly string[]]>([
  [
    'the variant that its tag names is the one that is meant',
    'grant',
    { kind: 'password', user: 5 },
    ['missing /secret', 'type /user'],
  ],
  [
    'a value that is the same in all variants is no tag',
    'grant',
    { kind: 'refresh', scope: 'x', token: 't' },
    ['value /scope'],
  ],
  ['a misspelt tag is what is wrong', 'grant', { kind: 'pasword', user: 5 }, ['unknown-value /kind']],
  [
    'a tag counts where it stands, not further inside',
    'nested',
    { kind: 'list', of: [{ kind: 'c' }] },
    ['unknown-value /of/0/kind'],
  ],
  ['of variants of several types that of the type is meant', 'mixed', { kind: 'b' }, ['value /kind']],
  ['a value of no type of theirs fits none', 'mixed', 5, ['variant ']],
  ['without a tag the one that is clearly nearest is meant', 'untold', {}, ['missing /four']],
])('%s', ([, name, value, want]) => {
  expect(validators.get(name)?.(value)).toBe(false);
  expect(
    validators
      .get(name)
      ?.review(value)
      .map(({ code, pointer }) => `${code} ${pointer}`),
  ).toEqual(want);
});

test('a misspelt tag is told of with the one that was meant', () => {
  expect(validators.get('grant')?.review({ kind: 'pasword' })).toMatchObject([
    { nearest: 'password', expected: '"password" or "refresh"' },
  ]);
});
