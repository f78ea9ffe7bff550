// Runs in `npm run test:rest`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { runCommand } from '../generator/command/running.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const PLUGINS = ['tanstack-query', 'hono'].map((name) => join(ROOT, `generator/plugins/${name}.ts`));
const skipped = skippedWithout(join(PEERS, '@tanstack/query-core/package.json'));

const DOCUMENT = `openapi: 3.1.1
info: { title: Kennel, version: '1' }
servers: [{ url: 'https://kennel.example.com' }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1 } }
        - { name: tag, in: query, schema: { type: array, items: { type: string } } }
      responses:
        '200':
          description: Pets.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }
    post:
      operationId: addPet
      tags: [pets]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
      responses:
        '201': { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
  /pets/{petId}:
    parameters: [{ name: petId, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: getPet
      tags: [pets]
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '404': { description: None. }
    delete:
      operationId: removePet
      tags: [pets]
      responses: { '204': { description: Removed. } }
    put:
      operationId: renamePet
      tags: [pets]
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [name], properties: { name: { type: string } } }
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
  /pets/{petId}/photo:
    put:
      operationId: setPhoto
      tags: [pets]
      parameters: [{ name: petId, in: path, required: true, schema: { type: integer } }]
      requestBody: { required: true, content: { image/png: {} } }
      responses: { '200': { description: Its size., content: { application/json: { schema: { type: integer } } } } }
components:
  schemas:
    Pet:
      type: object
      required: [id, name]
      properties: { id: { type: integer }, name: { type: string, minLength: 1 }, tags: { type: array, items: { type: string } } }
`;

/** Handlers of a Hono app, and a client whose requests it responds to. */
const APP = `import { Hono } from 'hono';
import { type Handlers, registerRoutes } from './api/hono.js';
import { createClient } from './api/index.js';
import { Client } from './api/core.js';
import type { Pet } from './api/types.js';

const pets = new Map<number, Pet>();
const handlers: Handlers = {
  listPets: ({ limit = 10, tag = [] }) =>
    [...pets.values()].filter(({ tags = [] }) => tag.every((one) => tags.includes(one))).slice(0, limit),
  addPet: ({ body }) => {
    pets.set(body.id, body);
    return body;
  },
  getPet: ({ petId }, context) => pets.get(petId) ?? context.json({ message: 'no pet ' + petId }, 404),
  removePet: ({ petId }) => void pets.delete(petId),
  setPhoto: ({ body }) => body.size,
  async renamePet({ petId, body }) {
    const pet = { ...pets.get(petId), id: petId, name: body.name };
    pets.set(petId, pet);
    return pet;
  },
};
export const app = new Hono();
registerRoutes(app, handlers);
const options = {
  baseUrl: 'https://kennel.example.com',
  fetch: async (input: string | URL | Request, init?: RequestInit) => app.request(new Request(input, init)),
};
export const client = new Client(options);
export const api = createClient(options);
`;

const HANDLERS_STORY = `import { api, app } from './app.js';

const added = await api.pets.addPet({ body: { id: 1, name: 'Rex', tags: ['old', 'brown'] } });
await api.pets.addPet({ body: { id: 2, name: 'Fay' } });
const request = async (path: string, init?: RequestInit) => {
  const response = await app.request(path, init);
  return [response.status, (await response.json()).issues?.map(({ path }: { path: unknown }) => path)];
};
const json = (body: string) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } });
console.log(JSON.stringify({
  added,
  tagged: await api.pets.listPets({ tag: ['old', 'brown'] }),
  limited: (await api.pets.listPets({ limit: 1 })).length,
  photo: await api.pets.setPhoto({ petId: 2, body: new Blob(['abc']).stream() }),
  renamed: await api.pets.renamePet({ petId: 2, body: { name: 'Fee' } }),
  removed: (await api.pets.removePet({ petId: 2 })) ?? null,
  missing: await api.pets.getPet({ petId: 2 }).catch(({ status }) => status),
  invalidQuery: await request('/pets?limit=none'),
  invalidPath: await request('/pets/one'),
  invalidBody: await request('/pets', json('{"id":3,"name":""}')),
  malformed: await request('/pets', json('{')),
}));
`;

const QUERY_STORY = `import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { addPetMutation, getPetKey, getPetOptions, listPetsKey, listPetsOptions } from './api/tanstack-query.js';
import { api, client } from './app.js';

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
const count = async () => (await queries.fetchQuery(listPetsOptions(client))).length;
const empty = await count();
const add = new MutationObserver(queries, {
  ...addPetMutation(client),
  onSuccess: () => queries.invalidateQueries({ queryKey: listPetsKey() }),
});
const added = await add.mutate({ body: { id: 1, name: 'Rex' } });
const name: string = (await queries.fetchQuery(getPetOptions(client, { petId: 1 }))).name;
const known: readonly ['kennel', 'getPet', ...unknown[]] = getPetKey();
const whole: string = (await queries.fetchQuery(getPetOptions(api, { petId: 1 }))).name;
const missing = await queries.fetchQuery(getPetOptions(client, { petId: 9 })).catch(({ status }) => status);
const stopped = queries.fetchQuery(getPetOptions(client, { petId: 5 })).catch((error) => error.constructor.name);
await queries.cancelQueries({ queryKey: getPetKey({ petId: 5 }) });
console.log(JSON.stringify({
  ...{ empty, added, name, missing, whole, known },
  stopped: await stopped,
  cached: queries.getQueryData(getPetKey({ petId: 1 })),
  again: await count(),
}));
// @ts-expect-error: the variables of a mutation are the request.
void add.mutate({ body: { id: 1 } }).catch(() => undefined);
// @ts-expect-error: the path parameter is required.
void getPetOptions(client);
`;

const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noPropertyAccessFromIndexSignature: true,
    rootDir: 'src',
    outDir: 'dist',
    skipLibCheck: true,
  },
};

let folder = '';

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

function run(...given: readonly string[]): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr + (status === 0 ? '' : stdout)]).toEqual([0, '']);
  return stdout === '' ? undefined : JSON.parse(stdout);
}

describe.skipIf(skipped !== '')(`plugins in a project${skipped}`, () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'plugins-'));
    write('package.json', { type: 'module' });
    write('tsconfig.json', TSCONFIG);
    write('openapi.yaml', DOCUMENT);
    write('bmp.config.json', { spec: 'openapi.yaml', out: 'src/api', plugins: PLUGINS });
    symlinkSync(PEERS, join(folder, 'node_modules'));
    expect(runCommand(folder, '--config', 'bmp.config.json')).toMatchObject({ code: 0 });
    for (const [name, text] of Object.entries({ app: APP, handlers: HANDLERS_STORY, queries: QUERY_STORY }))
      write(`src/${name}.ts`, text);
    run(COMPILER, '-p', '.');
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('Hono: the client reaches typed handlers, and invalid requests do not', () => {
    const rex = { id: 1, name: 'Rex', tags: ['old', 'brown'] };
    expect(run('dist/handlers.js')).toEqual({
      added: rex,
      tagged: [rex],
      limited: 1,
      photo: 3,
      renamed: { id: 2, name: 'Fee' },
      removed: null,
      missing: 404,
      invalidQuery: [400, [['limit']]],
      invalidPath: [400, [['petId']]],
      invalidBody: [400, [['name']]],
      malformed: [400, null],
    });
  });

  test('TanStack Query: options and keys fetch, cache, invalidate, cancel and mutate', () => {
    const rex = { id: 1, name: 'Rex' };
    expect(run('dist/queries.js')).toEqual({
      empty: 0,
      added: rex,
      name: 'Rex',
      missing: 404,
      whole: 'Rex',
      known: ['kennel', 'getPet'],
      stopped: 'CancelledError',
      cached: rex,
      again: 1,
    });
  });
});
