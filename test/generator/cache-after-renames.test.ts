import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheStages } from '../../generator/cache.ts';
import { generate, type GenerateOptions } from '../../generator/generate.ts';
import { type Diagnostic, Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('names');
const spec = join(folder, 'openapi.json');

const ofShape = (shape: object) => ({ content: { 'application/json': { schema: shape } } });
const respondingWith = (operationId: string, shape: object, more: object = {}) => ({
  get: { operationId, ...more, responses: { 200: { description: 'It.', ...ofShape(shape) } } },
});
const pet = { $ref: '#/components/schemas/Pet' };
/** A nested schema without a name is named after its place: the first reference to it decides. */
const inner = { $ref: '#/components/schemas/Pet/properties/owner' };
const limit = { name: 'limit', in: 'query', schema: { type: 'object', properties: { deep: inner } } };

const text = JSON.stringify(
  {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {
      '/first': respondingWith('getFirst', pet, { parameters: [{ $ref: '#/components/parameters/limit' }] }),
      '/second': respondingWith('getSecond', inner, { parameters: [{ $ref: '#/components/parameters/limit' }] }),
      '/third': respondingWith('get-third', { type: 'object', properties: { pet } }, { tags: ['pets'] }),
    },
    components: {
      parameters: { limit },
      schemas: {
        Owner: { type: 'object', properties: { name: { type: 'string' } } },
        Pet: { type: 'object', properties: { owner: { type: 'object', properties: { name: { type: 'string' } } } } },
        Both: { allOf: [pet, { $ref: '#/components/schemas/Owner' }] },
      },
    },
  },
  null,
  1,
);

test.for<readonly [given: string, ...saves: ((before: string) => string)[]]>([
  ['an operation takes the name of a later one', (before) => before.replace('getFirst', 'getThird')],
  ['an operation releases a name', (before) => before.replace('getFirst', 'getThird'), (before) => before],
  ['a schema takes the name of another', (before) => before.replace('"Owner": {', '"pet": {}, "Owner": {')],
  [
    "a schema has the name of an operation's request type",
    (before) => before.replace('"Owner": {', '"GetSecondRequest": {}, "Owner": {'),
  ],
  [
    'another schema is the first to refer to a part of a schema',
    (before) => before.replace('schemas/Pet"', 'schemas/Pet/properties/owner"'),
  ],
  [
    'the first operation that shares a parameter no longer does',
    (before) =>
      before
        .replace('parameters/limit', 'parameters/other')
        .replace('"limit": {', '"other": { "name": "o", "in": "query", "schema": {} }, "limit": {'),
  ],
  [
    'the first operation that shares a parameter is removed',
    (before) => before.replace(/"get"(?=: \{\s+"operationId": "getFirst")/u, '"x-get"'),
  ],
  [
    'an inherited schema changes',
    (before) => before.replace('"name": {\n       "type": "string"', '"name": {\n       "type": "integer"'),
  ],
  ['a type has the name of a type of the client', (before) => before.replaceAll('Owner', 'Call'), (before) => before],
  [
    'a group takes the name of another',
    (before) => before.replace('"operationId": "getSecond",', '"operationId": "getSecond", "tags": ["pets!"],'),
  ],
])('a cached part is built again if its names change: %s', async ([, ...saves]) => {
  const stages = cacheStages();
  await generated(text, stages());
  for (const save of saves) {
    const saved = save(text);
    expect(await generated(saved, stages())).toEqual(await generated(saved, {}));
  }
});

async function generated(
  saved: string,
  surroundings: GenerateOptions,
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly reported: readonly Diagnostic[] }> {
  writeFileSync(spec, saved);
  const diagnostics = new Diagnostics();
  const { files } = await generate({ spec, only: ['sdk', 'validators'] }, diagnostics, surroundings);
  return { files, reported: diagnostics.list };
}
