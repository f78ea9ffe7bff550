import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RedisStore } from '#mock/state/redis.ts';
import type { Change } from '#mock/state/store.ts';
import { platformMock } from '../support/platform-mock.ts';
import { startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Milliseconds that a frozen Redis is waited for. */
const PATIENCE = 1000;
const TOO_LATE = 'The state is stored in Redis, which failed: It does not respond.';
const UNKNOWN = 'It is unknown whether the change was made.';

const folder = temporaryFolder('mock-redis-frozen');
const redis = await startRedis(folder);
afterAll(() => {
  redis?.thaw();
  redis?.stop();
});

const put = (id: string, expected: number): Change => ({
  collection: 'things',
  id,
  expectedVersion: expected,
  item: { id },
});

/** Returns the outcome of a promise: `done`, or the message of its error. */
const outcome = (done: Promise<unknown>) =>
  done.then(
    (value) => value,
    (error: Error) => error.message,
  );

describe.skipIf(redis === undefined)('a Redis that accepts connections and does not respond', () => {
  let store: RedisStore;
  beforeEach(async () => {
    store = await RedisStore.open(redis?.url ?? '', PATIENCE);
    await store.clear('a');
  });
  afterEach(async () => {
    redis?.thaw();
    await store.close();
  });

  const back = () => vi.waitFor(() => store.get('a', 'things', '1'), 5000);

  test('a frozen Redis fails all requests after the timeout', async () => {
    redis?.freeze();
    const asked = [store.get('a', 'things', '1'), store.entries('a', 'things')];
    for (const said of await Promise.all(asked.map(outcome))) {
      expect(said).toContain(TOO_LATE);
      expect(said).not.toContain(UNKNOWN);
    }
    expect(await outcome(store.get('a', 'things', '1'))).toMatch(/The client is (?:offline|closed)\./);
    expect(await outcome(store.commit('a', [put('1', 0)]))).not.toContain(UNKNOWN);
    redis?.thaw();
    expect(await back()).toBeUndefined();
    expect(await store.commit('a', [put('1', 0)])).toBe(true);
  });

  test('applies an unconfirmed change once or not at all, and reports an error', async () => {
    redis?.freeze();
    const lost = [store.commit('a', [put('1', 0)]), store.commit('a', [put('2', 0)]), store.clear('b')];
    for (const said of await Promise.all(lost.map(outcome))) expect(said).toContain(UNKNOWN);
    redis?.thaw();
    await back();
    const [first, second] = [await store.get('a', 'things', '1'), await store.get('a', 'things', '2')];
    // Both were sent together. Each version is one more than that of the change before.
    expect((second?.version ?? 1) - (first?.version ?? 0)).toBe(1);
    expect(await store.commit('a', [put('3', 0)])).toBe(true);
    const third = await store.get('a', 'things', '3');
    if (second !== undefined) expect(third?.version).toBe(second.version + 1);
    expect(await store.get('a', 'things', '1')).toEqual(first);
  });

  test('is not confused with an idle one', async () => {
    await store.commit('a', [put('1', 0)]);
    await new Promise((resolve) => setTimeout(resolve, 1.5 * PATIENCE));
    expect(await store.get('a', 'things', '1')).toMatchObject({ id: '1' });
  });

  test('is not confused with a process that is busy for longer than the timeout', async () => {
    const written = store.commit('a', [put('1', 0)]);
    // The next turn of the event loop has sent it.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    for (const end = performance.now() + 2.5 * PATIENCE; performance.now() < end;);
    expect(await written).toBe(true);
    expect(await store.get('a', 'things', '1')).toMatchObject({ id: '1' });
  });

  test('a frozen Redis does not block closing or the error of opening', async () => {
    const other = await RedisStore.open(redis?.url ?? '', PATIENCE);
    redis?.freeze();
    const asked = outcome(other.get('a', 'things', '1'));
    await other.close();
    expect(typeof (await asked)).toBe('string');
    expect(await outcome(RedisStore.open(redis?.url ?? '', PATIENCE))).toContain(
      'Redis cannot be opened as a store: It does not respond.',
    );
  });
});

test.skipIf(redis === undefined)('a pending request gets its response when Redis resumes', async () => {
  const mock = await platformMock({ store: redis?.url ?? '' });
  redis?.freeze();
  const read = mock.items('businessCards');
  redis?.thaw();
  expect((await read).length).toBeGreaterThan(0);
  await mock.close();
});
