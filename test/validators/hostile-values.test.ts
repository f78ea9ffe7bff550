import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '../../templates/sdk/src/validators/validator.ts';
import { validatorsOf } from '../suites/judge-schemas.ts';

const TREE: Json = {
  type: 'object',
  properties: { child: { $ref: '#/components/schemas/Tree' } },
  additionalProperties: false,
};
const CYCLE: Json = { anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/Cycle' } }] };
const components = { Tree: TREE, Cycle: CYCLE };

/** Patterns on which an engine that tries takes exponential or quadratic time, and a text that makes it. */
const costly = [
  ['^(a+)+$', `${'a'.repeat(50_000)}!`],
  ['\\s+$', `${' '.repeat(50_000)}x`],
  ['(x+x+)+y', 'x'.repeat(50_000)],
  ['^(?:[a-z0-9]+-?)+$', `${'a'.repeat(50_000)}!`],
  ['^(?=(a+)+$)b', `${'a'.repeat(50_000)}!`],
  ['^([a-zA-Z0-9])(([-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}[a-z]{2,3}$', `${'a'.repeat(50_000)}!`],
] as const;

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
let unique: Validator<unknown>;
let oddlyNamed: Validator<unknown>;
let backReference: Validator<unknown>;
let patterns: readonly Validator<unknown>[];

beforeAll(async () => {
  const schemas: readonly Json[] = [
    { $ref: '#/components/schemas/Tree' },
    { $ref: '#/components/schemas/Cycle' },
    { type: 'array', uniqueItems: true },
    named,
    { type: 'string', pattern: '^(a+)+\\1$' },
    ...costly.map(([pattern]) => ({ type: 'string', pattern })),
  ];
  const made = await validatorsOf(schemas.map((schema) => ({ schema, components })));
  [tree, cycle, unique, oddlyNamed, backReference] = made as [
    Validator<unknown>,
    Validator<unknown>,
    Validator<unknown>,
    Validator<unknown>,
    Validator<unknown>,
  ];
  patterns = made.slice(5);
});

/** Milliseconds that a judgement takes, explanation included. */
function timeOf(judge: () => unknown): number {
  const begin = performance.now();
  judge();
  return performance.now() - begin;
}

describe('of hostile values,', () => {
  test.for(costly)('50,000 characters are judged within 100 ms by %s', ([pattern, text], { expect: expectHere }) => {
    const validator = patterns[costly.findIndex(([known]) => known === pattern)];
    expectHere(validator).toBeDefined();
    expectHere(timeOf(() => validator?.check(text))).toBeLessThan(100);
    expectHere(validator?.(text)).toBe(false);
  });

  test('a pattern that refers back and is costly is not judged', () => {
    expect(timeOf(() => backReference('a'.repeat(50_000)))).toBeLessThan(100);
  });

  test('data nested 20,000 deep is a finding and no crash', () => {
    let value: unknown = {};
    for (let level = 0; level < 20_000; level += 1) value = { child: value };
    expect(tree(value)).toBe(false);
    expect(tree.review(value)).toMatchObject([{ code: 'too-deep', severity: 'error' }]);
  });

  test('lists nested 20,000 deep under a choice are a finding and no crash', () => {
    let value: unknown = 'end';
    for (let level = 0; level < 20_000; level += 1) value = [value];
    expect(cycle.check(value)).toMatchObject({ ok: false, findings: [{ code: 'too-deep' }] });
  });

  test('what is nested as deep as people write passes', () => {
    let value: unknown = {};
    for (let level = 0; level < 500; level += 1) value = { child: value };
    expect(tree(value)).toBe(true);
  });

  test('uniqueItems on 8,000 objects stays under 200 ms', () => {
    const items = Array.from({ length: 8_000 }, (_, index) => ({ id: index, name: `name ${index}` }));
    expect(timeOf(() => unique(items))).toBeLessThan(200);
    expect(unique(items)).toBe(true);
    expect(unique([...items, { name: 'name 17', id: 17 }])).toBe(false);
  });

  test('properties with names of the language are judged like any other', () => {
    const right: unknown = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:1`).join()}}`);
    expect(oddlyNamed(right)).toBe(true);
    expect(oddlyNamed.review({}).map(({ pointer }) => pointer)).toEqual(names.map((name) => `/${name}`));
    const wrong: unknown = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:"x"`).join()}}`);
    expect(oddlyNamed(wrong)).toBe(false);
    expect(oddlyNamed.review(wrong).map(({ pointer, code }) => `${code} ${pointer}`)).toEqual(
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
