import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { MockOptions } from '#mock/options.ts';
import type { Mock } from '#mock/start.ts';
import { platformMock } from '../support/platform-mock.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-timers');
afterEach(() => void vi.useRealTimers());

const path = '/rest/support/card-groups/1?group_id=1';
const CREATE = '/rest/sales/quotations';
const headers = { authorization: `Basic ${btoa('technical:technical')}` };

async function withMock(options: MockOptions, run: (mock: Mock) => Promise<void>): Promise<void> {
  const mock = await platformMock(options);
  await run(mock).finally(() => mock.close());
}

test.each<readonly [string, MockOptions]>([
  ['memory', {}],
  ['a file', { store: join(folder, 'state.db') }],
])('under fake timers responses come from %s, and each call has its time', async (_, options) => {
  await withMock(options, async (mock) => {
    vi.useFakeTimers({ now: new Date('2020-01-31T10:00:00Z') });
    expect((await mock.fetch(mock.url + path, { headers })).status).toBe(200);
    const [body, json] = [JSON.stringify({ name: 'x' }), { ...headers, 'content-type': 'application/json' }];
    expect((await mock.fetch(mock.url + CREATE, { method: 'PUT', headers: json, body })).status).toBe(200);
    expect(mock.clock.timestamp()).toBe('2020-01-31T10:00:00.000Z');
    expect(mock.calls('getCardGroup')).toMatchObject([{ startedAt: Date.parse('2020-01-31T10:00:00Z') }]);
  });
});

test('a delayed response waits for the fake timers of the test', async () => {
  await withMock({}, async (mock) => {
    vi.useFakeTimers();
    mock.fault({ latencyMs: 60_000, times: 1 });
    mock.fault({ failure: 'drip', nth: 2 });
    const seen: number[] = [];
    const asked = mock.fetch(mock.url + path, { headers }).then(({ status }) => seen.push(status));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    const dripping = await mock.fetch(mock.url + path, { headers });
    const read = dripping.text();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([seen, JSON.parse(await read)]).toMatchObject([[200], { id: '1' }]);
  });
});

test('a mock with a port closes under fake timers despite open connections', async () => {
  await withMock({}, async (mock) => {
    await (await fetch(mock.url + path, { headers })).text();
    mock.fault({ latencyMs: 500 });
    const asked = fetch(mock.url + path, { headers });
    // A busy machine may take long to bring it.
    await new Promise((resolve) => setTimeout(resolve, 250));
    vi.useFakeTimers();
    const closed = mock.close();
    expect((await asked).status).toBe(200);
    await closed;
  });
});
