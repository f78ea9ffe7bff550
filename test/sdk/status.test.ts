import { join } from 'node:path';
import { inspect } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import {
  BadRequestError,
  ConflictError,
  type createError,
  ForbiddenError,
  MethodNotAllowedError,
  NotAcceptableError,
  NotFoundError,
  PreconditionFailedError,
  RateLimitError,
  SdkError,
  ServerError,
  StatusError,
  UnauthorizedError,
  UnprocessableError,
} from '#sdk/errors.ts';
import { getThing, transports } from './support/operations.ts';
import { json, startRawServer, startServer } from './support/server.ts';

const cases = [
  [400, BadRequestError],
  [401, UnauthorizedError],
  [402, StatusError],
  [403, ForbiddenError],
  [404, NotFoundError],
  [405, MethodNotAllowedError],
  [406, NotAcceptableError],
  [409, ConflictError],
  [412, PreconditionFailedError],
  [418, StatusError],
  [422, UnprocessableError],
  [429, RateLimitError],
  [500, ServerError],
  [503, ServerError],
  [304, StatusError],
] as const;

describe.each(transports)('a status over %s', (_, fetch) => {
  test.each(cases)(
    '%i is an error of its class, with the body of the response (R091 to R099)',
    async (status, errorClass) => {
      await using server = await startServer((_request, response) => json(response, { reason: ['x', 1] }, status));
      const result = await new Client({ baseUrl: server.url, fetch, retry: { maxRetries: 0 } })
        .call(getThing, { thingId: 'a b' })
        .result();
      const error = result.ok ? expect.unreachable() : result.error;
      expect(error).toBeInstanceOf(errorClass);
      expect(error).toBeInstanceOf(SdkError);
      expect(error.name).toBe(errorClass.kind);
      expect(inspect(error)).toMatch(new RegExp(`^${errorClass.kind}: getThing `));
      const body = status === 304 ? {} : { body: { reason: ['x', 1] } };
      expect(error).toMatchObject({ operation: 'getThing', method: 'GET', path: '/things/a%20b', status, ...body });
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: errorClass.kind, status, ...body });
      expect([result.status, error.response?.status]).toEqual([status, status]);
    },
  );

  test('is an error whose body is text if it is not JSON, and absent if it is empty', async () => {
    await using server = await startServer(
      (_request, response, count) => void response.writeHead(404).end(count === 1 ? 'gone' : ''),
    );
    const client = new Client({ baseUrl: server.url, fetch });
    await expect(client.call(getThing, { thingId: 1 })).rejects.toMatchObject({ body: 'gone' });
    const error: unknown = await client.call(getThing, { thingId: 1 }).catch((thrown) => thrown);
    expect(error).not.toHaveProperty('body');
  });

  test('is reported although its body is truncated, stalls or is too large', async () => {
    const head = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 2000000\r\n\r\n';
    await using cut = await startRawServer((socket) => void socket.end(`${head}no`));
    await using stalled = await startRawServer((socket) => void socket.write(`${head}no`));
    await using large = await startRawServer((socket) => void socket.end(head + 'x'.repeat(2_000_000)));
    for (const { url } of [cut, stalled, large]) {
      const client = new Client({ baseUrl: url, fetch, idleTimeoutMs: 500 });
      await expect(client.call(getThing, { thingId: 1 })).rejects.toMatchObject({
        name: 'ForbiddenError',
        cause: expect.any(SdkError),
      });
    }
  });
});

describe('an error', () => {
  const old: BuildOptions = { minify: true, target: 'es2017' };
  test.each<[string, BuildOptions]>([
    ['minified', { minify: true }],
    ['minified, with the names of classes kept', { minify: true, keepNames: true }],
    ['for old engines', old],
    [
      'for old engines, with fields that are assigned',
      { ...old, tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } } },
    ],
  ])('of a copy that is bundled %s has its name and is recognized', async (_name, options) => {
    const contents = "export { createError, StatusError } from './errors.ts';";
    const resolveDir = join(import.meta.dirname, '../../templates/runtime/client/src');
    const bundle = await build({
      stdin: { contents, resolveDir },
      bundle: true,
      format: 'esm',
      write: false,
      ...options,
    });
    const [{ text } = { text: '' }] = bundle.outputFiles ?? [];
    const url = `data:text/javascript,${encodeURIComponent(text)}`;
    const copy: { createError: typeof createError; StatusError: typeof StatusError } = await import(
      /* @vite-ignore */ url
    );
    const error = copy.createError(['NotFound', 'gone', copy.StatusError], { status: 404 });
    const classes = [SdkError, StatusError, NotFoundError, BadRequestError, copy.StatusError];
    expect(classes.map((errorClass) => error instanceof errorClass)).toEqual([true, true, true, false, true]);
    expect([error.name, error.constructor.name, String(error)]).toEqual([
      'NotFoundError',
      'NotFoundError',
      'NotFoundError: gone',
    ]);
    expect(inspect(error)).toMatch(/^NotFoundError: gone\n/);
    expect(() => structuredClone(error)).not.toThrow();
  });

  test('is recognized across copies of the package', async () => {
    const copy = '../../templates/runtime/client/src/errors.ts?copy';
    const other: { NotFoundError: typeof NotFoundError } = await import(/* @vite-ignore */ copy);
    const error = new other.NotFoundError('x', { status: 404 });
    expect(other.NotFoundError).not.toBe(NotFoundError);
    expect(error instanceof NotFoundError).toBe(true);
    expect(error instanceof StatusError).toBe(true);
    expect(error instanceof BadRequestError).toBe(false);
  });

  test.each([10, 1_000, 20_000, 200_000])('with a body nested %i deep can be printed in every way', async (depth) => {
    for (const [begin, end] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const body = `${begin.repeat(depth)}1${end.repeat(depth)}`;
      const fetch = async () => new Response(body, { status: 404 });
      const error = await new Client({ baseUrl: 'https://a.test', fetch })
        .call(getThing, { thingId: 1 })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(NotFoundError);
      expect(inspect(error)).toContain('HTTP 404');
      expect(JSON.stringify(error)).toContain('"status":404');
    }
  });

  test.each([null, undefined, 1, 'x', {}, new Error('x'), Object.create(null)])('does not match %o', (value) => {
    expect(value instanceof SdkError).toBe(false);
  });

  test.each(['{"constructor":null}', '{"constructor":{"kind":"SdkError"}}'])('does not match parsed %s', (text) => {
    expect(JSON.parse(text) instanceof SdkError).toBe(false);
  });

  test("does not match the caller's subclass unless it was created as one", () => {
    class Own extends NotFoundError {}
    expect(new NotFoundError('x') instanceof Own).toBe(false);
    expect(new Own('x') instanceof NotFoundError).toBe(true);
    expect(new Own('x') instanceof Own).toBe(true);
  });
});
