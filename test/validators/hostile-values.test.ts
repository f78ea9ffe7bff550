import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { VULNERABLE_PATTERNS, HOSTILE_FORMATS, PATTERNS_WITHOUT_TABLE } from '../suites/hostile-texts.ts';
import { compileValidators, compileValidatorsTogether } from '../suites/compile-validators.ts';
import { listOf, object, ref } from '../support/schemas.ts';

const TREE: Json = { type: 'object', properties: { child: ref('Tree') }, additionalProperties: false };
const CYCLE: Json = { anyOf: [{ type: 'string' }, listOf(ref('Cycle'))] };
const LISTS: Json = object({ child: ref('Lists'), list: listOf({ type: 'string' }) });
const SETS: Json = { uniqueItems: true, items: ref('Sets') };
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
let builtInNames: Validator<unknown>;
let byPattern: ReadonlyMap<string, Validator<unknown>>;
let byName: ReadonlyMap<string, Validator<unknown>>;
let byFormat: ReadonlyMap<string, Validator<unknown>>;

beforeAll(async () => {
  const schemas: readonly Json[] = [
    ref('Tree'),
    ref('Cycle'),
    ref('Lists'),
    ref('Sets'),
    { type: 'array', uniqueItems: true },
    named,
  ];
  const made = await compileValidators(schemas.map((schema) => ({ schema, components })));
  [tree, cycle, lists, sets, unique, builtInNames] = made as [
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

describe('hostile values', () => {
  test.for(VULNERABLE_PATTERNS)('50,000 characters that do not match %s are rejected', ([pattern, text]) => {
    expect(byPattern.get(pattern)?.(text)).toBe(false);
    expect(codesOf(byPattern.get(pattern), text)).toEqual(['pattern']);
    expect(codesOf(byName.get(pattern), { [text]: 1 })).toEqual(['pattern']);
  });

  test.for(PATTERNS_WITHOUT_TABLE)(
    '50,000 characters are not validated against %s, with an issue that says so',
    ([pattern, text]) => {
      expect(byPattern.get(pattern)?.(text)).toBe(true);
      expect(codesOf(byPattern.get(pattern), text)).toEqual(['not-validated']);
    },
  );

  test('a short text is validated against a pattern with a backreference', () => {
    const validator = byPattern.get('^(a+)+\\1$');
    expect(['aa', 'aaaa', 'a', 'ab', 'aab'].map((text) => validator?.(text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test.for(HOSTILE_FORMATS)('50,000 characters that are not a valid %s are rejected', ([format, text]) => {
    expect(byFormat.get(format)?.(text)).toBe(false);
    expect(codesOf(byFormat.get(format), text)).toEqual(['format']);
  });

  test('objects nested 20,000 levels deep are an issue, not a crash', () => {
    let value: unknown = {};
    for (let level = 0; level < 20_000; level += 1) value = { child: value };
    expect(tree(value)).toBe(false);
    expect(tree.findIssues(value)).toMatchObject([{ code: 'too-deep', severity: 'error' }]);
  });

  test('arrays nested 20,000 levels deep in an anyOf are an issue, not a crash', () => {
    let value: unknown = 'end';
    for (let level = 0; level < 20_000; level += 1) value = [value];
    expect(cycle.validate(value)).toMatchObject({ ok: false, issues: [{ code: 'too-deep' }] });
  });

  test.for<readonly [count: number, want: readonly string[]]>([
    [3, ['type', 'type', 'type']],
    [5_000, ['too-deep']],
  ])(
    '%i invalid items 500 levels deep are reported one by one, or as too deep if their pointers would fill the memory',
    ([count, want]) => {
      let value: unknown = { list: Array.from({ length: count }, () => 1) };
      for (let level = 0; level < 500; level += 1) value = { child: value };
      expect(codesOf(lists, value)).toEqual(want);
    },
  );

  test('objects nested 500 levels deep are valid', () => {
    let value: unknown = {};
    for (let level = 0; level < 500; level += 1) value = { child: value };
    expect(tree(value)).toBe(true);
  });

  test.for<readonly [what: string, beside: (level: number) => readonly unknown[], want: boolean]>([
    ['other items', (level) => [[level]], true],
    ['items with the same beginning', () => [[['x'], { a: 1 }]], true],
    ['two equal items', () => ['same', 'same'], false],
  ])('uniqueItems reads a deep item once, not once for each array around it: %s', ([, beside, want]) => {
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

  test('uniqueItems compares 8,000 objects regardless of the order of their members', () => {
    const items = Array.from({ length: 8_000 }, (_, index) => ({ id: index, name: `name ${index}` }));
    expect(unique(items)).toBe(true);
    expect(unique([...items, { name: 'name 17', id: 17 }])).toBe(false);
  });

  test('properties named like built-in members are validated like any other', () => {
    const valid: unknown = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:1`).join()}}`);
    expect(builtInNames(valid)).toBe(true);
    expect(builtInNames.findIssues({}).map(({ pointer }) => pointer)).toEqual(names.map((name) => `/${name}`));
    const invalid: unknown = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:"x"`).join()}}`);
    expect(builtInNames(invalid)).toBe(false);
    expect(builtInNames.findIssues(invalid).map(({ pointer, code }) => `${code} ${pointer}`)).toEqual(
      names.map((name) => `type /${name}`),
    );
  });

  test('an error from a getter is rethrown, and a value is never changed', () => {
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

describe('a pattern that could not be validated rejects nothing:', () => {
  const pattern = '^(a+)+\\1$';
  const long = 'a'.repeat(50_000);
  const hard: Json = { type: 'string', pattern };
  const Hard: Json = { allOf: [hard, { minLength: 1 }] };
  const condition: Json = JSON.parse(
    `{"if": ${JSON.stringify(hard)}, "then": {"minLength": 3}, "else": {"maxLength": 2}}`,
  );

  test.for<readonly [what: string, schema: Json, value: Json, want: readonly string[]]>([
    ['a string under not', { not: hard }, long, ['not-validated']],
    ['a short string is validated', { not: hard }, 'aa', ['forbidden']],
    ['a string under not with a reference', { not: ref('Hard') }, long, ['not-validated']],
    ['a property under not', { not: { properties: { a: hard }, required: ['a'] } }, { a: long }, ['not-validated']],
    ['a not under not', { not: { not: hard } }, long, ['not-validated']],
    ['a value under not that another keyword rejects', { not: { allOf: [hard, { maxLength: 3 }] } }, long, []],
    [
      'a value under not that another variant accepts',
      { not: { anyOf: [hard, { type: 'string' }] } },
      long,
      ['forbidden'],
    ],
    ['a oneOf of two', { oneOf: [hard, { type: 'string' }] }, long, ['not-validated']],
    [
      'a oneOf of which two others match',
      { oneOf: [hard, { minLength: 1 }, { minLength: 2 }] },
      long,
      ['variant', 'not-validated'],
    ],
    ['an anyOf of which another matches', { anyOf: [hard, { minLength: 1 }] }, long, []],
    ['an if', condition, long, ['not-validated']],
    ['an if that is known to fail', condition, 'aab', ['length']],
    ['maxContains', { contains: hard, maxContains: 1 }, ['aa', long], ['not-validated']],
    ['contains', { contains: hard }, [long], ['not-validated']],
    ['maxContains that is exceeded anyway', { contains: hard, maxContains: 1 }, ['aa', 'aa', long], ['length']],
    [
      'a property name',
      { patternProperties: { [pattern]: false }, additionalProperties: false },
      { [long]: 1 },
      ['not-validated'],
    ],
    ['a short property name', { patternProperties: { [pattern]: false } }, { aa: 1 }, ['forbidden']],
  ])('%s', async ([, schema, value, want]) => {
    const [validator] = await compileValidators([{ schema, components: { Hard } }]);
    const isValid = want.every((code) => code === 'not-validated');
    expect(validator?.(value)).toBe(isValid);
    expect(validator?.validate(value).ok).toBe(isValid);
    expect(codesOf(validator, value)).toEqual(want);
  });
});
