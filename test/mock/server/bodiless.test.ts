import { expect, test } from 'vitest';
import type { Fault } from '#mock/control/faults.ts';
import type { Json, JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { sendRaw } from '../support/send-raw.ts';
import { ownMock } from '../support/own-mock.ts';

const response = { description: '', content: { 'application/json': { schema: {}, example: 'some text' } } };
const responses = (...statuses: readonly string[]): Json => ({
  responses: Object.fromEntries(statuses.map((status) => [status, response])),
});
const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Responses without a body', version: '1' },
  paths: {
    '/all': { get: responses('200', '204', '205', '304', '101', '1XX'), head: responses('200') },
    '/early': { get: responses('101'), post: responses('1XX'), put: responses('205') },
  },
};

const { mock, statusOf } = await ownMock(
  start({ platform: emptyPlatform, documents: [{ name: 'one', root }] }, { port: 0 }),
);

const raw = (request: string, fields = ''): Promise<string> =>
  sendRaw(mock, `${request} HTTP/1.1\r\nHost: a\r\n${fields}Connection: close\r\n\r\n`);

/** The status, the stated length, and the bytes of the body that came; that may be said to have no chunk. */
async function outcome(
  request: string,
  fields?: string,
): Promise<readonly [status: number, length: string, body: string]> {
  const text = await raw(request, fields);
  const [head = '', body = ''] = text.replace(/(?<=chunked.*\r\n\r\n)0\r\n\r\n$/s, '').split('\r\n\r\n');
  return [Number(head.slice(9, 12)), /^content-length: (\d+)/im.exec(head)?.[1] ?? '', body];
}

test.each([204, 205, 304])('a response with status %d has no body', async (status) => {
  const want = [status, '', ''];
  expect(await outcome('GET /all', `Prefer: code=${status}\r\n`)).toEqual(want);
  mock.fault({ status });
  for (const method of ['GET', 'HEAD']) expect((await outcome(`${method} /all`)).slice(0, 1)).toEqual([status]);
  expect(await outcome('GET /all')).toEqual(want);
  expect(await outcome('GET /nowhere')).toEqual(want);
  expect(mock.calls().map(({ responseBody }) => responseBody)).toEqual(Array.from({ length: 5 }, () => undefined));
  expect(await (await mock.fetch(`${mock.url}/all`)).text()).toBe('');
});

test('a status without content has no body even if the document describes one', async () => {
  expect(await outcome('PUT /early')).toEqual([205, '', '']);
});

test('a response to HEAD has no body and the content length of GET', async () => {
  mock.fault({ status: 503 });
  const [status, length, body] = await outcome('GET /all');
  expect(body).toHaveLength(Number(length));
  expect(await outcome('HEAD /all')).toEqual([status, length, '']);
  expect(await (await mock.fetch(`${mock.url}/all`, { method: 'HEAD' })).text()).toBe('');
});

test.each<readonly [what: string, fields: string]>([
  ['GET /all', 'Prefer: code=101\r\n'],
  ['GET /all?__code=100', ''],
  ['GET /early', ''],
  ['POST /early', ''],
])('an informational status does not leave a client waiting: %s %s', async (request, fields) => {
  const text = await raw(request, fields);
  expect(text).toMatch(/^HTTP\/1\.1 501/);
  expect(text).toContain('is informational, so a client waits');
});

test('a call with an informational status cannot be expected', async () => {
  for (const status of [100, 101, 199]) {
    expect(() => mock.expect({ status })).toThrow('from 200 to 599');
    expect(await statusOf('POST /__mock/expect', { json: { status } })).toBe(400);
    expect(() => mock.fault({ status })).toThrow('from 200 to 599');
  }
});

test.each<Fault>([
  { status: 204, failure: 'truncate' },
  { status: 205, failure: 'malformed' },
  { status: 304, failure: 'drip' },
])('a fault on a body that does not exist is rejected: %j', (fault) => {
  expect(() => mock.fault(fault)).toThrow('has no body');
});

test('faults on a response without a body are applied as far as possible', async () => {
  const fields = 'Prefer: code=204\r\n';
  mock.fault({ failure: 'drip' });
  expect(await outcome('GET /all', fields)).toEqual([204, '', '']);
  mock.clearFaults();
  mock.fault({ failure: 'malformed' });
  expect(await outcome('GET /all', fields)).toEqual([204, '', '']);
  mock.clearFaults();
  mock.fault({ failure: 'truncate' });
  expect(await raw('GET /all', fields)).toBe('');
  await expect(mock.fetch(`${mock.url}/all`, { headers: { prefer: 'code=204' } })).rejects.toThrow('fetch failed');
});
