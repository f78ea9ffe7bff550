import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, expect, test, vi } from 'vitest';
import type { Change } from '#mock/state/store.ts';
import { openStore } from '#mock/state/open-store.ts';
import { startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-redis-lost');
const first = await startRedis(folder);
let again: typeof first;
afterAll(() => again?.stop());

const put = (id: string): Change => ({ collection: 'things', id, expectedVersion: 0, item: { id } });

test.skipIf(first === undefined)(
  'data that Redis lost on exit is gone, and its versions and numbers are not reused',
  async () => {
    const url = first?.url ?? '';
    const [store, client] = [
      await openStore(url),
      await createClient({ url })
        .on('error', () => {})
        .connect(),
    ];
    await store.commit('a', [put('1')]);
    await client.sendCommand(['SAVE']);
    await store.commit('a', [put('2')]);
    const lost = await store.get('a', 'things', '2');
    const taken = await store.readBatch?.('a', { items: [], lists: ['things'], numbers: ['n'] });
    expect(taken?.lists[0]?.map(({ id }) => id)).toEqual(['1', '2']);
    client.destroy();
    first?.stop();
    await vi.waitFor(() => expect(store.get('a', 'things', '1')).rejects.toThrow('failed'), 5000);
    await wait(500);
    again = await startRedis(folder, Number(new URL(url).port));
    const other = await vi.waitFor(() => openStore(url), 5000);
    await other.commit('a', [put('3')]);
    const listed = await vi.waitFor(() => store.entries('a', 'things'), 5000);
    expect(listed.map(({ id }) => id)).toEqual(['1', '3']);
    expect((await store.get('a', 'things', '3'))?.version).toBeGreaterThan(lost?.version ?? Number.NaN);
    expect(await store.commit('a', [put('4')], { epoch: taken?.epoch ?? '' })).toBe(false);
    expect(await store.commit('a', [put('4')])).toBe(true);
    await Promise.all([store.close(), other.close()]);
  },
  30_000,
);
