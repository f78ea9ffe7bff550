import { expect, test } from 'vitest';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import { createCore } from '#mock/core.ts';
import { MemoryStore } from '#mock/state/memory.ts';
import type { Change, CommitConditions, Entry, ReadBatch, ReadBatchResult, Store } from '#mock/state/store.ts';
import { documents } from '../support/platform-mock.ts';

/** Knows nothing at once, as a store behind a network, and says how often it was waited for. */
class WaitingStore implements Store {
  readonly #memory = new MemoryStore();
  readonly waits: string[] = [];

  async #late<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
    this.waits.push(name);
    await Promise.resolve();
    return read();
  }

  get(space: string, collection: string, id: string): Promise<Entry | undefined> {
    return this.#late('get', () => this.#memory.get(space, collection, id));
  }

  entries(space: string, collection: string): Promise<readonly Entry[]> {
    return this.#late('entries', () => this.#memory.entries(space, collection));
  }

  nextNumber(space: string, name: string): Promise<number> {
    return this.#late('next', () => this.#memory.nextNumber(space, name));
  }

  readBatch(space: string, { items, lists, numbers }: ReadBatch): Promise<ReadBatchResult> {
    return this.#late('read', async () => ({
      items: await Promise.all(items.map(({ collection, id }) => this.#memory.get(space, collection, id))),
      lists: await Promise.all(lists.map((collection) => this.#memory.entries(space, collection))),
      numbers: await Promise.all(numbers.map((name) => this.#memory.nextNumber(space, name))),
    }));
  }

  commit(space: string, changes: readonly Change[], grounds: CommitConditions = {}): Promise<boolean> {
    return this.#late('commit', () => this.#memory.commit(space, changes, grounds));
  }

  async skipNumbers(space: string, name: string, last: number): Promise<void> {
    this.#memory.skipNumbers(space, name, last);
  }

  async clear(space: string): Promise<void> {
    this.#memory.clear(space);
  }

  async copy(from: string, to: string): Promise<void> {
    this.#memory.copy(from, to);
  }

  async close(): Promise<void> {
    this.#memory.close();
  }
}

const CARD = { employeeId: '1', name: 'Travel', type: 'BANK' };

async function engineOn(store: Store): Promise<(request: string, body?: object) => Promise<string>> {
  const parts = { seed: 7, size: 1, isStrict: true, secret: 'x' };
  const core = createCore({ platform, documents: await documents(), store, ...parts });
  const authorization = `Basic ${btoa('technical:technical')}`;
  return async (request, body) => {
    const [method = '', target = ''] = request.split(' ');
    const headers = { host: 'localhost', authorization, 'content-type': 'application/json' };
    const sent = Buffer.from(body === undefined ? '' : JSON.stringify(body));
    const response = await core.handle({ method, target: `/rest${target}`, headers, body: sent });
    return `${response.status} ${String(response.body)}`;
  };
}

test('from the second call on, an operation prefetches its items in one batch', async () => {
  const store = new WaitingStore();
  const ask = await engineOn(store);
  expect(await ask('PUT /workforce/employees/1/business-cards', CARD)).toBe('200 "900001"');
  expect(store.waits.length).toBeGreaterThan(2);
  store.waits.length = 0;
  expect(await ask('PUT /workforce/employees/2/business-cards', { ...CARD, employeeId: '2' })).toBe('200 "900002"');
  // The first trip is for the replies of tests.
  expect(store.waits).toEqual(['entries', 'read', 'commit']);
});

test('an unused prefetch does not change the response', async () => {
  const store = new WaitingStore();
  const ask = await engineOn(store);
  await ask('PUT /workforce/employees/1/business-cards', CARD);
  expect(await ask('PUT /workforce/employees/none/business-cards', CARD)).toMatch(/^404 /);
  expect(await ask('PUT /workforce/employees/1/business-cards', { ...CARD, employeeId: '2' })).toMatch(/^400 /);
  expect(await ask('PUT /workforce/employees/1/business-cards', CARD)).toMatch(/^200 "9/);
  expect(await ask('POST /workforce/employees/business-cards/search', {})).toContain('"900001"');
});

test('prefetched items do not hide concurrent changes', async () => {
  const store = new WaitingStore();
  const ask = await engineOn(store);
  const [first] = await Promise.all([
    ask('PUT /workforce/employees/1/business-cards', CARD),
    ask('PUT /workforce/employees/1/business-cards', CARD),
  ]);
  const id = /"(\d+)"/.exec(first ?? '')?.[1] ?? '';
  const path = `/workforce/employees/1/business-cards/${id}`;
  const names = ['A', 'B', 'C', 'D'];
  const replaced = await Promise.all(names.map((name) => ask(`POST ${path}`, { ...CARD, name })));
  expect(replaced.every((response) => response.startsWith('200'))).toBe(true);
  const found = await ask('POST /workforce/employees/business-cards/search', {});
  expect(names.filter((name) => found.includes(`"name":"${name}"`))).toHaveLength(1);
});
