import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '../../templates/shared/validation/validator.ts';
import { compileValidators, type Components } from '../suites/compile-validators.ts';

/**
 * So often may a part of a value be read: were each level judged twice for each level above it, nobody would see the
 * end.
 */
const MOST_READS = 60;

const node: Json = { $ref: '#/components/schemas/Node' };
const end: Json = { type: 'string' };
const open: Json = { type: 'object', properties: { next: node, end } };
const other: Json = { type: 'object', properties: { end, next: node } };
const Base: Json = { properties: { next: node } };
const base: Json = { $ref: '#/components/schemas/Base' };
const items: Json = { type: 'array', items: node };
const whole: Json = { properties: { next: node } };

/** Schemas that judge a part of a value twice or more, each by a schema that does so again. */
const SCHEMAS: Readonly<Record<string, Components>> = {
  anyOf: { Node: { anyOf: [open, other] } },
  oneOf: { Node: { oneOf: [open, { allOf: [other, { required: ['bad'] }] }] } },
  'anyOf, each a schema of its own': {
    Node: { anyOf: [{ $ref: '#/components/schemas/Open' }, { $ref: '#/components/schemas/Other' }] },
    Open: open,
    Other: other,
  },
  'oneOf by a tag': { Node: { oneOf: [open, { properties: { next: node, tag: { const: 'x' } }, required: ['tag'] }] } },
  'allOf of the same schema': { Node: { allOf: [base, base] }, Base: { ...open } },
  'allOf of two schemas': { Node: { allOf: [open, base] }, Base },
  'allOf beside properties': { Node: { ...open, allOf: [other] } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  'if and then': { Node: { if: open, then: other, else: false } },
  'if and else': { Node: { if: { ...other, required: ['bad'] }, else: open } },
  'not beside properties': { Node: { ...open, not: { allOf: [whole, { required: ['bad'] }] } } },
  'dependentSchemas beside properties': { Node: { ...open, dependentSchemas: { next: other } } },
  'patternProperties beside properties': { Node: { ...open, patternProperties: { '^n': node } } },
  'a reference beside properties': { Node: { $ref: '#/components/schemas/Base', ...open }, Base },
  'contains beside items': { Node: { anyOf: [end, { ...items, contains: node }] } },
  'unevaluatedProperties after a choice': { Node: { anyOf: [open, other], unevaluatedProperties: false } },
  'unevaluatedItems after contains': {
    Node: { anyOf: [end, { type: 'array', contains: node, unevaluatedItems: node }] },
  },
  'unevaluatedProperties in one of two': {
    Node: { anyOf: [other, { type: 'object', properties: { next: { $ref: '#/components/schemas/Closed' }, end } }] },
    Closed: { anyOf: [{ $ref: '#/components/schemas/Open' }], unevaluatedProperties: false },
    Open: { type: 'object', properties: { next: { $ref: '#/components/schemas/Closed' }, end } },
  },
};

let validators: ReadonlyMap<string, Validator<unknown>>;

beforeAll(async () => {
  const made = await compileValidators(Object.values(SCHEMAS).map((components) => ({ schema: node, components })));
  validators = new Map(Object.keys(SCHEMAS).map((name, index) => [name, made[index] as Validator<unknown>]));
});

/** A value of so many levels, whose parts may not be read again and again. */
function nested(name: string, levels: number, last: unknown): unknown {
  let reads = levels * MOST_READS;
  const isList = name.includes('contains');
  let value: unknown = isList ? [last] : { end: last };
  for (let level = 1; level < levels; level += 1) {
    const inner = value;
    const get = (): unknown => {
      reads -= 1;
      if (reads < 0) throw new Error(`each part is read more than ${MOST_READS} times`);
      return inner;
    };
    value = Object.defineProperty(isList ? [] : {}, isList ? 0 : 'next', { get, enumerable: true });
  }
  return value;
}

describe.each([40, 1_000])('of a value of %i levels, each part is judged a few times by', (levels) => {
  test.for(Object.keys(SCHEMAS))('%s', (name) => {
    const judge = validators.get(name);
    // What is judged by its inspection may be too deep for the engine's stack.
    const isRight = levels < 500 || !name.startsWith('unevaluated');
    expect(judge?.(nested(name, levels, 'x'))).toBe(isRight);
    expect(judge?.validate(nested(name, levels, 'x')).ok).toBe(isRight);
    expect(judge?.(nested(name, levels, 5))).toBe(false);
    expect(judge?.validate(nested(name, levels, 5)).ok).toBe(false);
  });
});
