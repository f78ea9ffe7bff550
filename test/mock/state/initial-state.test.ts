import { join } from 'node:path';
import { createClient } from '@redis/client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { IdentitiesInput } from '#mock/identity/users.ts';
import type { Items, Json, JsonObject } from '#mock/json.ts';
import type { MockOptions } from '#mock/options.ts';
import type { Mock } from '#mock/start.ts';
import { FINGERPRINT_SPACE } from '#mock/state/fingerprint.ts';
import { openStore } from '#mock/state/open-store.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';
import { startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-beginning');
const redis = await startRedis(folder);
const url = redis?.url ?? '';
afterAll(() => redis?.stop());

const places = [
  { name: 'SQLite', place: join(folder, 'state.sqlite'), isThere: true },
  { name: 'Redis', place: url, isThere: redis !== undefined },
];

const USER = { login: 'technical', password: 'technical', technical: true };
const users = (name: string): IdentitiesInput => ({ users: [{ ...USER, name }] });
const quotations = (name: string): Items => ({ quotations: [{ id: '1', name }] });
const WAYS_OUT =
  /Start with the same options, name another store, or stop the mocks that use it and (remove|delete) .* to start over\.$/;

const SEEDED = { origin: 'seed', hash: 'y' };

describe.each(places.filter(({ isThere }) => isThere))('$name', ({ name, place }) => {
  const begun = (options: MockOptions): Promise<Mock> => platformMock({ store: place, ...options });
  const endings: Mock[] = [];
  beforeEach(async () => {
    await Promise.all(endings.splice(0).map((mock) => mock.close()));
    const store = await openStore(place);
    for (const space of ['main', FINGERPRINT_SPACE]) await store.clear(space);
    await store.close();
  });

  /** Error message of a rejected start. */
  const refusal = async (options: MockOptions): Promise<string> =>
    begun(options).then(
      () => 'it is not refused',
      (error: Error) => error.message,
    );

  test.skipIf(name !== 'Redis')(
    'of concurrent starts with different seeds one succeeds and the others fail',
    async () => {
      const seeds = [1, 2, 3, 1];
      const started = await Promise.allSettled(seeds.map((seed) => begun({ seed })));
      const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      endings.push(...running);
      const won = seeds.filter((_, index) => started[index]?.status === 'fulfilled');
      expect(new Set(won).size).toBe(1);
      for (const one of started)
        if (one.status === 'rejected') {
          expect(String(one.reason)).toContain(
            `holds a state that began with seed ${won[0]}, size 1, and not with seed`,
          );
          expect(String(one.reason)).toMatch(WAYS_OUT);
        }
      const [first] = running;
      if (first !== undefined) await first.reset();
      expect(await refusal({ seed: 9 })).toContain(`began with seed ${won[0]}`);
    },
  );

  test('a start whose port is taken leaves the store unchanged', async () => {
    const taken = await platformMock({ port: 0 });
    endings.push(taken);
    await expect(begun({ seed: 3, port: Number(new URL(taken.url).port) })).rejects.toThrow('EADDRINUSE');
    endings.push(await begun({ seed: 4 }));
  });

  test.skipIf(name !== 'Redis')('a failed start closes its port', async () => {
    const [kept, free] = [await begun({ seed: 3 }), await platformMock({ port: 0 })];
    endings.push(kept);
    await free.close();
    expect(await refusal({ seed: 4, port: Number(new URL(free.url).port) })).toContain('began with seed 3');
    await expect(fetch(free.url)).rejects.toThrow('fetch failed');
  });

  test('a restart with the same initial state continues with the stored state', async () => {
    const options = { seed: 3, size: 2, data: quotations('Ours'), users: users('One') };
    const one = await begun(options);
    await one.load({ quotations: [{ id: '2', name: 'Kept' }] });
    await one.close();
    const again = await begun(options);
    endings.push(again);
    expect((await again.items('quotations')).map((item) => item['id'])).toEqual(['1', '2']);
  });

  test.each<readonly [given: string, before: MockOptions, now: MockOptions, want: string]>([
    ['the number', { seed: 1 }, { seed: 2 }, 'seed 1, size 1, and not with seed 2, size 1'],
    ['the size', { size: 1 }, { size: 2 }, 'seed 7, size 1, and not with seed 7, size 2'],
    ['data', { data: quotations('A') }, { data: quotations('B') }, 'other data of "quotations"'],
    ['data that were given', { data: quotations('A') }, {}, 'data of "quotations", which this start does not have'],
    ['data that are given', {}, { data: quotations('A') }, 'no data of "quotations", which this start has'],
    ['users', { users: users('A') }, { users: users('B') }, 'other users'],
    ['a password', { users: users('A') }, { users: { users: [{ ...USER, name: 'A', password: 'x' }] } }, 'other users'],
    ['a right', { users: users('A') }, { users: { users: [{ ...USER, name: 'A', rights: ['A1*'] }] } }, 'other users'],
    [
      'a client',
      { users: users('A') },
      { users: { ...users('A'), clients: [{ id: 'c', secret: 's' }] } },
      'other users',
    ],
    [
      'several',
      { seed: 1, data: quotations('A') },
      { seed: 2, users: users('A') },
      'seed 1, size 1, and not with seed 2, size 1; with data of "quotations", which this start does not have; with other users',
    ],
  ])('a difference by %s is reported, with what to do', async (_, before, now, want) => {
    await (await begun(before)).close();
    const said = await refusal(now);
    expect(said).toContain(`holds a state that began with ${want}. Start with`);
    expect(said).toMatch(WAYS_OUT);
    endings.push(await begun(before));
  });

  test.each([
    [{}, 'another document'],
    [{ stars: SEEDED, users: { origin: 'users', hash: 'x' } }, 'another document, with "stars"'],
    [
      Object.fromEntries([...'abcdefg'].map((name) => [name, SEEDED])),
      'another document, with "a", "b", "c", "d", "e" and 2 more',
    ],
  ])('a store of another document is reported as such: %j', async (collections, want) => {
    await noted((note) => ({ ...note, hash: 'x', collections }));
    expect(await refusal({})).toContain(`began with ${want}. Start`);
  });

  test('so is one whose collections began without items', async () => {
    const empty = { origin: 'seed' };
    await noted((note) => ({ ...note, collections: { stars: empty, moons: empty } }));
    expect(await refusal({})).toContain('began with another document, with "stars", "moons". Start');
  });

  test('a document that had no collections may have some', async () => {
    await noted((note) => ({ ...note, collections: {} }));
    endings.push(await begun({}));
  });

  test('a fingerprint of another generator version is reported as such', async () => {
    await noted(({ collections, ...note }) => ({ ...note, hash: 'x', collections: otherSeed(collections) }));
    expect(await refusal({})).toContain('began with the seed of another version of the mock. Start');
  });

  /** Changes what a start with nothing particular noted. */
  async function noted(change: (note: JsonObject) => JsonObject): Promise<void> {
    await (await begun({})).close();
    const store = await openStore(place);
    const note = await store.get(FINGERPRINT_SPACE, 'notes', 'base');
    await store.commit(FINGERPRINT_SPACE, [{ collection: 'notes', id: 'base', item: change(note?.item ?? {}) }]);
    await store.close();
  }
});

test.skipIf(redis === undefined)(
  'a mock that runs while Redis is cleared continues beside one with the same initial state',
  async () => {
    const client = await createClient({ url }).connect();
    await client.flushAll();
    const one = await platformMock({ store: url });
    const create = (mock: Mock) => sendRequest(mock, 'PUT /sales/quotations', { json: { name: 'Kept' } });
    await create(one);
    await client.flushAll();
    expect((await create(one)).status).toBe(200);
    const other = await platformMock({ store: url });
    expect((await create(other)).status).toBe(200);
    expect(await one.items('quotations')).toEqual(await other.items('quotations'));
    await client.flushAll();
    await Promise.all([one.close(), other.close(), client.close()]);
  },
);

test.skipIf(redis === undefined)(
  'a mock that runs while Redis is cleared and restarted with another initial state fails with an error',
  async () => {
    const client = await createClient({ url }).connect();
    await client.flushAll();
    const one = await platformMock({ store: url, seed: 1 });
    const create = (mock: Mock) => sendRequest(mock, 'PUT /sales/quotations', { json: { name: 'Kept' } });
    await create(one);
    await client.flushAll();
    const other = await platformMock({ store: url, seed: 2 });
    await create(other);
    const before = await other.items('quotations');
    for (const asked of [
      create(one),
      sendRequest(one, 'GET /sales/quotations/1'),
      sendRequest(one, 'POST /__mock/reset'),
    ])
      expect(await asked).toMatchObject({
        status: 500,
        json: { message: expect.stringContaining('was cleared and started again with other items.') },
      });
    expect(await other.items('quotations')).toEqual(before);
    await client.flushAll();
    await Promise.all([one.close(), other.close(), client.close()]);
  },
);

function otherSeed(collections: Json | undefined): Json {
  return { ...(collections as JsonObject), quotations: { origin: 'seed', hash: 'other' } };
}
