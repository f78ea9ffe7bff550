import { expect, test } from 'vitest';
import { ownMock } from '../support/own-mock.ts';

const GROUP = 'GET /support/card-groups/1?group_id=1';

const { mock, send, statusOf, jsonOf } = await ownMock();

test('a fault sets the retry-after header and is listed as it was set', async () => {
  const fault = { status: 429, headers: { 'Retry-After': '2' }, times: 1 };
  expect(await statusOf('POST /__mock/faults', { json: fault })).toBe(204);
  const { status, headers, json } = await send(GROUP);
  expect([status, headers.get('retry-after'), json]).toMatchObject([429, '2', { status: 429 }]);
  expect(mock.calls()).toMatchObject([{ responseHeaders: { 'retry-after': '2' } }]);
  expect((await send(GROUP)).headers.get('retry-after')).toBeNull();
  expect(await jsonOf('GET /__mock/faults')).toEqual([fault]);
});

test('a fault with headers only adds them to the normal response; of two faults the first one wins', async () => {
  mock.fault({ headers: { 'Content-Type': 'text/html', 'x-one': 'a' } });
  mock.fault({ headers: { 'X-One': 'b', 'x-two': 'c' } });
  const { status, headers, json } = await send(GROUP);
  expect([status, json]).toMatchObject([200, { id: '1' }]);
  expect(['content-type', 'x-one', 'x-two'].map((name) => headers.get(name))).toEqual(['text/html', 'a', 'c']);
});

test.each([
  [[], 'must be an object of strings'],
  [{ 'retry-after': 2 }, 'such as { "retry-after": "2" }'],
  [{ a: 'b\r\nc: d' }, 'must be an object of strings'],
  [{ 'a b': 'c' }, 'The header "a b" cannot be set here.'],
  [{ 'Content-Length': '1' }, 'The header "Content-Length" cannot be set here.'],
])('headers that cannot be sent are rejected: %j', async (headers, message) => {
  const { status, json } = await send('POST /__mock/faults', { json: { status: 503, headers } });
  expect([status, json]).toMatchObject([400, { message: expect.stringContaining(message) }]);
  expect(mock.faults()).toEqual([]);
});
