import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '../../templates/shared/validation/validator.ts';
import { compileValidatorsTogether } from '../suites/compile-validators.ts';

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

/** Variants that only their discriminator tells apart: `sea` is a choice by the same property. */
const animal = (more: Json): Json => ({ type: 'object', properties: { kind: { type: 'string' }, ...Object(more) } });
const animals: Json = {
  oneOf: [{ $ref: '#/$defs/Cat' }, { $ref: '#/$defs/Dog' }, { $ref: '#/$defs/Sea' }],
  discriminator: { propertyName: 'kind', mapping: { dog: '#/$defs/Dog' } },
  $defs: {
    Cat: animal({ lives: { type: 'integer' } }),
    Dog: animal({ tricks: { type: 'array' } }),
    Eel: animal({ volts: { type: 'number' } }),
    Ray: animal({ wings: { type: 'number' } }),
    Sea: { oneOf: [{ $ref: '#/$defs/Eel' }, { $ref: '#/$defs/Ray' }], discriminator: { propertyName: 'kind' } },
  },
};

/** Variants that inherit all values of their discriminator, and one that leaves open which of two it is. */
const heir = (more: Json): Json => ({ allOf: [{ $ref: '#/$defs/Vehicle' }, { properties: more }] });
const vehicles: Json = {
  oneOf: [{ $ref: '#/$defs/Car' }, { $ref: '#/$defs/boat' }, { $ref: '#/$defs/Cycle' }],
  discriminator: { propertyName: 'kind', mapping: { car: '#/$defs/Car' } },
  $defs: {
    Vehicle: { type: 'object', required: ['kind'], properties: { kind: { enum: ['car', 'boat', 'bike', 'trike'] } } },
    Car: heir({ doors: { type: 'integer' } }),
    boat: heir({ sails: { type: 'integer' } }),
    Cycle: { oneOf: [variant('bike', []), variant('trike', [])] },
  },
};

const SCHEMAS: Readonly<Record<string, Json>> = {
  grant: { oneOf: [variant('password', ['user', 'secret']), variant('refresh', ['token'])] },
  nested: {
    oneOf: [
      variant('list', [], { of: { type: 'array', items: { oneOf: [variant('a', []), variant('b', [])] } } }),
      variant('none', []),
    ],
  },
  mixed: { anyOf: [{ type: 'string' }, variant('a', [])] },
  animals,
  vehicles,
  untold: {
    anyOf: [
      { type: 'object', required: ['one', 'two', 'three'] },
      { type: 'object', required: ['four'] },
    ],
  },
};

let validators: ReadonlyMap<string, Validator<unknown>>;

beforeAll(async () => {
  const made = await compileValidatorsTogether(Object.values(SCHEMAS));
  const names = Object.keys(SCHEMAS);
  validators = new Map(made.map((validator, index) => [names[index] ?? '', validator]));
});

test.for<readonly [title: string, name: string, value: Json, want: readonly string[]]>([
  [
    'a value that fits several variants is the one that its discriminator names',
    'animals',
    { kind: 'Cat', lives: 9 },
    [],
  ],
  ['a value of the mapping names its variant', 'animals', { kind: 'dog', tricks: [] }, []],
  ['a variant may be a choice of its own', 'animals', { kind: 'Ray', wings: 2 }, []],
  ['a variant that is named and not met is what is told of', 'animals', { kind: 'dog', tricks: 1 }, ['type /tricks']],
  ['the name of a schema counts only where the mapping has none', 'animals', { kind: 'Dog' }, ['variant ']],
  [
    'a variant that inherits the values of all is told by that of the mapping',
    'vehicles',
    { kind: 'car', doors: 3 },
    [],
  ],
  ['and else by its name', 'vehicles', { kind: 'boat', sails: 2 }, []],
  ['a value of another variant is none of it', 'vehicles', { kind: 'boat', sails: 'x' }, ['type /sails']],
  ['a variant may leave open which it is, where each part names its own', 'vehicles', { kind: 'trike' }, []],
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
  expect(validators.get(name)?.(value)).toBe(want.length === 0);
  expect(
    validators
      .get(name)
      ?.findIssues(value)
      .map(({ code, pointer }) => `${code} ${pointer}`),
  ).toEqual(want);
});

test('a misspelt tag is told of with the one that was meant', () => {
  expect(validators.get('grant')?.findIssues({ kind: 'pasword' })).toMatchObject([
    { suggestion: 'password', expected: '"password" or "refresh"' },
  ]);
});
