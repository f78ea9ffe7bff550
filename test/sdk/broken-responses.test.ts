// Runs in `npm run test:rest`.
import { inspect, isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import { SdkError } from '#sdk/errors.ts';
import { brokenResponses } from './support/broken-responses.ts';
import { endlessResponses, hostileResponses } from './support/hostile-responses.ts';
import { oddResponses } from './support/unusual-responses.ts';
import { getThing, transports } from './support/operations.ts';
import { startRawServer } from './support/server.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const isTimeout = ({ name }: SdkError): boolean => name === 'TimeoutError';

describe.each(transports)('over %s, a broken response', (_, fetch) => {
  // The short run ends each response in one of three ways, the long run in all of them.
  const ends = ['closes', 'resets', 'silence'] as const;
  test.each([...brokenResponses, ...oddResponses, ...hostileResponses])(
    'of the family "$kind" settles, is never taken for another response, and fails with a status or a cause',
    { timeout: 20_000 },
    async ({ kind, replies: broken }) => {
      const cases = broken.flatMap((reply, index) =>
        ends.filter((_end, turn) => isLong || turn === index % ends.length).map((end) => ({ reply, end })),
      );
      await using server = await startRawServer((socket, request) => {
        const { reply = '', end } = cases[Number(/^x-case: (\d+)/im.exec(request)?.[1])] ?? {};
        socket.write(Buffer.from(reply, 'latin1'), () => {
          if (end === 'closes') socket.end();
          if (end === 'resets') socket.resetAndDestroy();
        });
      });
      const bounds = { idleTimeoutMs: 500, timeoutMs: 5_000, maxResponseBytes: 1_000_000, retry: { maxRetries: 0 } };
      const client = new Client({ baseUrl: server.url, fetch, ...bounds });
      const strange = await Promise.all(
        cases.map(async ({ reply, end }, index) => {
          const result = await client.call(getThing, { thingId: 1 }, { headers: { 'x-case': String(index) } }).result();
          const isExpected = result.ok
            ? kind === 'contents' || isDeepStrictEqual(result.data, { id: '1' })
            : result.error instanceof SdkError &&
              (result.error.status ?? result.error.cause ?? isTimeout(result.error));
          return isExpected
            ? []
            : [`${end} ${reply.slice(0, 200)}: ${result.ok ? inspect(result.data) : result.error}`];
        }),
      );
      expect(strange.flat()).toEqual([]);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  test.each(endlessResponses)(
    'of %s without an end times out, and its connection is closed',
    async (_name, begin, next) => {
      await using server = await startRawServer((socket) => {
        socket.write(Buffer.from(begin, 'latin1'));
        const timer = setInterval(() => socket.write(next), 1);
        socket.on('close', () => clearInterval(timer));
      });
      const bounds = { idleTimeoutMs: 400, timeoutMs: 800, maxResponseBytes: 1_000_000, retry: { maxRetries: 0 } };
      const result = await new Client({ baseUrl: server.url, fetch, ...bounds })
        .call(getThing, { thingId: 1 })
        .result();
      const error = result.ok ? expect.unreachable() : result.error;
      expect(error.name).toMatch(/^(NetworkError|TimeoutError|ResponseTooLargeError)$/);
      await expect.poll(() => server.sockets.size).toBe(0);
    },
  );
});
