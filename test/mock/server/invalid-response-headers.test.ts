import { expect, test, vi } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { createHttpServer } from '#mock/server/server.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { ownMock } from '../support/own-mock.ts';

const HEADERS: Readonly<Record<string, readonly [name: string, example: Json]>> = {
  euro: ['X-Price', '5 €'],
  lines: ['X-Lines', 'a\r\nSet-Cookie: b=c'],
  name: ['X Price', '5'],
  length: ['Content-Length', '500'],
  coding: ['Transfer-Encoding', 'chunked'],
  right: ['X-Price', '5 \t£'],
};
const operation = ([name, example]: readonly [string, Json]): JsonObject => ({
  get: {
    responses: {
      200: {
        description: '',
        headers: { [name]: { schema: { type: 'string' }, example } },
        content: { 'application/json': { schema: { type: 'integer' }, example: 1 } },
      },
    },
  },
});
const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Headers', version: '1' },
  paths: Object.fromEntries(Object.entries(HEADERS).map(([path, header]) => [`/${path}`, operation(header)])),
};

const { mock } = await ownMock(start({ platform: emptyPlatform, documents: [{ name: 'one', root }] }, { port: 0 }));

for (const [way, go] of [
  ['http', () => fetch],
  ['in process', () => mock.fetch],
] as const) {
  test.each(['euro', 'lines', 'name'])(`${way}: an invalid header is reported, not sent: %s`, async (path) => {
    const response = await go()(`${mock.url}/${path}`);
    expect([response.status, await response.text()]).toEqual([
      501,
      expect.stringContaining('has an invalid name or value'),
    ]);
  });

  test.each(['length', 'coding', 'right'])(
    `${way}: a response is complete, whatever its content length states: %s`,
    async (path) => {
      const response = await go()(`${mock.url}/${path}`);
      expect([response.status, await response.text()]).toEqual([200, '1']);
    },
  );
}

test('an unsendable response of a behavior is reported as an internal error', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const options = { host: '127.0.0.1', port: 0, maxBodyBytes: 1000, maxConnections: 10 };
  const wrong = { status: 200, headers: { 'x-lines': 'a\nb' } };
  for (const handle of [() => wrong, async () => wrong]) {
    const listening = await createHttpServer(handle, options);
    const response = await fetch(listening.url);
    expect([response.status, await response.json()]).toMatchObject([500, { madeBy: 'mock' }]);
    await listening.close();
  }
  expect(stderr.mock.calls.flat().join('')).toMatch(/The mock failed on a request: .*x-lines/);
  stderr.mockRestore();
});
