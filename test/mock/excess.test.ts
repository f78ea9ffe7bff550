import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../templates/mock/src/json.ts';
import { excessIn } from '../../templates/mock/src/prism/excess.ts';

/** A document whose operation answers this. */
function answering(schema: object, media: object = {}): JsonObject {
  const responses = { 200: { content: { 'application/json': { schema, ...media } } }, default: { description: '' } };
  const List = { type: 'array', minItems: 1_000, items: { type: 'string' } };
  const Circle = { properties: { next: { $ref: '#/components/schemas/Circle' } } };
  const components = { schemas: { List, Circle } };
  return JSON.parse(JSON.stringify({ paths: { '/x': { summary: 'X', get: { responses } } }, components }));
}

const list = { $ref: '#/components/schemas/List' };

describe('what an answer demands that the mock does not make', () => {
  test.for<readonly [schema: object, want: string | undefined]>([
    [{ type: 'string', minLength: 1e9 }, 'minLength 1000000000'],
    [{ type: 'array', minItems: 1e9 }, 'minItems 1000000000'],
    [{ properties: { a: { type: 'object', minProperties: 2e6 } } }, 'minProperties 2000000'],
    [{ type: 'object', minProperties: 20_000 }, 'minProperties 20000'],
    [{ type: 'object', minProperties: 9_000 }, undefined],
    [{ type: 'array', minItems: 2_000, items: list }, 'minItems 1000'],
    [{ properties: { a: list, b: { type: 'array', minItems: 2_000, items: list } } }, 'minItems 1000'],
    [list, undefined],
    [{ type: 'string', minLength: 1, maxLength: 1e308 }, undefined],
    [{ type: 'string', minLength: 1e9, enum: ['a'] }, undefined],
    [{ type: 'string', pattern: '^x{99999999999}$' }, 'pattern {99999999999}'],
    [{ type: 'string', pattern: '^a{2}[bc]{0,5000000}' }, 'pattern {0,5000000}'],
    [{ type: 'string', pattern: '^((x{99}[)]){999}\\\\){99}' }, 'pattern {99}'],
    [{ type: 'string', pattern: '^([(]{99}\\\\){9999}(x{9999})' }, undefined],
    [{ type: 'string', pattern: '^[a-z]{1,64}x{3,}' }, undefined],
    [{ properties: { minItems: { type: 'string' }, pattern: { type: 'string' } } }, undefined],
    [{ properties: { example: { type: 'string', minLength: 1e9 } } }, 'minLength 1000000000'],
    [{ $ref: '#/components/schemas/Circle' }, undefined],
    [{ $ref: '#/components/schemas/Nowhere' }, undefined],
  ])('is told of: %j, %s', ([schema, want]) => {
    expect(excessIn(answering(schema), false)).toBe(want);
  });

  test('is no matter where an example stands, unless new values are wished for', () => {
    const document = answering({ type: 'string', minLength: 1e9 }, { example: 'short' });
    expect([excessIn(document, false), excessIn(document, true)]).toEqual([undefined, 'minLength 1000000000']);
  });
});
