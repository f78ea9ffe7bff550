import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { basicCredential } from '#sdk/auth/credentials.ts';
import { Client } from '#sdk/client/client.ts';
import type { SdkError } from '#sdk/errors.ts';
import { nodeTransport } from '#sdk/node.ts';
import { getThing, transports } from './support/operations.ts';
import { startServer } from './support/server.ts';

const PLACE = 'getThing (GET /things/1): ';

async function failWith(fetch: typeof globalThis.fetch): Promise<SdkError> {
  const auth = basicCredential('', 'u', 'pass word');
  const client = new Client({ baseUrl: 'https://a.test', fetch, auth, retry: { maxRetries: 0 } });
  const result = await client.call(getThing, { thingId: 1 }).result();
  return result.ok ? expect.unreachable() : result.error;
}

/** Starts a server whose responses have a number of content codings. */
function startCodingServer(count: number): ReturnType<typeof startServer> {
  const codings = Array.from({ length: count }, () => 'gzip');
  const body = codings.reduce<Uint8Array>((bytes) => gzipSync(bytes), Buffer.from('{"id":"1"}'));
  const headers = { 'content-type': 'application/json', 'content-encoding': codings.join() };
  return startServer((_request, response) => response.writeHead(200, headers).end(body));
}

async function messageFor(body: unknown, status = 400): Promise<string> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { message } = await failWith(async () => new Response(text, { status }));
  expect(message).toContain(PLACE);
  return message.slice(PLACE.length);
}

test('the body of an error keeps the digits of an integer beyond 2^53', async () => {
  const text = '{"id":9007199254740993,"rate":0.5,"title":"t"}';
  const { body } = await failWith(async () => new Response(text, { status: 400 }));
  expect(body).toEqual({ id: 9007199254740993n, rate: 0.5, title: 't' });
});

test.each([
  ['No project.', 'No project.'],
  ['', undefined],
])('the body %j of an error, which is not JSON, is %j', async (given, want) => {
  expect((await failWith(async () => new Response(given, { status: 400 }))).body).toBe(want);
});

describe('the message of an error status', () => {
  test.each<[string, unknown, string]>([
    ['message', { code: 7, message: 'No project.' }, 'HTTP 400: No project.'],
    [
      'title and detail (RFC 9457)',
      { type: 'about:blank', title: 'Invalid', detail: 'No project.' },
      'HTTP 400: Invalid No project.',
    ],
    [
      'error_description (OAuth)',
      { error: 'invalid_grant', error_description: 'Locked.' },
      'HTTP 400: invalid_grant Locked.',
    ],
    ['first error of a list', { errors: [{ code: 'E1', message: 'No project.' }] }, 'HTTP 400: No project.'],
    ['text of a list', { errors: ['No project.', 'No name.'] }, 'HTTP 400: No project. No name.'],
    ['nested error', { error: { code: 7, message: 'No project.' } }, 'HTTP 400: No project.'],
    [
      'issues with their path',
      { message: 'Not valid.', issues: [{ path: '/body/projectId', message: 'must be string' }] },
      'HTTP 400: Not valid. /body/projectId must be string',
    ],
    ['JSON string', '"No project."', 'HTTP 400: No project.'],
    ['text', 'No project.', 'HTTP 400: No project.'],
  ])('contains the %s of the body', async (_, body, message) => {
    expect(await messageFor(body)).toBe(message);
  });

  test.each<[string, unknown]>([
    ['an empty body', ''],
    ['an HTML page', '<!doctype html><title>Bad Gateway</title>'],
    ['a body without a reason', { code: 7, items: { name: 'x' } }],
    ['null', 'null'],
  ])('is the status for %s', async (_, body) => {
    expect(await messageFor(body)).toBe('HTTP 400');
  });

  test('is bounded', async () => {
    const message = await messageFor({ message: 'x'.repeat(10_000) });
    expect(message).toMatch(/^HTTP 400: x+$/);
    expect(message.length).toBeLessThan(320);
  });

  test('has no line breaks or control characters, which could forge lines of a log', async () => {
    expect(await messageFor({ message: 'a\r\n2026 INFO b\u001b[31m\u2028c' })).toBe(
      'HTTP 400: a  2026 INFO b [31m\u2028c',
    );
  });

  test.each<[string, unknown]>([
    ['as text', { message: 'not pass word' }],
    ['in parts', { errors: ['pass', 'word'] }],
    ['in a plain text', 'not pass word'],
    ['over a line break', { message: 'not pass\nword' }],
    ['where the message is cut', { message: `${'x'.repeat(293)} pass word` }],
  ])('never contains a secret that the server echoes %s', async (_, body) => {
    const message = await messageFor(body, 401);
    expect(message).toMatch(/\[reda/);
    expect(message).not.toMatch(/pass|word/);
  });
});

describe.each(transports)('the message of a failed connection over %s', (_, fetch) => {
  const call = async (baseUrl: string): Promise<string> => {
    const client = new Client({ baseUrl, fetch, retry: { maxRetries: 0 }, idleTimeoutMs: 5_000 });
    const result = await client.call(getThing, { thingId: 1 }).result();
    return result.ok ? expect.unreachable() : result.error.message.slice(PLACE.length);
  };

  test('says that the server refused it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.on('listening', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    expect(await call(`http://127.0.0.1:${port}`)).toBe('the connection failed: ECONNREFUSED');
    expect(await call(`http://localhost:${port}`)).toBe('the connection failed: ECONNREFUSED');
  });

  test('says that the host is unknown', async () => {
    expect(await call('https://does-not-exist.invalid')).toMatch(/^the connection failed: (ENOTFOUND|EAI_AGAIN)$/);
  });

  test('says that the response was cut short', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{');
      setImmediate(() => response.destroy());
    });
    expect(await call(server.url)).toMatch(/^the (response was cut short|connection failed): [A-Z_]+$/);
  });

  test('says that the response has too many content codings', async () => {
    await using server = await startCodingServer(6);
    const client = new Client({ baseUrl: server.url, fetch, retry: { maxRetries: 0 } });
    expect(await client.call(getThing, { thingId: 1 }).result()).toMatchObject({
      ok: false,
      error: { name: 'NetworkError' },
    });
  });
});

describe('the message of a failure of a transport', () => {
  test('contains its code, never its message', async () => {
    const error = Object.assign(new Error('CaNaRy'), { code: 'CERT_HAS_EXPIRED' });
    const { message, cause } = await failWith(() => Promise.reject(new TypeError('CaNaRy', { cause: error })));
    expect(message).toBe(`${PLACE}the connection failed: CERT_HAS_EXPIRED`);
    const expired = { message: 'CERT_HAS_EXPIRED', code: 'CERT_HAS_EXPIRED' };
    expect(cause).toMatchObject({ ...expired, name: 'TypeError', cause: { ...expired, name: 'Error' } });
    expect(Object(cause).cause).not.toHaveProperty('cause');
  });

  test.each(['pass word', 'xCERT', 'CERT pass', 'https://a.test/?token=CaNaRy', 7, {}])(
    'ignores the code %j, which may be anything',
    async (code) => {
      const { message } = await failWith(() => Promise.reject(Object.assign(new Error('x'), { code })));
      expect(message).toBe(`${PLACE}the connection failed`);
    },
  );

  test.each([5, 6])('over node:http, accepts five content codings and no more: %i', async (count) => {
    await using server = await startCodingServer(count);
    const client = new Client({ baseUrl: server.url, fetch: nodeTransport(), retry: { maxRetries: 0 } });
    const result = await client.call(getThing, { thingId: 1 }).result();
    expect(result.ok ? 'accepted' : result.error.message).toBe(
      count === 5 ? 'accepted' : `${PLACE}the response was cut short: ERR_TOO_MANY_CONTENT_CODINGS`,
    );
  });
});
