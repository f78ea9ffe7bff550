import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addInferredResources } from '../../generator/infer/infer.ts';
import type { JsonObject } from '../../generator/model/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';
import { type GeneratedClient, generateClient } from './support/generated-client.ts';

// The client of a document with `infer`, against the mock that infers the same state.

const document: JsonObject = parse(readFileSync(join(import.meta.dirname, 'support/inferred-shop.yaml'), 'utf8'));
/** Methods of a group or collection. */
type Methods = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

let generated: GeneratedClient;
let mock: Mock;
beforeAll(async () => {
  generated = await generateClient(document, { infer: true });
  const root = addInferredResources(document);
  mock = await start({ platform: emptyPlatform, documents: [{ name: 'openapi', root }] }, { strict: true });
});
afterAll(async () => {
  generated[Symbol.dispose]();
  await mock.close();
});

/** Creates a client whose requests are recorded. */
function connect(record: string[] = []): Readonly<Record<string, Methods>> {
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    record.push([init.method, new URL(url).search, init.body ?? ''].filter(Boolean).join(' '));
    return mock.fetch(url, init);
  };
  return generated.createClient({ baseUrl: `${mock.url}/v1`, fetch }) as Readonly<Record<string, Methods>>;
}

async function itemsOf(list: unknown, count = Infinity): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  for await (const item of list as AsyncIterable<unknown>) if (items.push(item) >= count) break;
  return items;
}

test('a collection has the operations of its paths by their action, beside their own names', () => {
  const { pets = {}, animals = {}, settings = {} } = connect();
  expect(Object.keys(pets)).toEqual(['search', 'create', 'read', 'replace', 'update', 'delete']);
  expect(Object.keys(animals)).toEqual(['listPets', 'addPet', 'getPet', 'updatePet', 'safeUpdatePet', 'removePet']);
  expect(Object.keys(settings)).toEqual([
    ...['getSettings', 'putSettings', 'updateSettings'],
    ...['read', 'replace', 'update'],
  ]);
});

test('the README shows the methods of a collection', () => {
  const page = readFileSync(join(generated.folder, 'api/README.md'), 'utf8');
  expect(page).toContain('for await (const item of client.pets.search()) console.log(item);\n');
  expect(page).toMatch(/await client\.pets\.update\(\{ .* \}, \{ name: 'new' \}\);\n/);
});

test('examples of iterations are calls without spare commas', () => {
  const text = ['animals', 'facade'].map((name) => readFileSync(join(generated.folder, `api/${name}.ts`), 'utf8'));
  expect(text.join('\n').match(/@example for await .*/g)).toEqual([
    '@example for await (const item of iterateListPets(client)) console.log(item);',
    '@example for await (const item of client.pets.search()) console.log(item);',
  ]);
});

test('without inference, the facade has the names of the document only', async () => {
  using plain = await generateClient(document);
  const client = plain.createClient({ baseUrl: `${mock.url}/v1`, fetch: mock.fetch });
  expect(Object.keys(client['animals'] ?? {})).toEqual(['listPets', 'addPet', 'getPet', 'updatePet', 'removePet']);
  expect(client['pets']).toBeUndefined();
});

test('pages: an iteration requests each page when it is needed, and awaiting returns the first', async () => {
  await mock.reset();
  const calls: string[] = [];
  const { pets = {} } = connect(calls);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await pets['create']?.({ body: { name } });
  calls.length = 0;
  const all = await itemsOf(pets['search']?.({ limit: 2 }));
  expect(all.map((pet) => Object(pet).name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(calls).toHaveLength(3);
  expect(Object(await pets['search']?.({ limit: 2 })).data).toHaveLength(2);
  calls.length = 0;
  expect(await itemsOf(pets['search']?.({ limit: 2 }), 1)).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('safe updates: an update reads, merges and sends the whole, without what the body does not accept', async () => {
  await mock.reset();
  const calls: string[] = [];
  const { pets = {} } = connect(calls);
  const pet = { name: 'Rex', tag: 'dog', owner: { id: 7 } };
  const { id: petId } = Object(await pets['create']?.({ body: pet }));
  calls.length = 0;
  await pets['update']?.({ petId }, { tag: 'cat' });
  const [sent = ''] = calls.filter((call) => call.startsWith('PUT'));
  expect(JSON.parse(sent.slice(4))).toEqual({ ...pet, tag: 'cat' });
  expect(await pets['read']?.({ petId })).toMatchObject({ ...pet, tag: 'cat' });
});
