import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import { getThing, transports } from './support/operations.ts';
import { startRawServer } from './support/server.ts';

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const type = 'Content-Type: application/json\r\n';
const ok = `HTTP/1.1 200 OK\r\n${type}`;
const sized = (body: string, head = ok): string => `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
const gzip = latin1(gzipSync('{"id":"1"}'));
const found = { ok: true, data: { id: '1' } };

const replies: readonly (readonly [name: string, reply: string, want: object])[] = [
  ['of a length', sized('{"id":"1"}'), found],
  ['of characters of many bytes', sized(latin1(Buffer.from('{"id":"é€😀"}'))), { ok: true, data: { id: 'é€😀' } }],
  [
    'in chunks, with extensions and trailers',
    `${ok}Transfer-Encoding: chunked\r\n\r\n04;x="y"\r\n{"id\r\n6\r\n":"1"}\r\n0;z\r\nX: y\r\n\r\n`,
    found,
  ],
  ['that is compressed', sized(gzip, `${ok}Content-Encoding: gzip\r\n`), found],
  ['after an early hint', `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${sized('{"id":"1"}')}`, found],
  [
    'that is a refusal',
    sized('{"a":"é"}', `HTTP/1.1 404 Not Found\r\n${type}`),
    { ok: false, error: { name: 'NotFoundError', status: 404 } },
  ],
  ['that is no JSON', sized('{"id":"1"', ok), { ok: false, error: { name: 'ResponseParseError', status: 200 } }],
];

describe.each(transports)('over %s, a response', (_name, fetch) => {
  test.each(replies)(
    '%s is the same wherever it is split, and byte by byte',
    { timeout: 20_000 },
    async (_case, reply, want) => {
      // One case per position between two bytes, and one with all of them.
      const all = Array.from({ length: reply.length - 1 }, (_, index) => index + 1);
      const cuts = [...all.map((place) => [place]), all];
      await using server = await startRawServer(async (socket, request) => {
        const places = cuts[Number(/^x-case: (\d+)/im.exec(request)?.[1])] ?? [];
        socket.setNoDelay(true);
        for (const [index, end] of [...places, reply.length].entries()) {
          socket.write(Buffer.from(reply.slice(places[index - 1] ?? 0, end), 'latin1'));
          // The other side reads what has arrived between two turns of the loop.
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
      const client = new Client({ baseUrl: server.url, fetch, retry: { maxRetries: 0 } });
      const results = await Promise.all(
        cuts.map((_cut, index) =>
          client.call(getThing, { thingId: 1 }, { headers: { 'x-case': String(index) } }).result(),
        ),
      );
      for (const result of results) expect(result).toMatchObject(want);
    },
  );
});
