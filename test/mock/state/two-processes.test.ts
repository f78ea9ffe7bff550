import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '#mock/json.ts';
import type { Mock } from '#mock/start.ts';
import { openStore } from '#mock/state/open-store.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';
import { startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-two-processes');
const redis = await startRedis(folder);
const url = redis?.url ?? '';
const trips = await countTrips(Number(new URL(url || 'redis://localhost:1').port));
afterAll(() => {
  trips.close();
  redis?.stop();
});

/** Passes connections on to a port, and counts how often a response follows a request. */
async function countTrips(port: number): Promise<{ count: number; readonly port: number; readonly close: () => void }> {
  const server = createServer((socket) => {
    const upstream = connect(port, '127.0.0.1');
    let isWaiting = false;
    socket.on('data', () => {
      isWaiting = true;
    });
    upstream.on('data', () => {
      if (isWaiting) counted.count += 1;
      isWaiting = false;
    });
    for (const each of [socket, upstream]) each.on('error', () => each.destroy());
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const counted = {
    count: 0,
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close: () => void server.close(),
  };
  return counted;
}

const CARDS = '/workforce/employees/1/business-cards';
const CARD = { employeeId: '1', name: 'Travel', type: 'BANK' };
const INVOICES = Array.from({ length: 12 }, (_, index) => ({ id: String(index + 1), companyId: '1' }));

const create = (mock: Mock) => sendRequest(mock, `PUT ${CARDS}`, { json: CARD });
const rename = (mock: Mock, name: string, id = '1') =>
  sendRequest(mock, `POST ${CARDS}/${id}`, { json: { ...CARD, name } });
const book = (mock: Mock, id: string) => sendRequest(mock, `POST /sales/invoices/${id}/book`, { json: {} });

/** Alternately by one and by the other, all at once. */
function byBoth<Result>(mocks: readonly Mock[], count: number, run: (mock: Mock, index: number) => Result): Result[] {
  return Array.from({ length: count }, (_, index) =>
    mocks
      .slice(index % 2)
      .slice(0, 1)
      .map((mock) => run(mock, index)),
  ).flat();
}

describe.skipIf(redis === undefined)('two processes on one Redis', () => {
  let one: Mock;
  let other: Mock;
  beforeEach(async () => {
    const counted = new URL(url);
    counted.port = String(trips.port);
    [one, other] = (await Promise.all([counted.href, url].map((store) => platformMock({ store, strict: false })))) as [
      Mock,
      Mock,
    ];
    await one.reset();
  });
  afterEach(async () => {
    await one.reset();
    await Promise.all([one.close(), other.close()]);
  });

  /** From the second call on, it is foreseen what an operation asks for. */
  async function practised(run: (mock: Mock) => Promise<{ readonly status: number }>): Promise<void> {
    for (const mock of [one, one, other, other]) expect((await run(mock)).status).toBe(200);
  }

  /** Number of times that the first mock waited for Redis. */
  async function tripsOf(run: () => Promise<unknown>): Promise<number> {
    trips.count = 0;
    await run();
    return trips.count;
  }

  test('a write takes two round trips to Redis: what it reads, and its changes with the record of the call', async () => {
    await practised(create);
    expect(await tripsOf(() => create(one))).toBe(2);
    await rename(one, 'A');
    expect(await tripsOf(() => rename(one, 'B'))).toBe(2);
  });

  test('a read takes two round trips to Redis, whether the cached response is valid or not', async () => {
    const read = (mock: Mock) => sendRequest(mock, 'GET /support/card-groups/1?group_id=1');
    const changes = [
      () => Promise.resolve(),
      () => other.load({ cardGroups: [{ id: '1', name: 'Other' }] }),
      () => other.load({ cardGroups: [{ id: '1', name: 'Another' }] }),
    ];
    await practised(read);
    for (const change of changes) {
      await change();
      expect(await tripsOf(() => read(one))).toBe(2);
    }
    expect((await read(one)).json).toMatchObject({ name: 'Another' });
  });

  test('identifiers are unique across processes and no created item is lost', async () => {
    const before = await one.items('businessCards');
    await practised(create);
    const created = await Promise.all(byBoth([one, other], 80, create));
    expect(created.map(({ status }) => status)).toEqual(created.map(() => 200));
    expect(new Set(created.map(({ json }) => json)).size).toBe(80);
    expect(await other.items('businessCards')).toHaveLength(before.length + 4 + 80);
  });

  test('no update is lost, and each one builds on the previous', async () => {
    await one.load({ projectTasks: [{ id: '1', projectId: '1', skills: [] }] });
    const add = (mock: Mock) =>
      sendRequest(mock, 'PATCH /projectmanagement/project-tasks/1', {
        json: [{ op: 'ADD', path: '/skills/-', value: { id: '1' } }],
      });
    await practised(add);
    for (let round = 0; round < 5; round += 1) {
      const patched = await Promise.all(byBoth([one, other], 10, add));
      expect(patched.map(({ status }) => status)).toEqual(patched.map(() => 200));
    }
    const task = (await one.items('projectTasks')).find(({ id }) => id === '1');
    expect(task?.['skills']).toHaveLength(4 + 50);
  });

  test('R188 an invoice that two processes book concurrently gets one unique number', async () => {
    await one.load({ invoices: INVOICES, bookings: [] });
    const booked = await Promise.all(byBoth([one, other], 24, (mock, index) => book(mock, String((index >> 1) + 1))));
    const numbers = INVOICES.map((_, index) => booked.slice(2 * index, 2 * index + 2).map(({ json }) => json));
    expect(numbers.every(([first, second]) => first === second)).toBe(true);
    expect(new Set(numbers.flat()).size).toBe(INVOICES.length);
  });

  test('a decision based on a list is repeated if others changed the list', async () => {
    await practised(create);
    await other.load({ companies: (await one.items('companies')).map((company) => ({ ...company, code: 'NONE' })) });
    const { json: id } = await create(one);
    const kept = (await one.items('businessCards')).find((card) => card['id'] === id);
    expect(kept?.['companyId']).toBe('');
  });

  test('numbers restart if another process resets the space', async () => {
    await practised(create);
    await one.reset();
    expect((await create(other)).json).toBe('900001');
    const ids: (Json | undefined)[] = [];
    for (const mock of [one, other, one, other]) ids.push((await create(mock)).json);
    expect(new Set(['900001', ...ids]).size).toBe(5);
  });
});

test.skipIf(redis === undefined)('a decision based on a number of another epoch is rejected', async () => {
  const [store, other] = [await openStore(url), await openStore(url)];
  const change = { collection: 'things', id: '1', expectedVersion: 0, item: { id: '1' } };
  const found = await store.readBatch?.('epoch', { items: [], lists: [], numbers: ['n'] });
  const epoch = found?.epoch ?? '';
  await other.clear('epoch');
  expect(await store.commit('epoch', [change], { epoch: epoch })).toBe(false);
  const again = await store.readBatch?.('epoch', { items: [], lists: [], numbers: ['n'] });
  expect(again?.numbers).toEqual([1]);
  expect(await store.commit('epoch', [change], { epoch: again?.epoch ?? '' })).toBe(true);
  await other.clear('epoch');
  await Promise.all([store.close(), other.close()]);
});
