import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAsBlob, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { bearerCredential } from '#sdk/auth/credentials.ts';
import { binaryBody, multipartBody } from '#sdk/body/serialize-body.ts';
import { Client } from '#sdk/client/client.ts';
import type { BinaryBody, OperationDescription } from '#sdk/client/operation.ts';
import { retryTransient } from '#sdk/client/retry.ts';
import { NetworkError, RedirectError } from '#sdk/errors.ts';
import { readBlob, readJson, readNoContent } from '#sdk/responses/readers.ts';
import { transports } from './support/operations.ts';
import { json, startServer } from './support/server.ts';
import { testFolder } from '../support/temporary-folder.ts';

const upload: OperationDescription<unknown> = {
  id: 'upload',
  method: 'PUT',
  path: '/file',
  parts: [[binaryBody, 'application/octet-stream']],
  response: readJson,
  retry: retryTransient,
};

const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);

/** A stream whose chunks the test hands over one by one. */
function manualStream(): { stream: ReadableStream<Uint8Array>; push: (value: string) => void; end: () => void } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    stream: readable,
    push: (value) => void writer.write(text(value)).catch(() => {}),
    end: () => void writer.close().catch(() => {}),
  };
}

/** A stream without end, which takes a turn of the event loop for each chunk. */
function endless(told: { pulled?: (size: number) => void; cancelled?: () => void }): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      told.pulled?.(2 ** 16);
      controller.enqueue(new Uint8Array(2 ** 16));
    },
    cancel: () => told.cancelled?.(),
  });
}

/** A server whose handler sees the request while its body arrives. */
async function listen(server: Server): Promise<{ url: string } & AsyncDisposable> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe.each(transports)('over %s, a binary body', (_, fetch) => {
  test.each<[string, () => BinaryBody, string, string | undefined]>([
    ['a blob', () => new Blob(['ab'], { type: 'image/png' }), 'image/png', '2'],
    ['a blob without a type', () => new Blob(['ab']), 'application/octet-stream', '2'],
    ['a file', () => new File(['ab'], 'a.txt', { type: 'text/plain' }), 'text/plain', '2'],
    ['an array buffer', () => text('ab').buffer, 'application/octet-stream', '2'],
    ['bytes', () => text('ab'), 'application/octet-stream', '2'],
    ['a buffer', () => Buffer.from('ab'), 'application/octet-stream', '2'],
    ['a view', () => new DataView(text('xabx').buffer, 1, 2), 'application/octet-stream', '2'],
    ['a stream', () => new Blob(['ab']).stream(), 'application/octet-stream', undefined],
  ])('is sent as it is: %s', async (_case, body, type, length) => {
    await using server = await startServer((_request, response) => json(response, {}));
    await new Client({ baseUrl: server.url, fetch }).call(upload, { body: body() });
    const [{ headers, body: sent } = expect.unreachable()] = server.seen;
    expect([headers['content-type'], headers['content-length'], sent]).toEqual([type, length, 'ab']);
  });

  test('is sent while its stream is being written', async () => {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
      request.on('end', () => json(response, { done: true }));
    });
    await using listening = await listen(server);
    const { stream, push, end } = manualStream();
    const call = new Client({ baseUrl: listening.url, fetch }).call(upload, { body: stream });
    push('first');
    await expect.poll(() => seen).toEqual(['first']);
    push('second');
    await expect.poll(() => seen).toEqual(['first', 'second']);
    end();
    expect(await call).toEqual({ done: true });
  });

  test('is read only as fast as the server accepts it', async () => {
    let stalled: IncomingMessage | undefined;
    const server = createServer((request) => {
      stalled = request;
    });
    await using listening = await listen(server);
    let pulled = 0;
    const stream = endless({ pulled: (size) => (pulled += size) });
    const controller = new AbortController();
    const client = new Client({ baseUrl: listening.url, fetch });
    const result = client.call(upload, { body: stream }, { signal: controller.signal }).result();
    await expect.poll(() => stalled).toBeDefined();
    await vi.waitFor(async () => {
      const before = pulled;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(pulled).toBe(before);
    }, 5_000);
    expect(pulled).toBeLessThan(2 ** 26);
    controller.abort();
    expect(await result).toMatchObject({ ok: false, error: { name: 'AbortedError' } });
  });

  test('fails with its stream', async () => {
    await using server = await startServer((_request, response) => json(response, {}));
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(text('a')),
      pull: (controller) => controller.error(new Error('the disk failed')),
    });
    const call = new Client({ baseUrl: server.url, fetch }).call(upload, { body: broken });
    await expect(call).rejects.toBeInstanceOf(NetworkError);
    expect(server.seen).toEqual([]);
  });

  test('that is a stream is not redirected, because it can be read once', async () => {
    await using server = await startServer((_request, response) =>
      response.writeHead(307, { location: '/other' }).end(),
    );
    const client = new Client({ baseUrl: server.url, fetch });
    await expect(client.call(upload, { body: new Blob(['ab']).stream() })).rejects.toBeInstanceOf(RedirectError);
    expect(server.seen.map(({ url }) => url)).toEqual(['/file']);
  });

  test.each<[string, number, Record<string, string>]>([
    ['redirected', 307, { location: '/file' }],
    ['retried', 503, { 'retry-after': '0' }],
  ])('that is a blob is sent again if %s', async (_case, status, headers) => {
    await using server = await startServer((_request, response, count) =>
      count === 1 ? response.writeHead(status, headers).end() : json(response, {}),
    );
    await new Client({ baseUrl: server.url, fetch }).call(upload, { body: new Blob(['ab']) });
    expect(server.seen.map(({ body }) => body)).toEqual(['ab', 'ab']);
  });

  test('that is a stream is not sent again after a 401', async () => {
    await using server = await startServer((_request, response) => json(response, {}, 401));
    const auth = { ...bearerCredential('', 'token'), renew: async () => true };
    const client = new Client({ baseUrl: server.url, fetch, auth });
    const result = await client.call(upload, { body: new Blob(['ab']).stream() }).result();
    expect([result.status, server.seen.length]).toEqual([401, 1]);
  });

  test('ends with the response of a server that does not read it', async () => {
    const server = createServer((_request, response) => json(response, { reason: 'too large' }, 413));
    await using listening = await listen(server);
    const cancelled = vi.fn();
    const stream = endless({ cancelled });
    const result = await new Client({ baseUrl: listening.url, fetch }).call(upload, { body: stream }).result();
    expect(result.status).toBe(413);
    // The `fetch` of Node closes the connection and leaves the stream open.
    if (fetch) await expect.poll(() => cancelled.mock.calls.length).toBe(1);
  });
});

describe('over node:http, a form', () => {
  const [, [, fetch]] = transports;
  const operation: OperationDescription<void> = {
    id: 'send',
    method: 'POST',
    path: '/form',
    parts: [[multipartBody]],
    response: readNoContent,
  };

  /** Sends a form, and returns what the server reads of it. */
  async function sendForm(body: object): Promise<FormData> {
    await using server = await startServer((_request, response) => response.writeHead(204).end());
    await new Client({ baseUrl: server.url, fetch }).call(operation, { body });
    const [{ headers, body: sent } = expect.unreachable()] = server.seen;
    expect(headers['content-length']).toBe(String(sent.length));
    const type = headers['content-type'] ?? '';
    return new Response(Buffer.from(sent, 'latin1'), { headers: { 'content-type': type } }).formData();
  }

  test('is the form that fetch sends', async () => {
    const body = {
      'a "b"\r\nc': 'line\nline\r\nline\r',
      ä: '€',
      file: new File(['x'], 'a"\n.txt', { type: 'text/x' }),
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, value);
    const [sent, wanted] = [await sendForm(body), await new Response(form).formData()];
    const plain = (each: FormData): unknown[] =>
      [...each].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : [value.name, value.type, value.size],
      ]);
    expect(plain(sent)).toEqual(plain(wanted));
  });

  test('reads a file on disk only while it sends it', async () => {
    const folder = testFolder('upload');
    writeFileSync(join(folder, 'big'), new Uint8Array(2 ** 20).fill(65));
    const file = await openAsBlob(join(folder, 'big'));
    const received = (await sendForm({ file })).get('file');
    expect(received).toMatchObject({ size: 2 ** 20, type: 'application/octet-stream' });
  });
});

test.each(transports)('over %s, a download is read as it arrives', async (_, fetch) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': 2 }).write('a');
    void promise.then(() => response.end('b'));
  });
  await using listening = await listen(server);
  const operation: OperationDescription<Blob> = { id: 'get', method: 'GET', path: '/file', response: readBlob };
  const response = await new Client({ baseUrl: listening.url, fetch }).call(operation, {}).asResponse();
  const progress: string[] = [];
  for await (const chunk of response.body ?? []) {
    progress.push(`${chunk.length} of ${response.headers.get('content-length')}`);
    resolve();
  }
  expect(progress).toEqual(['1 of 2', '1 of 2']);
});
