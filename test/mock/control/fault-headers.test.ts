import { expect, test } from 'vitest';
import { sendRequest } from '../support/send-request.ts';
import { ownMock } from '../support/own-mock.ts';

const GROUP = 'GET /support/card-groups/1?group_id=1';

const mock = await ownMock();

test('a fault sets the retry-after header and is listed as it was set', async () => {
  const fault = { status: 429, headers: { 'Retry-After': '2' }, times: 1 };
  expect((await sendRequest(mock, 'POST /__mock/faults', { json: fault })).status).toBe(204);
  const { status, headers, json } = await sendRequest(mock, GROUP);
  expect([status, headers.get('retry-after'), json]).toMatchObject([429, '2', { status: 429 }]);
  expect(mock.calls()).toMatchObject([{ responseHeaders: { 'retry-after': '2' } }]);
  expect((await sendRequest(mock, GROUP)).headers.get('retry-after')).toBeNull();
  expect((await sendRequest(mock, 'GET /__mock/faults')).json).toEqual([fault]);
});

test('a fault with headers only adds them to the normal response; of two faults the first one wins', async () => {
  mock.fault({ headers: { 'Content-Type': 'text/html', 'x-one': 'a' } });
  mock.fault({ headers: { 'X-One': 'b', 'x-two': 'c' } });
  const { status, headers, json } = await sendRequest(mock, GROUP);
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
  const { status, json } = await sendRequest(mock, 'POST /__mock/faults', { json: { status: 503, headers } });
  expect([status, json]).toMatchObject([400, { message: expect.stringContaining(message) }]);
  expect(mock.faults()).toEqual([]);
});
