import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Change, Store } from '#mock/state/store.ts';
import { openStore } from '#mock/state/open-store.ts';
import { startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const isLong = process.env['TEST_LONG'] !== undefined;

const folder = temporaryFolder('mock-stores-agree');
const redis = await startRedis(folder);
afterAll(() => redis?.stop());

const SPACES = ['a', 'b', 'c'];
const COLLECTIONS = ['things', 'others', '__proto__'];

/** A change of what one of the last looks saw, or of whatever is there; `value` nothing where it deletes. */
interface Changing {
  readonly collection: string;
  readonly id: string;
  readonly kind: 'put' | 'force' | 'check';
  readonly value: number | undefined;
  /** So many looks ago. */
  readonly back: number;
}

type Step =
  | { readonly kind: 'commit'; readonly space: string; readonly changes: readonly Changing[]; readonly look?: Listing }
  | { readonly kind: 'get'; readonly space: string; readonly collection: string; readonly id: string }
  | ({ readonly kind: 'entries'; readonly space: string } & Listing)
  | { readonly kind: 'next'; readonly space: string; readonly name: string }
  | { readonly kind: 'skip'; readonly space: string; readonly name: string; readonly last: number }
  | { readonly kind: 'clear'; readonly space: string }
  | { readonly kind: 'copy'; readonly space: string; readonly to: string };

interface Listing {
  readonly collection: string;
  readonly back: number;
}

/** A store that two use at the same time, and the versions that were seen in it, by what was looked at. */
interface Place {
  readonly users: readonly Store[];
  readonly seen: Map<string, readonly number[]>;
}

const space = fc.constantFrom(...SPACES);
const collection = fc.constantFrom(...COLLECTIONS);
const id = fc.constantFrom('1', '2', '3', '{}', ':changed', 'é');
const back = fc.nat(2);
const value = fc.option(fc.nat(99), { nil: undefined });
const kind = fc.constantFrom('put', 'put', 'force', 'check');
const changes = fc.uniqueArray(fc.record<Changing>({ collection, id, kind, value, back }), {
  selector: (change) => `${change.collection} ${change.id}`,
  minLength: 1,
  maxLength: 3,
});
const listing = fc.record({ collection, back });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('commit' as const), space, changes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('commit' as const), space, changes, look: listing }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('get' as const), space, collection, id }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('entries' as const), space, collection, back }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('next' as const), space, name: collection }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('skip' as const), space, name: collection, last: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), space }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('copy' as const), space, to: space }) },
);
const history = fc.array(fc.tuple(fc.nat(1), step), { minLength: 20, maxLength: 80 });

test.skipIf(redis === undefined)(
  'memory, SQLite and Redis give the same results for random histories of two clients',
  async () => {
    const places = await Promise.all([undefined, join(folder, 'state.sqlite'), redis?.url].map(opened));
    const run = async (steps: readonly (readonly [number, Step])[]): Promise<void> => {
      for (const place of places) {
        for (const name of SPACES) await place.users[0]?.clear(name);
        place.seen.clear();
      }
      for (const [who, taken] of steps) {
        const [memory, ...others] = await Promise.all(places.map((place) => take(taken, place, who)));
        for (const other of others) expect(other).toEqual(memory);
      }
    };
    await fc.assert(fc.asyncProperty(history, run), { numRuns: isLong ? 1500 : 60, seed: 7 });
    await Promise.all(places.flatMap(({ users }) => [...new Set(users)]).map((store) => store.close()));
  },
  300_000,
);

/** Only a store in Redis can be opened twice. */
async function opened(place: string | undefined): Promise<Place> {
  const one = await openStore(place);
  return {
    users: [one, one.readBatch === undefined || place === undefined ? one : await openStore(place)],
    seen: new Map(),
  };
}

async function take(taken: Step, { users, seen }: Place, who: number): Promise<unknown> {
  const store = users[who];
  if (store === undefined) return undefined;
  switch (taken.kind) {
    case 'commit': {
      const { look } = taken;
      const looks =
        look === undefined ? [] : [{ collection: look.collection, expectedVersion: seenOf(seen, taken.space, look) }];
      const made = taken.changes.map((change) => changeOf(change, seenOf(seen, taken.space, change)));
      return store.commit(taken.space, made, { lists: looks });
    }
    case 'get': {
      const entry = await store.get(taken.space, taken.collection, taken.id);
      note(seen, `${taken.space} ${taken.collection} ${taken.id}`, entry?.version ?? 0);
      return entry?.item;
    }
    case 'entries': {
      const entries = await store.entries(taken.space, taken.collection);
      note(seen, `${taken.space} ${taken.collection} `, Math.max(0, ...entries.map(({ version }) => version)));
      return entries.map((entry) => [entry.id, entry.item]);
    }
    case 'next':
      return store.nextNumber(taken.space, taken.name);
    case 'skip':
      return store.skipNumbers(taken.space, taken.name, taken.last);
    case 'clear':
      return store.clear(taken.space);
    case 'copy':
      if (taken.to !== taken.space) await store.copy(taken.space, taken.to);
      return Promise.all(
        COLLECTIONS.map(async (name) => (await store.entries(taken.to, name)).map(({ item }) => item)),
      );
  }
}

function changeOf({ collection: name, id: named, kind: how, value: put }: Changing, expected: number): Change {
  const change = { collection: name, id: named };
  if (how === 'check') return { ...change, expectedVersion: expected, isCheck: true };
  const item = put === undefined ? {} : { item: { id: named, value: put } };
  return how === 'force' ? { ...change, ...item } : { ...change, expectedVersion: expected, ...item };
}

function seenOf(
  seen: Place['seen'],
  space: string,
  look: { readonly collection: string; readonly id?: string; readonly back: number },
): number {
  return seen.get(`${space} ${look.collection} ${look.id ?? ''}`)?.at(-1 - look.back) ?? 0;
}

function note(seen: Place['seen'], key: string, version: number): void {
  seen.set(key, [...(seen.get(key) ?? []), version].slice(-3));
}
