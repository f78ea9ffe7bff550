import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { compileValidators } from '../suites/compile-validators.ts';

/** More keywords than one function validates. */
const COUNT = 1200;

const node: Json = { $ref: '#/components/schemas/Node' };
const names = Array.from({ length: COUNT }, (_, index) => `p${index}`);
const Node: Json = {
  type: 'object',
  properties: Object.fromEntries([
    ...names.map((name) => [name, { type: 'integer' }]),
    ['first', node],
    [
      'inner',
      { type: 'object', properties: { next: node, ...Object.fromEntries(names.map((name) => [name, false])) } },
    ],
    ['constructor', { type: 'string' }],
  ]),
  required: ['p7', 'p1100', 'undeclared', 'toString'],
  additionalProperties: { type: 'null' },
};
const valid = { p7: 1, p1100: 2, undeclared: null, toString: null };

/** Schemas that are split in functions with and without a level, and with a cache. */
const SCHEMAS: Readonly<Record<string, Json>> = {
  recursive: Node,
  'recursive and validated repeatedly': { allOf: [Node, { properties: { first: node } }] },
};

let validators: ReadonlyMap<string, Validator<unknown>>;

beforeAll(async () => {
  const compiled = await compileValidators(
    Object.values(SCHEMAS).map((schema) => ({ schema: node, components: { Node: schema } })),
  );
  validators = new Map(Object.keys(SCHEMAS).map((name, index) => [name, compiled[index] as Validator<unknown>]));
});

describe.each(Object.keys(SCHEMAS))('an object of very many properties, %s', (name) => {
  test.each<readonly [title: string, value: unknown]>([
    ['the required properties', valid],
    ['all properties', { ...Object.fromEntries(names.map((one, index) => [one, index])), ...valid }],
    ['an additional property', { ...valid, other: null }],
    ['itself', { ...valid, first: valid, inner: { next: { ...valid, first: valid } } }],
  ])('accepts %s', (_, value) => {
    expect(validators.get(name)?.(value)).toBe(true);
    expect(validators.get(name)?.validate(value).ok).toBe(true);
  });

  const { p1100: _, ...incomplete } = valid;
  const { undeclared: __, ...withoutUndeclared } = valid;
  const { toString: ___, ...withoutInherited } = valid;
  test.each<readonly [title: string, value: unknown, issue: string]>([
    ['another type', [], ''],
    ['an invalid first property', { ...valid, p0: 'a' }, '/p0'],
    ['an invalid last property', { ...valid, [`p${COUNT - 1}`]: 1.5 }, `/p${COUNT - 1}`],
    ['a missing declared property', incomplete, '/p1100'],
    ['a missing undeclared property', withoutUndeclared, '/undeclared'],
    ['a missing property with an inherited name', withoutInherited, '/toString'],
    ['an invalid property with an inherited name', { ...valid, constructor: 1 }, '/constructor'],
    ['an invalid additional property', { ...valid, other: 1 }, '/other'],
    ['an invalid property of itself', { ...valid, first: { ...valid, first: incomplete } }, '/first/first/p1100'],
    ['an invalid property of a wide object inside', { ...valid, inner: { p3: 1 } }, '/inner/p3'],
    ['an invalid property of itself further inside', { ...valid, inner: { next: incomplete } }, '/inner/next/p1100'],
  ])('rejects %s', (_title, value, pointer) => {
    expect(validators.get(name)?.(value)).toBe(false);
    const result = validators.get(name)?.validate(value);
    expect(result?.ok === false && result.issues.map((issue) => issue.pointer)).toContain(pointer);
  });
});
