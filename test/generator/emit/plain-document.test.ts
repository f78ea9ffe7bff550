import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../../generator/generate.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { folderWith } from '../load/load-files.ts';

const document = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: https://shop.example.com/api, description: The shop. }, { url: / }]
components: { securitySchemes: { key: { type: http, scheme: basic } } }
security: [{ key: [] }]
paths: { /things: { get: { operationId: listThings, responses: { '200': { description: d } } } } }
`;

async function made(text = document): Promise<ReadonlyMap<string, string>> {
  const folder = folderWith({ 'openapi.yaml': text });
  return (await generate({ spec: join(folder, 'openapi.yaml'), only: ['sdk'] }, new Diagnostics())).files;
}

test("the client's guide lists the servers of the document, and path segments only if a credential selects one", async () => {
  const page = (await made()).get('sdk/README.md') ?? '';
  expect(page).toContain('The specification lists these servers:\n\n- `https://shop.example.com/api`: The shop.\n\n');
  expect(page).not.toContain('segment of the path');
});

test("the client's guide names errors by the path as sent, and no way to install an unpublished package", async () => {
  const text = document.replace(
    '/things: { get: { operationId: listThings,',
    "'/things/{name}': { get: { operationId: getThing, parameters: [{ name: name, in: path, required: true, schema: { type: string } }],",
  );
  const page = (await made(text)).get('sdk/README.md') ?? '';
  expect(page).toContain('NotFoundError: getThing (GET /things/1): HTTP 404');
  expect(page).not.toContain('not published');
});

test.for([
  ['createPets', '@example await pets.operations.shop.list()'],
  ['makePets', '@example await client.operations.shop.list()'],
  ['createDelete', '@example await deleteOperation.operations.shop.list()'],
])('the examples of %s call %s', async ([facade, call]) => {
  const resource = 'x-resource: { collection: shop, action: list }, ';
  const text = document.replace('operationId: listThings,', `operationId: listThings, ${resource}`);
  const files = await made(`x-package: { facade: ${facade} }\n${text}`);
  expect(files.get('sdk/src/facade.ts')).toContain(call);
});

test.for<readonly [schema: string, want: string | undefined]>([
  ['{ type: string }', "console.log(await sendThing(client, { body: 'text' }));"],
  [
    '{ required: [a, n], properties: { a: { enum: [x, y] }, b: {}, n: { type: [integer, "null"] } } }',
    "{ body: { a: 'x', n: 1 } }",
  ],
  ['{ type: array, items: { type: string } }', '{ body: [] }'],
  ['{ type: string, format: date }', "{ body: '2026-01-31' }"],
  ['{ required: [a], properties: { a: { $ref: "#/components/schemas/Loop" } } }', undefined],
])("the guide's first call uses a write operation if there is no read operation: %s", async ([schema, want]) => {
  const content = `requestBody: { required: true, content: { application/json: { schema: ${schema} } } }`;
  const loop = 'schemas: { Loop: { required: [in], properties: { in: { $ref: "#/components/schemas/Loop" } } } },';
  const text = document
    .replace('get: { operationId: listThings', `post: { operationId: sendThing, ${content}`)
    .replace('components: {', `components: { ${loop}`);
  const page = (await made(text)).get('sdk/README.md') ?? '';
  if (want === undefined) expect(page).not.toContain('await sendThing');
  else expect(page).toContain(want);
});

test('the client contains no payload translator if there is no previous version', async () => {
  const files = [...(await made()).keys()];
  expect(files).toContain('sdk/src/client/client.ts');
  expect(files.filter((path) => path.includes('migration'))).toEqual([]);
});

test.for<readonly [example: string, want: string]>([
  ['{ name: Rex, tags: [a] }', "{ name: 'Rex', tags: ['a'] }"],
  [`{ name: Rex, tags: [${'long-tag, '.repeat(20)}] }`, "{ name: 'Rex', tags: […] }"],
  [`{ name: ${'x'.repeat(200)}, id: 1 }`, "{ name: '…', id: 1 }"],
])('the example of an operation is that of its body, shortened: %s → %s', async ([example, want]) => {
  const content = `{ application/json: { schema: { type: object }, example: ${example} } }`;
  const text = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths: { /things: { put: { operationId: sendThing, requestBody: { required: true, content: ${content} }, responses: { '204': { description: d } } } } }
`;
  const source = [...(await made(text)).values()].join('\n');
  expect(source).toContain(`@example await sendThing(client, { body: ${want} });`);
});

test.for<readonly [schema: string, want: string]>([
  ['{ type: string }', "'1'"],
  ['{ type: integer }', '1'],
  ['{ type: string, format: uuid }', "'123e4567-e89b-42d3-a456-426614174000'"],
])("the guide's update identifies its resource by a value of its type: %s → %s", async ([schema, want]) => {
  const song = 'content: { application/json: { schema: { type: object, properties: { title: { type: string } } } } }';
  const text = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /songs/{id}:
    parameters: [{ name: id, in: path, required: true, schema: ${schema} }]
    get: { operationId: getSong, responses: { '200': { description: d, ${song} } } }
    put: { operationId: putSong, requestBody: { required: true, ${song} }, responses: { '204': { description: d } } }
`;
  const spec = join(folderWith({ 'openapi.yaml': text }), 'openapi.yaml');
  const { files } = await generate({ spec, only: ['sdk'], infer: true }, new Diagnostics());
  expect(files.get('sdk/README.md')).toContain(`await updateSong(client, { id: ${want} }, { title: 'new' });`);
});
