// Runs in `npm run test:rest`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../generator/generate.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { start } from '#mock/start.ts';
import { testFolder } from '../support/temporary-folder.ts';

const pet = { $ref: '#/components/schemas/Pet' };
const inJson = (schema: object) => ({ content: { 'application/json': { schema } } });
const DOCUMENT = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'T', version: '1', extra: 1 },
  security: [{ key: [] }],
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        tags: ['Pets'],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
          { name: 'kind', in: 'query', schema: { type: 'string' } },
          { name: 'needed', in: 'query', required: true, schema: { type: 'string', format: 'stated' } },
          { name: 'X-Header', in: 'header', required: true, schema: { type: 'string' } },
        ],
        responses: {
          200: {
            description: 'x',
            headers: { Total: { schema: { type: 'integer' } } },
            ...inJson({
              type: 'object',
              properties: { data: { type: 'array', items: pet }, next: { type: 'string' } },
            }),
          },
        },
      },
      post: {
        operationId: 'createPet',
        requestBody: inJson(pet),
        responses: { 201: { description: 'x', ...inJson(pet) } },
      },
    },
    '/pets/{petId}': {
      parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'getPet', responses: { 200: { description: 'x', ...inJson(pet) } } },
      put: {
        operationId: 'putPet',
        requestBody: inJson(pet),
        responses: { 200: { description: 'x', ...inJson(pet) } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    schemas: {
      Pet: {
        type: 'object',
        required: ['id', 'vaccinated'],
        properties: {
          id: { type: 'string', readOnly: true },
          vaccinated: { type: 'boolean' },
          kind: { type: 'string', enum: ['cat', 'dog'] },
          born: { type: 'string', format: 'moment' },
        },
      },
    },
  },
});

// Not those that Prism looks up itself: required parameters, and the parameter of a path.
// prettier-ignore
const NAMES = [
  'extra', 'key', 'Pets', 'limit', 'kind', 'stated', 'Total', 'data', 'next', 'X-Key', 'Pet', 'id', 'cat', 'born', 'moment',
  'pets',
];

/** Replaces a name of the document, also within paths and references. */
function rename(name: string, to: string): string {
  return DOCUMENT.replaceAll(new RegExp(`(?<=["/{])${name}(?=["/}])`, 'g'), to);
}

/** Generates from a document, calls its mock, and returns the diagnostics and responses. */
async function behaviorOf(text: string, collection: string): Promise<string> {
  const folder = testFolder('inherited');
  const spec = join(folder, 'openapi.json');
  writeFileSync(spec, text);
  const diagnostics = new Diagnostics();
  const { files } = await generate({ spec, layout: 'package' }, diagnostics);
  const root = JSON.parse(files.get('mock/spec/openapi.json') ?? '');
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'd', root }] }, {});
  const responses: string[] = [];
  const call = async (target: string, init: RequestInit): Promise<void> => {
    const response = await mock.fetch(`http://localhost/${collection}${target}`, init);
    responses.push(`${init.method} ${target} ${response.status} ${await response.text()}`);
  };
  const headers = { 'x-key': 'a', 'x-header': 'b', 'content-type': 'application/json' };
  for (const sent of [headers, {}]) {
    await call('?needed=a', { method: 'GET', headers: sent });
    await call('', { method: 'POST', headers: sent, body: '{"vaccinated":true,"kind":"cat"}' });
    await call('/1', { method: 'PUT', headers: sent, body: '{"vaccinated":false}' });
    await call('/1', { method: 'GET', headers: sent });
  }
  await mock.close();
  return [...diagnostics.list.map(({ code, cause }) => `${code} ${cause}`), ...responses].join('\n');
}

test.each(NAMES)(
  'a document in which %s is called like a member of every object behaves as with another name',
  async (name) => {
    const collection = name === 'pets' ? 'constructor' : 'pets';
    const [found, plain] = await Promise.all([
      behaviorOf(rename(name, 'constructor'), collection),
      behaviorOf(rename(name, 'constructoo'), collection.replace(/r$/, 'o')),
    ]);
    expect(found).toBe(plain.replaceAll('constructoo', 'constructor').replaceAll('Constructoo', 'Constructor'));
  },
);
