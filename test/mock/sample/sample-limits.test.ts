// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { isSampled } from '#mock/sample/result.ts';
import { sample } from '#mock/sample/sampler.ts';

const List = { type: 'array', minItems: 1_000, items: { type: 'string' } };
const Circle = { properties: { next: { $ref: '#/components/schemas/Circle' } } };

/** The reason why a schema has no sample that is small enough. */
function excess(schema: object): string | undefined {
  const root: JsonObject = JSON.parse(JSON.stringify({ schema, components: { schemas: { List, Circle } } }));
  const made = sample({ pointer: '/schema', schema: root['schema'] ?? true }, { root, isValid: () => true });
  return isSampled(made) ? undefined : `${made.kind}: ${made.reason}`;
}

const list = { $ref: '#/components/schemas/List' };

test.for<readonly [schema: object, want: string | undefined]>([
  [{ type: 'string', minLength: 1e9 }, 'too-large: minLength 1000000000'],
  [{ type: 'array', minItems: 1e9 }, 'too-large: minItems 1000000000'],
  [{ properties: { a: { type: 'object', minProperties: 2e6 } } }, 'too-large: minProperties 2000000'],
  [{ type: 'object', minProperties: 20_000 }, 'too-large: minProperties 20000'],
  [{ type: 'object', minProperties: 9_000 }, undefined],
  [{ type: 'array', minItems: 2_000, items: list }, 'too-large: minItems 1000'],
  [{ properties: { a: list, b: { type: 'array', minItems: 2_000, items: list } } }, 'too-large: minItems 1000'],
  [{ ...List, minItems: 3_000 }, undefined],
  [list, undefined],
  [{ type: 'string', minLength: 1, maxLength: 1e308 }, undefined],
  [{ type: 'string', minLength: 1e9, enum: ['a'] }, undefined],
  [{ type: 'string', minLength: 1e9, example: 'short' }, undefined],
  [{ type: 'string', pattern: '^x{99999999999}$' }, 'too-large: pattern ^x{99999999999}$'],
  [{ type: 'string', pattern: '^a{2}[bc]{0,5000000}' }, undefined],
  [{ type: 'string', pattern: '^((x{99}[)]){999}\\\\){99}' }, 'too-large: pattern ^((x{99}[)]){999}\\\\){99}'],
  [{ type: 'string', pattern: '^([(]{9}\\\\){9999}(x{9999})' }, undefined],
  [{ type: 'string', pattern: '^[a-z]{1,64}x{3,}' }, undefined],
  [{ properties: { minItems: { type: 'string' }, pattern: { type: 'string' } } }, undefined],
  [{ properties: { example: { type: 'string', minLength: 1e9 } } }, 'too-large: minLength 1000000000'],
  [{ $ref: '#/components/schemas/Circle' }, undefined],
  [{ $ref: '#/components/schemas/Nowhere' }, undefined],
])('a sample is bounded: %j: %s', ([schema, want]) => {
  expect(excess(schema)).toBe(want);
});
