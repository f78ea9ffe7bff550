import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { compileValidators, type Components } from '../suites/compile-validators.ts';

/**
 * Limit of reads per level of a value: validating each level twice for each level above it would take exponential time.
 */
const MAX_READS = 60;

const node: Json = { $ref: '#/components/schemas/Node' };
const end: Json = { type: 'string' };
const open: Json = { type: 'object', properties: { next: node, end } };
const other: Json = { type: 'object', properties: { end, next: node } };
const Base: Json = { properties: { next: node } };
const base: Json = { $ref: '#/components/schemas/Base' };
const items: Json = { type: 'array', items: node };
const whole: Json = { properties: { next: node } };

/** Recursive schemas that apply to each part of a value twice or more. */
const SCHEMAS: Readonly<Record<string, Components>> = {
  anyOf: { Node: { anyOf: [open, other] } },
  oneOf: { Node: { oneOf: [open, { allOf: [other, { required: ['bad'] }] }] } },
  'anyOf of named schemas': {
    Node: { anyOf: [{ $ref: '#/components/schemas/Open' }, { $ref: '#/components/schemas/Other' }] },
    Open: open,
    Other: other,
  },
  'oneOf with a tag': {
    Node: { oneOf: [open, { properties: { next: node, tag: { const: 'x' } }, required: ['tag'] }] },
  },
  'allOf of the same schema': { Node: { allOf: [base, base] }, Base: { ...open } },
  'allOf of two schemas': { Node: { allOf: [open, base] }, Base },
  'allOf with properties': { Node: { ...open, allOf: [other] } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  'if and then': { Node: { if: open, then: other, else: false } },
  'if and else': { Node: { if: { ...other, required: ['bad'] }, else: open } },
  'not with properties': { Node: { ...open, not: { allOf: [whole, { required: ['bad'] }] } } },
  'dependentSchemas with properties': { Node: { ...open, dependentSchemas: { next: other } } },
  'patternProperties with properties': { Node: { ...open, patternProperties: { '^n': node } } },
  'a reference with properties': { Node: { $ref: '#/components/schemas/Base', ...open }, Base },
  'contains with items': { Node: { anyOf: [end, { ...items, contains: node }] } },
  'unevaluatedProperties after anyOf': { Node: { anyOf: [open, other], unevaluatedProperties: false } },
  'unevaluatedItems after contains': {
    Node: { anyOf: [end, { type: 'array', contains: node, unevaluatedItems: node }] },
  },
  'unevaluatedProperties in one of two variants': {
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

/** Nests values that throw if they are read too often. */
function nested(name: string, levels: number, last: unknown): unknown {
  let reads = levels * MAX_READS;
  const isList = name.includes('contains');
  let value: unknown = isList ? [last] : { end: last };
  for (let level = 1; level < levels; level += 1) {
    const inner = value;
    const get = (): unknown => {
      reads -= 1;
      if (reads < 0) throw new Error(`each part is read more than ${MAX_READS} times`);
      return inner;
    };
    value = Object.defineProperty(isList ? [] : {}, isList ? 0 : 'next', { get, enumerable: true });
  }
  return value;
}

describe.each([40, 1_000])('a value of %i levels is read only a few times per level by', (levels) => {
  test.for(Object.keys(SCHEMAS))('%s', (name) => {
    const validator = validators.get(name);
    // Schemas that need the interpreter may exceed the engine's stack.
    const isValid = levels < 500 || !name.startsWith('unevaluated');
    expect(validator?.(nested(name, levels, 'x'))).toBe(isValid);
    expect(validator?.validate(nested(name, levels, 'x')).ok).toBe(isValid);
    expect(validator?.(nested(name, levels, 5))).toBe(false);
    expect(validator?.validate(nested(name, levels, 5)).ok).toBe(false);
  });
});
