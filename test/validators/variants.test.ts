import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { compileValidatorsTogether } from '../suites/compile-validators.ts';
import { integer, listOf, object, text } from '../support/schemas.ts';

const variant = (kind: string, required: readonly string[], more: Json = {}): Json => ({
  type: 'object',
  required: ['kind', ...required],
  additionalProperties: false,
  properties: {
    kind: { const: kind },
    scope: { const: 'all' },
    ...Object.fromEntries(required.map((name) => [name, text])),
    ...Object(more),
  },
});

/** Variants that only the discriminator distinguishes; `Sea` is a nested `oneOf` with the same discriminator. */
const animal = (more: Json): Json => object({ kind: text, ...Object(more) });
const animals: Json = {
  oneOf: [{ $ref: '#/$defs/Cat' }, { $ref: '#/$defs/Dog' }, { $ref: '#/$defs/Sea' }],
  discriminator: { propertyName: 'kind', mapping: { dog: '#/$defs/Dog' } },
  $defs: {
    Cat: animal({ lives: integer }),
    Dog: animal({ tricks: { type: 'array' } }),
    Eel: animal({ volts: { type: 'number' } }),
    Ray: animal({ wings: { type: 'number' } }),
    Sea: { oneOf: [{ $ref: '#/$defs/Eel' }, { $ref: '#/$defs/Ray' }], discriminator: { propertyName: 'kind' } },
  },
};

/** Variants that inherit every value of the discriminator, and one that stands for two values. */
const heir = (more: Json): Json => ({ allOf: [{ $ref: '#/$defs/Vehicle' }, { properties: more }] });
const vehicles: Json = {
  oneOf: [{ $ref: '#/$defs/Car' }, { $ref: '#/$defs/boat' }, { $ref: '#/$defs/Cycle' }],
  discriminator: { propertyName: 'kind', mapping: { car: '#/$defs/Car' } },
  $defs: {
    Vehicle: object({ kind: { enum: ['car', 'boat', 'bike', 'trike'] } }, ['kind']),
    Car: heir({ doors: integer }),
    boat: heir({ sails: integer }),
    Cycle: { oneOf: [variant('bike', []), variant('trike', [])] },
  },
};

/** A discriminator of OpenAPI 3.2: `Other` takes all values that name no other variant, and those without any. */
const parcels: Json = {
  anyOf: [{ $ref: '#/$defs/Letter' }, { $ref: '#/$defs/Other' }],
  discriminator: { propertyName: 'kind', defaultMapping: 'Other' },
  $defs: { Letter: animal({ stamps: integer }), Other: animal({ size: text }) },
};

/** Variants with a list of values in a schema of its own, which names none of the variants. */
const runner = (required: readonly string[]): Json => object({ kind: { $ref: '#/$defs/Kind' } }, ['kind', ...required]);
const runners: Json = {
  oneOf: [{ $ref: '#/$defs/Remote' }, { $ref: '#/$defs/Local' }],
  discriminator: { propertyName: 'kind' },
  $defs: { Kind: { enum: ['near', 'far'] }, Remote: runner(['url']), Local: runner(['path']) },
};

const SCHEMAS: Readonly<Record<string, Json>> = {
  grant: { oneOf: [variant('password', ['user', 'secret']), variant('refresh', ['token'])] },
  nested: {
    oneOf: [variant('list', [], { of: listOf({ oneOf: [variant('a', []), variant('b', [])] }) }), variant('none', [])],
  },
  mixed: { anyOf: [text, variant('a', [])] },
  animals,
  vehicles,
  parcels,
  runners,
  untagged: {
    anyOf: [
      { type: 'object', required: ['one', 'two', 'three'] },
      { type: 'object', required: ['four'] },
    ],
  },
};

let validators: ReadonlyMap<string, Validator<unknown>>;

beforeAll(async () => {
  const compiled = await compileValidatorsTogether(Object.values(SCHEMAS));
  const names = Object.keys(SCHEMAS);
  validators = new Map(compiled.map((validator, index) => [names[index] ?? '', validator]));
});

test.for<readonly [title: string, name: string, value: Json, want: readonly string[]]>([
  [
    'a value that fits several variants is validated by the one that its discriminator names',
    'animals',
    { kind: 'Cat', lives: 9 },
    [],
  ],
  ['a value of the mapping selects its variant', 'animals', { kind: 'dog', tricks: [] }, []],
  ['a variant may itself be a oneOf', 'animals', { kind: 'Ray', wings: 2 }, []],
  [
    'a value that does not fit the variant it names gets the issues of that variant',
    'animals',
    { kind: 'dog', tricks: 1 },
    ['type /tricks'],
  ],
  ['a schema name selects no variant if the mapping names that schema', 'animals', { kind: 'Dog' }, ['variant ']],
  [
    'a variant that inherits all values of the discriminator is selected by the mapping',
    'vehicles',
    { kind: 'car', doors: 3 },
    [],
  ],
  ['a variant without a mapping is selected by its schema name', 'vehicles', { kind: 'boat', sails: 2 }, []],
  [
    'a property of another variant is not validated by this one',
    'vehicles',
    { kind: 'boat', sails: 'x' },
    ['type /sails'],
  ],
  [
    'a variant may itself have variants, each with its own value of the discriminator',
    'vehicles',
    { kind: 'trike' },
    [],
  ],
  ['a variant whose property lists other values is not named by its schema', 'runners', { kind: 'far', url: 'x' }, []],
  ['the listed values are the ones that are allowed', 'runners', { kind: 'Remote', url: 'x' }, ['unknown-value /kind']],
  ['a value without the tag is of the default variant', 'parcels', { size: 'L' }, []],
  ['a value with an unknown tag is of the default variant', 'parcels', { kind: 'crate', size: 'L' }, []],
  [
    'the default variant determines the issues of an unknown tag',
    'parcels',
    { kind: 'crate', size: 1 },
    ['type /size'],
  ],
  [
    'the variant that the tag names determines the issues',
    'grant',
    { kind: 'password', user: 5 },
    ['missing /secret', 'type /user'],
  ],
  [
    'a constant that all variants share is not a tag',
    'grant',
    { kind: 'refresh', scope: 'x', token: 't' },
    ['value /scope'],
  ],
  ['a misspelled tag is the only issue', 'grant', { kind: 'pasword', user: 5 }, ['unknown-value /kind']],
  [
    'a tag selects a variant at its own level only',
    'nested',
    { kind: 'list', of: [{ kind: 'c' }] },
    ['unknown-value /of/0/kind'],
  ],
  [
    'among variants of different types, the one of the same type determines the issues',
    'mixed',
    { kind: 'b' },
    ['value /kind'],
  ],
  ['a value of another type than all variants gets one issue', 'mixed', 5, ['variant ']],
  ['without a tag, the variant that is clearly closest determines the issues', 'untagged', {}, ['missing /four']],
])('%s', ([, name, value, want]) => {
  expect(validators.get(name)?.(value)).toBe(want.length === 0);
  expect(
    validators
      .get(name)
      ?.findIssues(value)
      .map(({ code, pointer }) => `${code} ${pointer}`),
  ).toEqual(want);
});

test('a misspelled tag gets the closest tag as a suggestion', () => {
  expect(validators.get('grant')?.findIssues({ kind: 'pasword' })).toMatchObject([
    { suggestion: 'password', expected: '"password" or "refresh"' },
  ]);
});

test('a value of another type than all variants gets their types, with the members of the only object', () => {
  expect(validators.get('mixed')?.findIssues(5)).toMatchObject([{ expected: 'a string or an object { kind, scope }' }]);
  expect(validators.get('untagged')?.findIssues(5)).toMatchObject([{ expected: 'one of 2 schemas' }]);
});
