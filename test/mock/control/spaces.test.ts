import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Mock, start } from '#mock/start.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock, platformSource } from '../support/platform-mock.ts';

const GET = 'GET /support/card-groups/1?group_id=1';

let mock: Mock;
beforeAll(async () => {
  mock = await platformMock();
});
beforeEach(() => mock.space('mine').reset());
afterAll(() => mock.close());

test('a client can use and control a space by its URL alone', async () => {
  const mine = mock.space('mine');
  expect(mine.url).toBe(`${mock.url}/__mock/space/mine`);
  await sendRequest(mine, 'PUT /sales/quotations', { json: { name: 'x' } });
  expect((await sendRequest(mine, GET)).status).toBe(200);
  expect((await mine.items('quotations')).length - (await mock.items('quotations')).length).toBe(1);
  expect(mine.calls('getCardGroup')).toMatchObject([{ target: '/rest/support/card-groups/1?group_id=1' }]);
  expect((await sendRequest(mine, 'GET /__mock/calls')).json).toHaveLength(2);
  expect([mock.calls(), (await sendRequest(mock, 'GET /__mock/calls')).json]).toEqual([[], []]);
});

test('a space has a clock of its own', async () => {
  const mine = mock.space('mine');
  mine.clock.fix('2026-01-31T10:00:00Z');
  expect((await sendRequest(mine, 'GET /__mock/clock')).json).toEqual({ now: '2026-01-31T10:00:00.000Z' });
  expect((await sendRequest(mine, GET)).status).toBe(200);
  expect(mine.calls().at(-1)).toMatchObject({ startedAt: Date.parse('2026-01-31T10:00:00Z') });
  expect(mock.clock.timestamp()).not.toContain('2026-01-31T10');
  await mine.delete();
  expect(mock.space('mine').clock.timestamp()).not.toContain('2026-01-31T10');
});

test('the URL of a space overrides header and host', async () => {
  await sendRequest(mock.space('mine'), GET, { headers: { 'X-Mock-Space': 'other' } });
  expect([mock.space('mine').calls().length, mock.space('other').calls().length]).toEqual([1, 0]);
});

test('DELETE on the URL of a space deletes it; it has no other operations', async () => {
  await sendRequest(mock.space('mine'), GET);
  for (const path of ['mine', 'mine/']) expect((await sendRequest(mock, `GET /__mock/space/${path}`)).status).toBe(405);
  expect((await sendRequest(mock, 'DELETE /__mock/space/mine?a=1')).status).toBe(400);
  expect((await sendRequest(mock, 'DELETE /__mock/space/mine')).status).toBe(204);
  expect(mock.core.spaces).not.toContain('mine');
});

test.each(['', 'a.b', '%41'])('a space cannot be named %j', async (name) => {
  const { status, json } = await sendRequest(mock, `GET /__mock/space/${name}/rest`);
  expect([status, json]).toMatchObject([400, { message: expect.stringContaining('Invalid name of a space') }]);
});

test('in process, every fetch of the mock accepts the URL of a space', async () => {
  const own = await start(await platformSource());
  const mine = own.space('mine');
  const headers = { authorization: `Basic ${btoa('technical:technical')}` };
  for (const fetch of [own.fetch, mine.fetch, own.space('other').fetch])
    expect((await fetch(`${mine.url}/rest/support/card-groups/1?group_id=1`, { headers })).status).toBe(200);
  expect([mine.calls().length, own.calls().length]).toEqual([3, 0]);
  await own.close();
});

test('the functions of a space can be destructured, like those of the mock', async () => {
  const { calls, items, reset, fetch, url } = mock.space('mine');
  expect((await fetch(`${url}/any`)).status).toBe(401);
  expect([calls().length, (await items('quotations')).length]).toEqual([1, 4]);
  await reset();
  expect(calls()).toEqual([]);
});

test.each(['a test', '-a', 'ä', 'a'.repeat(65), ''])(
  'the error for the space name %j states the allowed names',
  (name) => {
    const want = `Invalid name of a space ${JSON.stringify(name)}: at most 64 letters, digits, "-" and "_", of which the first`;
    expect(() => mock.space(name)).toThrow(want);
  },
);
