import { mkdtempSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDocument } from '#mock/load/load-document.ts';
import type { Json } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { writeFiles } from '../../support/write-files.ts';

const home = temporaryFolder('read-source');

/** Returns the response of a mock whose document is the first of some files. */
async function responseOf(files: Readonly<Record<string, string>>, target = '/x'): Promise<unknown> {
  const mock = await start(await loadDocument(written(files)));
  const response = await mock.fetch(mock.url + target);
  await mock.close();
  return response.ok ? response.json() : [response.status, await response.text()];
}

function written(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(home, 'files-'));
  writeFiles(folder, files);
  return join(folder, Object.keys(files)[0] ?? '');
}

/** A document whose response follows a schema, or a content. */
function document(schema: Json, more: Record<string, Json> = {}, beside: Record<string, Json> = {}): string {
  const content = { 'application/json': { schema, ...beside } };
  const paths = { '/x': { get: { responses: { 200: { description: '', content } } } } };
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'X', version: '1' }, paths, ...more });
}

describe('schemas in other files are part of the document', () => {
  test('references of referenced files are resolved, also with fragments', async () => {
    const files = {
      'openapi.yaml': document({ $ref: 'parts/list.yaml' }),
      'parts/list.yaml': 'type: array\nminItems: 1\nitems: { $ref: "item.yaml#/item" }\n',
      'parts/item.yaml': [
        'item: { type: object, required: [a, b], properties: { a: { $ref: "#/kinds/one" }, b: { $ref: "#/item/properties/c" }, c: { const: 2 } } }',
        'kinds: { one: { $ref: "../openapi.yaml#/components/schemas/One" } }',
      ].join('\n'),
    };
    const root = document({ $ref: 'parts/list.yaml' }, { components: { schemas: { One: { const: 1 } } } });
    expect(await responseOf({ ...files, 'openapi.yaml': root })).toEqual([{ a: 1, b: 2, c: 2 }]);
  });

  test('a file that refers to itself', async () => {
    const tree = { type: 'object', required: ['name'] };
    const properties = { name: { const: 'n' }, next: { $ref: 'tree.json' }, size: { $ref: '#/$defs/size' } };
    const files = {
      'openapi.json': document({ $ref: 'tree.json' }),
      'tree.json': JSON.stringify({ ...tree, properties, $defs: { size: { const: 3 } } }),
    };
    expect(await responseOf(files)).toMatchObject({ name: 'n', size: 3 });
  });

  test('a path, a parameter, a response and all schemas can be references', async () => {
    const files = {
      'openapi.yaml': [
        'openapi: 3.1.0',
        'info: { title: X, version: "1" }',
        'paths: { /x: { $ref: x.yaml } }',
        'components: { schemas: { $ref: schemas.yaml } }',
      ].join('\n'),
      'x.yaml': [
        'parameters: [{ $ref: "shared.yaml#/parameters/size" }]',
        'get: { responses: { "200": { $ref: "shared.yaml#/responses/one" } } }',
      ].join('\n'),
      'shared.yaml': [
        'parameters: { size: { name: size, in: query, required: true, schema: { type: integer } } }',
        'responses: { one: { description: "", content: { application/json: { schema: { $ref: "openapi.yaml#/components/schemas/One" } } } } }',
      ].join('\n'),
      'schemas.yaml': 'One: { const: 1 }\n',
    };
    expect(await responseOf(files, '/x?size=2')).toBe(1);
    expect(await responseOf(files)).toEqual([422, expect.stringContaining('size')]);
  });

  test('keys that YAML merges', async () => {
    const lines = ['x-one: &one { type: object, required: [a], properties: { a: { const: 1 } } }'];
    const yaml = `${document({ $ref: 'one.yaml#/two' })}`;
    const one = [...lines, 'two: { <<: *one, required: [a, b], minProperties: 1 }'].join('\n');
    expect(await responseOf({ 'openapi.yaml': yaml, 'one.yaml': one })).toMatchObject({ a: 1 });
  });

  test('files outside the document’s folder are read if a common folder is named', async () => {
    const beside = { 'api/openapi.json': document({ $ref: '../shared/one.yaml' }), 'shared/one.yaml': 'const: 1\n' };
    const file = written(beside);
    await expect(loadDocument(file)).rejects.toThrow('error reference-outside');
    const mock = await start(await loadDocument(file, { within: dirname(dirname(file)) }));
    expect(await (await mock.fetch(`${mock.url}/x`)).json()).toBe(1);
    await mock.close();
    const other = join(dirname(dirname(file)), 'shared');
    await expect(loadDocument(file, { within: other })).rejects.toThrow('error root-outside');
    await expect(loadDocument(file, { within: join(other, 'none') })).rejects.toThrow('there is no such folder');
  });

  test('a reference to nothing is an error, unless the document is served without checks', async () => {
    const missing = written({ 'openapi.json': document({ $ref: 'one.json#/two' }), 'one.json': '{}' });
    const message = expect.stringMatching(/openapi\.json:1:\d+ error reference-dangling: /);
    await expect(loadDocument(missing)).rejects.toMatchObject({ message });
    expect((await loadDocument(missing, { check: false })).remarks).toEqual([message]);
  });

  test('a document that is nested too deeply is an error', async () => {
    const deep = document(true).replace('true', `${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    await expect(loadDocument(written({ 'openapi.json': deep }))).rejects.toThrow('error too-deep');
  });
});

test.each<Json>([
  { $ref: 'nowhere' },
  { members: [{ $ref: 'https://example.com/users/1', value: '1' }] },
  { $ref: '../outside.json' },
  { $ref: '#/nowhere' },
])('a property named $ref in data is no reference: is unchanged in an example: %j', async (example) => {
  expect(await responseOf({ 'openapi.json': document({}, {}, { example }) })).toEqual(example);
  const schema = { type: 'object', examples: [example], default: example };
  expect(await responseOf({ 'openapi.json': document(schema) })).toEqual(example);
  const more = { 'x-samples': { $ref: 'sample.curl' } };
  expect(await responseOf({ 'openapi.json': document({ const: example }, more) })).toEqual(example);
});

describe('unambiguous mistakes are repaired and reported', () => {
  test.each<readonly [schema: Json, want: Json, remark: string]>([
    [{ type: 'object', properties: { a: { const: 1, required: true } } }, { a: 1 }, 'required-boolean'],
    [{ type: 'object', required: ['a', 'a'], properties: { a: { const: 1 } } }, { a: 1 }, 'required-repeated'],
    [{ type: ['integer', null] }, 0, 'type-null'],
    [{ anyOf: [{ nullable: true }, { type: 'integer' }] }, null, 'nullable-alone'],
    [{ anyOf: [{ type: null }] }, null, 'type-null'],
  ])('%j', async (schema, want, remark) => {
    const text = document(schema);
    expect((await loadDocument(written({ 'openapi.json': text }))).remarks).toEqual([
      expect.stringContaining(`warning ${remark}: `),
    ]);
    expect(await responseOf({ 'openapi.json': text })).toEqual(want);
  });

  test('a path parameter without a placeholder in the path', async () => {
    const unplaced = { name: 'old', in: 'path', required: true, schema: { type: 'string' } };
    const placed = { name: 'ID', in: 'path', required: true, schema: { type: 'integer' } };
    const parameters = [{ $ref: '#/components/parameters/Old' }, placed];
    const get = { parameters, responses: { 204: { description: '' } } };
    const root = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/x/{id}': { parameters: [unplaced], get } },
      components: { parameters: { Old: unplaced } },
    };
    const source = await loadDocument(written({ 'openapi.json': JSON.stringify(root) }));
    expect(source.remarks).toHaveLength(4);
    expect(source.remarks.filter((remark) => remark.includes('warning path-parameter-unused'))).toHaveLength(3);
    expect(source.remarks).toContainEqual(expect.stringContaining('warning path-parameter-missing'));
    const mock = await start(source);
    expect((await mock.fetch(`${mock.url}/x/1`)).status).toBe(204);
    expect((await mock.fetch(`${mock.url}/x/one`)).status).toBe(422);
    await mock.close();
  });

  test('a recursive reference of JSON Schema 2019', async () => {
    const Filter = { $recursiveAnchor: true, properties: { filters: { items: { $recursiveRef: '#' } } } };
    const root = document({ $ref: '#/components/schemas/Filter' }, { components: { schemas: { Filter } } });
    const { documents, remarks } = await loadDocument(written({ 'openapi.json': root }));
    expect(remarks).toEqual([expect.stringContaining('recursive-reference')]);
    expect(JSON.stringify(documents[0]?.root)).toContain('"items":{"$ref":"#/components/schemas/Filter"}');
  });
});

test('a document is served whose examples contain the name of a schema twice', async () => {
  const schema = { type: 'object', properties: { a: { example: { $id: 'b' } }, c: { example: { $id: 'b' } } } };
  expect(
    await responseOf({
      'openapi.json': document({ $ref: '#/components/schemas/One' }, { components: { schemas: { One: schema } } }),
    }),
  ).toEqual({ a: { $id: 'b' }, c: { $id: 'b' } });
});

test('the generated mock and --spec give the same response to the same request', async () => {
  const file = join(import.meta.dirname, '../../../generated/spec/v3.json');
  const root = JSON.parse(readFileSync(file, 'utf8'));
  const loaded = await loadDocument(file);
  const mocks = [await start(loaded), await start({ ...loaded, documents: [{ name: 'openapi', root }] })];
  const different: string[] = [];
  for (const { id, method, path, prefixes } of mocks[0]?.core.operations ?? []) {
    if (method !== 'GET') continue;
    const target = (prefixes[0] ?? '') + path.replaceAll(/\{[^}]*\}/g, '1');
    const headers = { authorization: `Basic ${btoa('user:password')}` };
    const [one, other] = await Promise.all(
      mocks.map(async (mock) => {
        const response = await mock.fetch(mock.url + target, { headers });
        return `${response.status} ${await response.text()}`;
      }),
    );
    if (one !== other) different.push(`${id}: ${one} ${other}`);
  }
  expect(different).toEqual([]);
  await Promise.all(mocks.map((mock) => mock.close()));
});
