import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../../generator/generate.ts';
import { manifestText } from '../../../generator/write/output/manifest.ts';
import { testFolder } from '../../support/temporary-folder.ts';

/** Generates a document, and returns the codes and causes of its diagnostics beside the files. */
async function generateFrom(document: object) {
  const folder = testFolder('names');
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const diagnostics = new Diagnostics();
  const { files } = await generate({ spec: join(folder, 'openapi.json') }, diagnostics);
  return { files, reports: diagnostics.list.map(({ code, cause }) => `${code}: ${cause}`) };
}

const info = { title: 'T', version: '1' };
const ids = { name: 'ids', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } };
const responses = { 200: { description: 'ok' } };

test('names of the runtime and names that are right already are kept, and others that change are reported', async () => {
  const { files, reports } = await generateFrom({
    openapi: '3.1.1',
    info,
    paths: {
      '/form': { get: { operationId: 'form', tags: ['a'], parameters: [ids], responses } },
      '/then': { get: { operationId: 'then', tags: ['a'], responses } },
      '/get': {
        get: { operationId: 'get_a', tags: ['a'], responses },
        put: { operationId: 'getA', tags: ['a'], responses },
      },
    },
    components: { schemas: { 'pet-list': { type: 'string' }, PetList: { type: 'string' } } },
  });
  expect(reports).toEqual([
    'name-changed: The name "then" is reserved, so this is called "thenOperation" in the code.',
    'name-changed: The name "getA" is already taken, so this is called "getA2" in the code.',
    'name-changed: The name "PetList" is already taken, so this is called "PetList2" in the code.',
  ]);
  const module = files.get('sdk/src/a.ts') ?? '';
  expect([...module.matchAll(/export function (\w+)\(/g)].map(([, name]) => name)).toEqual([
    'form',
    'thenOperation',
    'getA2',
    'getA',
  ]);
  expect(module).toContain('form as formFunction');
});

test('a group whose name another one has is reported, where its tag is declared or used', async () => {
  const { files, reports } = await generateFrom({
    openapi: '3.1.1',
    info,
    tags: [{ name: 'user-groups' }, { name: 'User Groups' }],
    paths: {
      '/a': { get: { operationId: 'a', tags: ['user-groups'], responses } },
      '/b': { get: { operationId: 'b', tags: ['User Groups'], responses } },
      '/c': { get: { operationId: 'c', tags: ['Client'], responses } },
    },
  });
  expect(reports).toEqual([
    'name-changed: The name "userGroups" is already taken, so this is called "userGroups2" in the code.',
    'name-changed: The name "client" is already taken, so this is called "client2" in the code.',
  ]);
  expect(files.get('sdk/src/facade.ts')).toContain('userGroups2: ');
});

test('a reserved word is reported as the name of an operation, a schema and a parameter', async () => {
  const parameters = [
    ...[
      { name: 'id', in: 'path', required: true },
      { name: 'id', in: 'query' },
      { name: 'body', in: 'query' },
    ],
    ...[
      { name: 'delete', in: 'query' },
      { name: 'X-Id', in: 'header', 'x-identifier': 'tag' },
    ],
  ].map((parameter) => ({ ...parameter, schema: { type: 'string' } }));
  const { files, reports } = await generateFrom({
    openapi: '3.1.1',
    info,
    paths: {
      '/a/{id}': { delete: { operationId: 'delete', tags: ['a'], parameters, responses } },
      '/b': { get: { operationId: 'await', tags: ['a'], responses } },
    },
    components: { schemas: { object: { type: 'object' }, class: { type: 'string' }, Date: { type: 'string' } } },
  });
  expect(reports).toEqual([
    'name-changed: The name "delete" is reserved, so this is called "deleteOperation" in the code.',
    'name-changed: The name "await" is reserved, so this is called "awaitOperation" in the code.',
    'name-changed: The name "id" is already taken, so this is called "id2" in the code.',
    'name-changed: The name "body" is already taken, so this is called "body2" in the code.',
    'name-changed: The name "Object" is reserved, so this is called "ObjectType" in the code.',
  ]);
  expect(files.get('sdk/src/a.ts')).toContain('export function deleteOperation(');
});

test('directional marks reach no generated file, in comments, names and literals', async () => {
  const mark = '\u202e';
  const { files, reports } = await generateFrom({
    openapi: '3.1.1',
    info: { title: `T${mark}`, version: '1', description: `D${mark}` },
    tags: [{ name: 'a', description: `G${mark}` }],
    paths: {
      [`/p${mark}`]: {
        get: {
          operationId: `o${mark}p`,
          tags: ['a'],
          description: `O${mark}`,
          parameters: [{ name: `q${mark}`, in: 'query', schema: { enum: [`e${mark}`], pattern: `^\\${mark}$` } }],
          responses,
        },
      },
    },
  });
  expect([...files].filter(([, text]) => text.includes(mark)).map(([path]) => path)).toEqual([]);
  expect(files.get('sdk/src/a.ts')).toContain('O\\u202e');
  expect(files.get('sdk/src/a.ts')).toContain("'e\\u202e'");
  expect(reports).toContainEqual(expect.stringMatching(/^directional-mark: U\+202E /));
  const warning = { code: 'directional-mark', file: `${mark}.yaml`, line: 1, column: 1, cause: mark } as const;
  expect(
    manifestText({ inputs: '', sources: [], products: [], infer: false, warnings: [warning], files: new Map() }),
  ).not.toContain(mark);
});
