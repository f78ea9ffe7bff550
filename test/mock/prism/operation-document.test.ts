import { describe, expect, test } from 'vitest';
import { readDocument } from '#mock/document/served-document.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '#mock/json.ts';
import { operationDocument } from '#mock/prism/operation-document.ts';

const reference = (level: number) => ({ $ref: `#/components/schemas/L${level}` });

interface Described {
  readonly schema: object;
  readonly parameter?: object;
  readonly schemas?: object;
}

/** The document that Prism gets for an operation with a body, a parameter and a response of these schemas. */
function documentFor({ schema, parameter = {}, schemas = {} }: Described): ReturnType<typeof operationDocument> {
  const content = { 'application/json': { schema } };
  const parameters = [{ name: 'p', in: 'query', schema: parameter }];
  const post = { parameters, requestBody: { content }, responses: { 200: { description: '', content } } };
  const root: JsonObject = JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/x': { post } },
      components: { schemas },
    }),
  );
  const [operation] = readDocument({ name: 't', root }).operations;
  if (operation === undefined) throw new Error('There is no operation.');
  return operationDocument(operation);
}

/** Components that each refer to the next one several times, ten levels deep. */
function levels(level: (next: object) => object): object {
  const schemas = Array.from({ length: 10 }, (_, index) => [`L${index}`, level(reference(index + 1))] as const);
  return { ...Object.fromEntries(schemas), L10: {} };
}

const wide = levels((next) => ({ properties: { a: next, b: next, c: next, d: next } }));

/** Components of which each may contain any of them, in lists of variants. */
function mutual(count: number): object {
  const names = Array.from({ length: count }, (_, index) => `L${index}`);
  const branches = { type: 'array', items: { oneOf: names.map((_, index) => reference(index)) } };
  return Object.fromEntries(names.map((name) => [name, { type: 'object', properties: { branches } }]));
}

function at(value: Json, ...names: readonly string[]): Json | undefined {
  return names.reduce<Json | undefined>((found, name) => member(found, name), value);
}

describe('the document for Prism', () => {
  test('has the schemas of a request, and a placeholder for the response', () => {
    const schema = { type: 'object', properties: { a: reference(9) } };
    const { document, schemas, leftOut } = documentFor({ schema, schemas: levels((next) => next) });
    expect(at(document, 'paths', '/x', 'post', 'requestBody', 'content', 'application/json', 'schema')).toEqual(schema);
    expect(Object.keys(objectAt(objectAt(document, 'components'), 'schemas')).toSorted()).toEqual(['L10', 'L9']);
    expect([...schemas.values()]).toEqual([
      { pointer: '/paths/~1x/post/responses/200/content/application~1json/schema', schema },
    ]);
    const [mark] = schemas.keys();
    expect(at(document, 'paths', '/x', 'post', 'responses', '200', 'content', 'application/json', 'schema')).toEqual({
      type: 'string',
      enum: [mark],
    });
    expect(leftOut).toEqual([]);
  });

  test.each([
    ['too large with its references resolved', { schema: reference(0), schemas: wide }],
    ['slow to validate', { schema: { type: 'array', uniqueItems: true } }],
    ['recursive in many ways', { schema: reference(0), schemas: mutual(9) }],
  ])('leaves out the schema of a body that is %s', (_, described) => {
    const { document, leftOut } = documentFor(described);
    expect(at(document, 'paths', '/x', 'post', 'requestBody', 'content')).toEqual({ 'application/json': {} });
    expect(at(document, 'components')).toEqual({ securitySchemes: {} });
    expect(leftOut).toEqual(['/body']);
  });

  test.each([
    ['too large', wide],
    ['recursive in many ways', mutual(9)],
  ])('leaves out the schemas of parameters that are %s', (_, schemas) => {
    const { document, leftOut } = documentFor({ schema: {}, parameter: reference(0), schemas });
    expect(at(document, 'paths', '/x', 'post', 'parameters')).toEqual([{ name: 'p', in: 'query' }]);
    expect(leftOut).toEqual(['/body', '/query', '/header', '/path']);
  });

  test('follows a circular reference once', () => {
    const circle = { properties: { a: reference(0), b: reference(0) } };
    const { document } = documentFor({ schema: reference(0), schemas: { L0: circle } });
    expect(isObject(at(document, 'components', 'schemas', 'L0') ?? null)).toBe(true);
  });
});
