import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '../../templates/shared/validation/validator.ts';
import { VULNERABLE_PATTERNS, HOSTILE_FORMATS, PATTERNS_WITHOUT_TABLE } from '../suites/hostile-texts.ts';
import { compileValidators, compileValidatorsTogether } from '../suites/compile-validators.ts';

const TREE: Json = {
  type: 'object',
  properties: { child: { $ref: '#/components/schemas/Tree' } },
  additionalProperties: false,
};
const CYCLE: Json = { anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/Cycle' } }] };
const LISTS: Json = {
  type: 'object',
  properties: { child: { $ref: '#/components/schemas/Lists' }, list: { type: 'array', items: { type: 'string' } } },
};
const SETS: Json = { uniqueItems: true, items: { $ref: '#/components/schemas/Sets' } };
const components = { Tree: TREE, Cycle: CYCLE, Lists: LISTS, Sets: SETS };

const names = [
  '__proto__',
  'constructor',
  'toString',
  'additionalProperties',
  'required',
  'default',
  'hasOwnProperty',
  'valueOf',
];
const named: Json = JSON.parse(
  `{"type":"object","additionalProperties":false,"required":${JSON.stringify(names)},"properties":{${names.map((name) => `${JSON.stringify(name)}:{"type":"integer"}`).join()}}}`,
);

let tree: Validator<unknown>;
let cycle: Validator<unknown>;
let lists: Validator<unknown>;
let sets: Validator<unknown>;
let unique: Validator<unknown>;
let oddlyNamed: Validator<unknown>;
let byPattern: ReadonlyMap<string, Validator<unknown>>;
let byName: ReadonlyMap<string, Validator<unknown>>;
let byFormat: ReadonlyMap<string, Validator<unknown>>;

beforeAll(async () => {
  const schemas: readonly Json[] = [
    { $ref: '#/components/schemas/Tree' },
    { $ref: '#/components/schemas/Cycle' },
    { $ref: '#/components/schemas/Lists' },
    { $ref: '#/components/schemas/Sets' },
    { type: 'array', uniqueItems: true },
    named,
  ];
  const made = await compileValidators(schemas.map((schema) => ({ schema, components })));
  [tree, cycle, lists, sets, unique, oddlyNamed] = made as [
    Validator<unknown>,
    Validator<unknown>,
    Validator<unknown>,
    Validator<unknown>,
    Validator<unknown>,
    Validator<unknown>,
  ];
  const patterns = [...VULNERABLE_PATTERNS, ...PATTERNS_WITHOUT_TABLE].map(([pattern]) => pattern);
  const formats = [...new Set(HOSTILE_FORMATS.map(([format]) => format))];
  byPattern = await validatorsBy(patterns, (pattern) => ({ type: 'string', pattern }));
  byName = await validatorsBy(patterns, (pattern) => ({
    patternProperties: { [pattern]: false },
    propertyNames: { pattern },
  }));
  byFormat = await validatorsBy(formats, (format) => ({ type: 'string', format }));
});

async function validatorsBy(
  keys: readonly string[],
  schemaOf: (key: string) => Json,
): Promise<ReadonlyMap<string, Validator<unknown>>> {
  const made = await compileValidatorsTogether(keys.map(schemaOf));
  return new Map(made.map((validator, index) => [keys[index] ?? '', validator]));
}

function codesOf(validator: Validator<unknown> | undefined, value: unknown): readonly string[] | undefined {
  return validator?.findIssues(value).map(({ code }) => code);
}

describe('of hostile values,', () => {
  test.for(VULNERABLE_PATTERNS)('50,000 characters that do not match %s are refused', ([pattern, text]) => {
    expect(byPattern.get(pattern)?.(text)).toBe(false);
    expect(codesOf(byPattern.get(pattern), text)).toEqual(['pattern']);
    expect(codesOf(byName.get(pattern), { [text]: 1 })).toEqual(['pattern']);
  });

  test.for(PATTERNS_WITHOUT_TABLE)('50,000 characters are not tried against %s, and it says so', ([pattern, text]) => {
    expect(byPattern.get(pattern)?.(text)).toBe(true);
    expect(codesOf(byPattern.get(pattern), text)).toEqual(['not-validated']);
  });

  test('a short text is tried against a pattern that refers back', () => {
    const validator = byPattern.get('^(a+)+\\1$');
    expect(['aa', 'aaaa', 'a', 'ab', 'aab'].map((text) => validator?.(text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test.for(HOSTILE_FORMATS)('50,000 characters that are no %s are refused', ([format, text]) => {
    expect(byFormat.get(format)?.(text)).toBe(false);
    expect(codesOf(byFormat.get(format), text)).toEqual(['format']);
  });

  test('data nested 20,000 deep is a finding and no crash', () => {
    let value: unknown = {};
    for (let level = 0; level < 20_000; level += 1) value = { child: value };
    expect(tree(value)).toBe(false);
    expect(tree.findIssues(value)).toMatchObject([{ code: 'too-deep', severity: 'error' }]);
  });

  test('lists nested 20,000 deep under a choice are a finding and no crash', () => {
    let value: unknown = 'end';
    for (let level = 0; level < 20_000; level += 1) value = [value];
    expect(cycle.validate(value)).toMatchObject({ ok: false, issues: [{ code: 'too-deep' }] });
  });

  test.for<readonly [count: number, want: readonly string[]]>([
    [3, ['type', 'type', 'type']],
    [5_000, ['too-deep']],
  ])(
    'of %i things that are wrong 500 levels deep all are told of, or none: places would fill the memory',
    ([count, want]) => {
      let value: unknown = { list: Array.from({ length: count }, () => 1) };
      for (let level = 0; level < 500; level += 1) value = { child: value };
      expect(codesOf(lists, value)).toEqual(want);
    },
  );

  test('what is nested as deep as people write passes', () => {
    let value: unknown = {};
    for (let level = 0; level < 500; level += 1) value = { child: value };
    expect(tree(value)).toBe(true);
  });

  test.for<readonly [what: string, beside: (level: number) => readonly unknown[], want: boolean]>([
    ['others', (level) => [[level]], true],
    ['others that begin alike', () => [[['x'], { a: 1 }]], true],
    ['two that are the same', () => ['same', 'same'], false],
  ])('uniqueItems goes through what is deep once, and not for each list around it: %s', ([, beside, want]) => {
    let reads = 0;
    const get = (): string => {
      reads += 1;
      return 'x';
    };
    let value: unknown = [Object.defineProperty({}, 'deep', { get, enumerable: true })];
    for (let level = 0; level < 500; level += 1) value = [...beside(level), value];
    expect(sets(value)).toBe(want);
    expect(reads).toBeLessThan(10);
  });

  test('uniqueItems tells 8,000 objects apart, whatever the order of their members', () => {
    const items = Array.from({ length: 8_000 }, (_, index) => ({ id: index, name: `name ${index}` }));
    expect(unique(items)).toBe(true);
    expect(unique([...items, { name: 'name 17', id: 17 }])).toBe(false);
  });

  test('properties with names of the language are judged like any other', () => {
    const right: unknown = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:1`).join()}}`);
    expect(oddlyNamed(right)).toBe(true);
    expect(oddlyNamed.findIssues({}).map(({ pointer }) => pointer)).toEqual(names.map((name) => `/${name}`));
    const wrong: unknown = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:"x"`).join()}}`);
    expect(oddlyNamed(wrong)).toBe(false);
    expect(oddlyNamed.findIssues(wrong).map(({ pointer, code }) => `${code} ${pointer}`)).toEqual(
      names.map((name) => `type /${name}`),
    );
  });

  test('a getter that throws is not swallowed, and a value is never changed', () => {
    const value = Object.freeze({ child: Object.freeze({}) });
    expect(tree(value)).toBe(true);
    expect(() =>
      tree({
        get child() {
          throw new Error('mine');
        },
      }),
    ).toThrow('mine');
  });
});

describe('what no one has judged is not refused for that:', () => {
  const pattern = '^(a+)+\\1$';
  const long = 'a'.repeat(50_000);
  const hard: Json = { type: 'string', pattern };
  const Hard: Json = { allOf: [hard, { minLength: 1 }] };
  const condition: Json = JSON.parse(
    `{"if": ${JSON.stringify(hard)}, "then": {"minLength": 3}, "else": {"maxLength": 2}}`,
  );

  test.for<readonly [what: string, schema: Json, value: Json, want: readonly string[]]>([
    ['a text under a not', { not: hard }, long, ['not-validated']],
    ['a short one is judged', { not: hard }, 'aa', ['forbidden']],
    ['a text under a not that refers', { not: { $ref: '#/components/schemas/Hard' } }, long, ['not-validated']],
    ['a member under a not', { not: { properties: { a: hard }, required: ['a'] } }, { a: long }, ['not-validated']],
    ['a not under a not', { not: { not: hard } }, long, ['not-validated']],
    ['what is surely not meant is none', { not: { allOf: [hard, { maxLength: 3 }] } }, long, []],
    ['what is surely meant is', { not: { anyOf: [hard, { type: 'string' }] } }, long, ['forbidden']],
    ['two of a choice', { oneOf: [hard, { type: 'string' }] }, long, ['not-validated']],
    [
      'two of a choice that surely fit',
      { oneOf: [hard, { minLength: 1 }, { minLength: 2 }] },
      long,
      ['variant', 'not-validated'],
    ],
    ['one of several, where another fits', { anyOf: [hard, { minLength: 1 }] }, long, []],
    ['a condition', condition, long, ['not-validated']],
    ['a condition that surely fails', condition, 'aab', ['length']],
    ['items to be few', { contains: hard, maxContains: 1 }, ['aa', long], ['not-validated']],
    ['items to be there', { contains: hard }, [long], ['not-validated']],
    ['items that surely are too many', { contains: hard, maxContains: 1 }, ['aa', 'aa', long], ['length']],
    [
      'a name',
      { patternProperties: { [pattern]: false }, additionalProperties: false },
      { [long]: 1 },
      ['not-validated'],
    ],
    ['a short name', { patternProperties: { [pattern]: false } }, { aa: 1 }, ['forbidden']],
  ])('%s', async ([, schema, value, want]) => {
    const [validator] = await compileValidators([{ schema, components: { Hard } }]);
    const isRight = want.every((code) => code === 'not-validated');
    expect(validator?.(value)).toBe(isRight);
    expect(validator?.validate(value).ok).toBe(isRight);
    expect(codesOf(validator, value)).toEqual(want);
  });
});
