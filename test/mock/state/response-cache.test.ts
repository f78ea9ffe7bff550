import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mock } from '#mock/start.ts';
import { type RequestOptions, sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';
import { startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const READ = 'GET /workforce/employees/3';
const folder = temporaryFolder('mock-cached');
const redis = await startRedis(folder);
afterAll(() => redis?.stop());

const places = [
  { name: 'memory', place: {} },
  { name: 'SQLite', place: { store: join(folder, 'state.sqlite') } },
  ...(redis === undefined ? [] : [{ name: 'Redis', place: { store: redis.url } }]),
];

describe.each(places)('$name', ({ place }) => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await platformMock(place);
  });
  afterAll(() => mock.close());
  beforeEach(() => mock.reset());

  /** Sent twice, so that the second response may come from the cache. */
  async function read(options?: RequestOptions) {
    await sendRequest(mock, READ, options);
    return sendRequest(mock, READ, options);
  }

  test('a cached read shows later changes', async () => {
    const before = await read();
    await mock.load({ employees: [{ ...(await mock.items('employees'))[2], id: '3', name: 'Changed' }] });
    expect([before.json, (await read()).json]).toMatchObject([{ id: '3' }, { id: '3', name: 'Changed' }]);
  });

  test('R016 the nested object of a reference shows later changes', async () => {
    const approval = async () => (await sendRequest(mock, 'GET /approvalprocess/approvals/1')).json;
    expect([await approval(), await approval()]).toMatchObject([
      { requester: { id: '3' } },
      { requester: { id: '3' } },
    ]);
    await mock.load({ employees: [{ id: '3', code: 'E', name: 'New name' }] });
    expect(await approval()).toMatchObject({ requester: { id: '3', name: 'New name' } });
  });

  test('deleted and reset items are not served from the cache', async () => {
    const card = 'GET /support/card-groups/1?group_id=1';
    await sendRequest(mock, card);
    await mock.load({ cardGroups: [{ id: '1', name: 'Other' }] });
    expect((await sendRequest(mock, card)).json).toMatchObject({ name: 'Other' });
    await mock.reset();
    expect((await sendRequest(mock, card)).json).not.toMatchObject({ name: 'Other' });
  });

  test('the cache distinguishes callers, accepted types and preferences', async () => {
    await read();
    expect((await sendRequest(mock, READ, { as: '' })).status).toBe(401);
    expect((await sendRequest(mock, READ, { headers: { authorization: 'Basic eDp5' } })).status).toBe(401);
    expect((await sendRequest(mock, READ, { headers: { accept: 'image/png' } })).status).toBe(406);
    expect((await sendRequest(mock, READ, { headers: { prefer: 'code=404' } })).status).toBe(404);
    expect((await sendRequest(mock, READ.replace('GET', 'DELETE'))).status).toBe(405);
  });

  test('each space has its own cached responses', async () => {
    await read();
    const other = mock.space('other');
    await other.load({ employees: [{ id: '3', code: 'E', name: 'Elsewhere' }] });
    expect((await sendRequest(mock, READ, { headers: { 'x-mock-space': 'other' } })).json).toMatchObject({
      name: 'Elsewhere',
    });
    expect((await read()).json).not.toMatchObject({ name: 'Elsewhere' });
  });

  test('every cached read is recorded as a call, and faults apply to it', async () => {
    await read();
    expect(mock.calls({ operation: 'getEmployee', login: 'technical', status: 200 })).toHaveLength(2);
    mock.fault({ operation: 'getEmployee', status: 500 });
    expect((await sendRequest(mock, READ)).status).toBe(500);
  });
});

test.skipIf(redis === undefined)('changes, deletions and resets by another process are visible', async () => {
  const card = 'GET /support/card-groups/1?group_id=1';
  const place = { store: redis?.url ?? '' };
  const [mock, other] = [await platformMock(place), await platformMock(place)];
  const first = (await sendRequest(mock, card)).json;
  expect((await sendRequest(mock, card)).json).toEqual(first);
  await other.load({ cardGroups: [{ id: '1', name: 'Other' }] });
  for (const _ of [1, 2]) expect((await sendRequest(mock, card)).json).toMatchObject({ name: 'Other' });
  await other.reset();
  for (const _ of [1, 2]) expect((await sendRequest(mock, card)).json).toEqual(first);
  await Promise.all([mock.close(), other.close()]);
});
