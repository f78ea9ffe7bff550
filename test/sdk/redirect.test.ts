import { describe, expect, test, vi } from 'vitest';
import { basicCredential } from '#sdk/auth/credentials.ts';
import { Client } from '#sdk/client/client.ts';
import { RedirectError } from '#sdk/errors.ts';
import { createThing, getThing, searchThings, transports } from './support/operations.ts';
import { json, startServer } from './support/server.ts';

const statuses = [301, 302, 303, 307, 308];
const operations = [
  [getThing, { thingId: 'a' }],
  [searchThings, { body: { secret: 'CANARY' } }],
  [createThing, { body: { secret: 'CANARY' } }],
] as const;
const headers = {
  'X-Company': 'CANARY',
  'X-Api-Key': 'CANARY',
  Cookie: 'a=CANARY',
  'Proxy-Token': 'CANARY',
  'X-Csrf': 'CANARY',
};

describe.each(transports)('a redirect over %s', (_, fetch) => {
  test('to another origin is refused: no request, no header and no body gets there, whatever the status, host and scheme', async () => {
    await using target = await startServer((_request, response) => json(response, { id: 'stolen' }));
    const { port } = new URL(target.url);
    const targets = [
      target.url,
      `http://localhost:${port}/x?y`,
      `//localhost:${port}/x`,
      `http://127.0.0.1:${port}@localhost:${port}/`,
    ];
    let nextRedirect: readonly [number, string] = [0, ''];
    await using server = await startServer((_request, response) => {
      response.writeHead(nextRedirect[0], { location: nextRedirect[1], 'set-cookie': 'a=b' }).end();
    });
    const { 'Proxy-Token': _refused, ...sent } = headers;
    const client = new Client({
      baseUrl: server.url,
      fetch,
      headers: sent,
      auth: basicCredential('/rest', 'u', 'CANARY'),
    });
    for (const status of statuses) {
      for (const location of targets) {
        for (const [operation, request] of operations) {
          nextRedirect = [status, location];
          const result = await client.call<unknown>(operation, request).result();
          const error = result.ok ? expect.unreachable(`${status} ${location}`) : result.error;
          expect(error).toBeInstanceOf(RedirectError);
          expect(error.status).toBe(status);
        }
      }
    }
    expect(target.seen).toEqual([]);
    expect(server.seen).toHaveLength(statuses.length * targets.length * operations.length);
  });

  test.each(statuses)('%i within the origin is followed by a GET', async (status) => {
    await using server = await startServer((_request, response, count) => {
      if (count > 1) return json(response, { id: 'b' });
      response.writeHead(status, { location: '/elsewhere?x=1' }).end();
    });
    const client = new Client({ baseUrl: server.url, fetch, auth: basicCredential('/rest', 'u', 'p') });
    expect(await client.call(getThing, { thingId: 'a' })).toEqual({ id: 'b' });
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /rest/things/a',
      'GET /elsewhere?x=1',
    ]);
    expect(server.seen[1]?.headers.authorization).toBe(server.seen[0]?.headers.authorization);
  });

  test.each(statuses)('%i within the origin keeps method and body of a safe POST, or is refused', async (status) => {
    await using server = await startServer((_request, response, count) => {
      if (count > 1) return json(response, []);
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    const result = await new Client({ baseUrl: server.url, fetch }).call(searchThings, { body: { a: 1 } }).result();
    expect(result.ok).toBe(status >= 307);
    if (result.ok) expect(server.seen[1]).toMatchObject({ method: 'POST', url: '/elsewhere', body: '{"a":1}' });
    else expect(server.seen).toHaveLength(1);
  });

  test.each(statuses)('%i is never followed by an operation that must not be sent twice', async (status) => {
    await using server = await startServer(
      (_request, response) => void response.writeHead(status, { location: '/elsewhere' }).end(),
    );
    await expect(new Client({ baseUrl: server.url, fetch }).call(createThing, { body: {} })).rejects.toBeInstanceOf(
      RedirectError,
    );
    expect(server.seen).toHaveLength(1);
  });

  test('that leads to itself ends', async () => {
    await using server = await startServer(
      (_request, response) => void response.writeHead(302, { location: '/again' }).end(),
    );
    await expect(new Client({ baseUrl: server.url, fetch }).call(getThing, { thingId: 1 })).rejects.toBeInstanceOf(
      RedirectError,
    );
    expect(server.seen).toHaveLength(6);
  });

  test.each(['', 'http://', 'http://u:p@127.0.0.1:PORT/', 'javascript:alert(1)', 'file:///etc/passwd'])(
    'to %o is refused',
    async (location) => {
      await using server = await startServer((_request, response) => {
        response.writeHead(302, { location: location.replace('PORT', new URL(server.url).port) }).end();
      });
      await expect(new Client({ baseUrl: server.url, fetch }).call(getThing, { thingId: 1 })).rejects.toBeInstanceOf(
        RedirectError,
      );
    },
  );
});

test.each([
  ['https://a.example.evil.example/x', 'https://a.example.evil.example'],
  ['https://a.example:444/x', 'https://a.example:444'],
  ['https://a.example@evil.example/', 'https://evil.example'],
  ['', 'null'],
  ['https://', 'undefined'],
])('a redirect to %j, which is not of the origin, is refused', async (location, origin) => {
  const fetch = vi.fn(async () => new Response(null, { status: 307, headers: { location } }));
  const call = new Client({ baseUrl: 'https://a.example', fetch }).call(getThing, { thingId: 1 });
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RedirectError);
  expect(error).toHaveProperty('message', `getThing (GET /things/1): refused a redirect to ${origin}`);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the response that redirects is discarded, although the transport ignores signals', async () => {
  const cancelled = vi.fn();
  const hop = new Response(new ReadableStream({ cancel: cancelled }), { status: 307, headers: { location: '/b' } });
  const responses = [hop, Response.json({ id: 'b' })];
  const fetch = async () => responses.shift() ?? expect.unreachable('a third request');
  const client = new Client({ baseUrl: 'https://erp.example.com', fetch });
  expect(await client.call(getThing, { thingId: 'a' })).toEqual({ id: 'b' });
  expect(cancelled).toHaveBeenCalledTimes(1);
});
