// Runs in `npm run test:rest`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { multipartBody } from '#sdk/body/serialize-body.ts';
import { Client } from '#sdk/client/client.ts';
import type { OperationDescription } from '#sdk/client/operation.ts';
import { transports } from './support/operations.ts';
import { startRawServer } from './support/server.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const GENERATED = join(import.meta.dirname, '../../generated');
const document: {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly 'x-retry'?: 'safe' | 'never' }>>>
  >;
} = JSON.parse(readFileSync(join(GENERATED, 'spec/v3.json'), 'utf8'));
const described = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .filter(({ operationId }) => operationId !== undefined);

/** Loads the generated descriptions, by identifier. */
async function descriptions(): Promise<ReadonlyMap<string, OperationDescription<unknown>>> {
  const files = readdirSync(join(GENERATED, 'sdk/src')).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(join(GENERATED, 'sdk/src', file)) as Promise<object>));
  const found = modules.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith('Operation'));
  return new Map(found.map(([, operation]: [string, OperationDescription<unknown>]) => [operation.id, operation]));
}

const operations = await descriptions();
const writes = [...operations.values()].filter(({ retry: safe }) => safe === undefined);

/** Builds a request with a value for each path parameter, and a body. */
function requestOf({ path, parts = [] }: OperationDescription<unknown>): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'a']);
  const isForm = parts.some(([write]) => write.name === multipartBody.name);
  return { ...Object.fromEntries(names), body: isForm ? { content: new Blob(['scan']) } : { a: 1 } };
}

const write200 = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n"id"';
const write500 = 'HTTP/1.1 500 No\r\nRetry-After: 0\r\nContent-Length: 2\r\n\r\n{}';
// Cuts after nothing, one byte, within the status line, a name, a value, between lines, and before, in and at the end
// of the body. The long run cuts at every byte.
const cutsOf = (whole: string): number[] => {
  if (isLong) return [...Array(whole.length).keys()];
  const body = whole.indexOf('\r\n\r\n');
  return [0, 1, 10, whole.indexOf('\r\n') + 1, body - 3, body + 1, body + 4, whole.length - 1];
};

test('the client knows every operation and retries those that the specification calls safe', () => {
  expect([...operations.keys()].toSorted()).toEqual(described.map(({ operationId }) => operationId).toSorted());
  const never = described.filter((operation) => operation['x-retry'] === 'never').map(({ operationId }) => operationId);
  expect(writes.map(({ id }) => id).toSorted()).toEqual(never.toSorted());
  expect([...operations.values()].filter(({ method, retry: safe }) => safe && /PUT|PATCH|DELETE/.test(method))).toEqual(
    [],
  );
});

describe.each(transports)('every operation that writes, over %s, reaches the server once', (_, fetch) => {
  test.each([
    ['reset', 'success', write200, []],
    ['reset', 'status 500', write500, [write500.length]],
    ['silence', 'success', write200, []],
    ['silence', 'status 500', write500, [write500.length]],
  ])('if a %s ends a response with %s', { timeout: 900_000 }, async (end, _status, whole, further) => {
    const requests = new Map<string, number>();
    await using server = await startRawServer((socket, request) => {
      const key = /^x-case: (.*)$/im.exec(request)?.[1] ?? '';
      requests.set(key, (requests.get(key) ?? 0) + 1);
      socket.write(whole.slice(0, Number(key.split(' ')[1])), () => end === 'reset' && socket.resetAndDestroy());
    });
    // Only a silence should end a call, because a request may take long on a busy machine.
    const idleTimeoutMs = end === 'silence' && !isLong ? 2_000 : 10_000;
    const retry = { maxRetries: 5, retryDelayMs: 1, maxRetryDelayMs: 2 };
    const client = new Client({ baseUrl: server.url, fetch, idleTimeoutMs, retry });
    const cases = [...cutsOf(whole), ...further].flatMap((cut) =>
      writes.map((operation) => ({ operation, key: `${operation.id} ${cut}` })),
    );
    const results: boolean[] = [];
    // A server accepts about this many at a time.
    for (let from = 0; from < cases.length; from += 400) {
      const calls = cases
        .slice(from, from + 400)
        .map(({ operation, key }) =>
          client.call(operation, requestOf(operation), { headers: { 'x-case': key } }).result(),
        );
      results.push(...(await Promise.all(calls)).map(({ ok }) => ok));
    }
    expect(results).toEqual(cases.map(() => false));
    expect(cases.map(({ key }) => [key, requests.get(key)])).toEqual(cases.map(({ key }) => [key, 1]));
  });
});
