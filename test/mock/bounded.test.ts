import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../templates/mock/src/json.ts';
import { bounded } from '../../templates/mock/src/prism/bounded.ts';

const reference = (level: number) => ({ $ref: `#/components/schemas/L${level}` });

/** A document whose schemas refer to the next one several times, ten levels deep. */
function documentWith(level: (next: object) => object): JsonObject {
  const schemas = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`L${index}`, level(reference(index + 1))]),
  );
  const content = { 'application/json': { schema: reference(0) } };
  const operation = { requestBody: { content }, responses: { 200: { content } } };
  return JSON.parse(
    JSON.stringify({ paths: { '/x': { post: operation } }, components: { schemas: { ...schemas, L10: {} } } }),
  );
}

describe('the document that Prism is given', () => {
  test('is what it was, where it is small with its references written out', () => {
    const document = documentWith((next) => ({ properties: { a: next } }));
    expect(bounded(document)).toBe(document);
  });

  test('has of each choice the first variant, and nothing of what is sent, where it would be too large', () => {
    const document = documentWith((next) => ({
      oneOf: [{ properties: { a: next } }, { type: 'array', items: next }, next],
    }));
    const small = bounded(document);
    expect(small).toMatchObject({
      paths: { '/x': { post: { requestBody: { content: { 'application/json': {} } } } } },
      components: { schemas: { L0: { oneOf: [{ properties: { a: reference(1) } }] } } },
    });
    expect(JSON.stringify(small)).not.toContain('"array"');
  });

  test('has what must be there and plain values, where all would be too large', () => {
    const level = (next: object): object => ({ a: next, b: next, c: next, d: next, e: { type: 'string' } });
    const small = bounded(documentWith((next) => ({ required: ['a'], properties: level(next) })));
    expect(small).toMatchObject({ components: { schemas: { L0: { properties: { a: reference(1), e: {} } } } } });
    expect(JSON.stringify(small)).not.toContain('"b"');
  });

  test('leaves open what is large without a choice', () => {
    const required = ['a', 'b', 'c', 'd'];
    const small = bounded(documentWith((next) => ({ required, properties: { a: next, b: next, c: next, d: next } })));
    expect(small).toMatchObject({
      paths: { '/x': { post: { responses: { 200: { content: { 'application/json': { schema: {} } } } } } } },
    });
    expect(JSON.stringify(small)).toContain(JSON.stringify(reference(9)));
  });

  test('goes through a circle once', () => {
    const document = documentWith(() => ({ properties: { a: reference(0), b: reference(0) } }));
    expect(bounded(document)).toBe(document);
  });
});
