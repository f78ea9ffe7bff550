import { expect, test } from 'vitest';
import type { Client } from '#sdk/client/client.ts';
import type { CallOptions } from '#sdk/client/call-options.ts';
import { ResponseParseError } from '#sdk/errors.ts';
import { iterate, type PagedRequest } from '#sdk/paging.ts';
import { TestClient } from '#sdk/testing.ts';
import { searchThings } from './support/operations.ts';

const search = (client: Client, request: PagedRequest, options: CallOptions) =>
  client.call(searchThings, request, options);
const all = Array.from({ length: 5 }, (_, index) => ({ id: String(index) }));
const server = (reply: (request: PagedRequest) => unknown) => new TestClient().reply('searchThings', reply);
const paging = () => server(({ offset = 0, limit = Infinity }) => all.slice(offset, offset + limit));
const idsOf = async (client: TestClient, request: PagedRequest, pageSize: number) => {
  const ids: string[] = [];
  for await (const { id } of iterate(client, search, request, { pageSize })) ids.push(id);
  return ids.join('');
};

test.each([
  [{}, 2, '01234', 3],
  [{}, 5, '01234', 2],
  [{}, 100, '01234', 2],
  [{ limit: 5 }, 100, '01234', 1],
  [{ offset: 3 }, 2, '34', 2],
  [{ limit: 3 }, 2, '012', 2],
  [{ limit: 0 }, 2, '', 0],
  [{ offset: 9 }, 2, '', 1],
])('a search of %o in pages of %i returns %s in %i calls (R103)', async (request, pageSize, want, calls) => {
  const client = paging();
  expect(await idsOf(client, request, pageSize)).toBe(want);
  expect(client.calls).toHaveLength(calls);
});

test('a search on a server without limit ends with its first response', async () => {
  const client = server(() => all);
  expect(await idsOf(client, {}, 2)).toBe('01234');
  expect(client.calls).toHaveLength(1);
});

test.each([1, 2, 3, 4, 5, 6])('a search on a server that caps the page size at %i misses nothing', async (most) => {
  const capped = () => server(({ offset = 0, limit = Infinity }) => all.slice(offset, offset + Math.min(limit, most)));
  expect(await idsOf(capped(), {}, 100)).toBe('01234');
  expect(await idsOf(capped(), {}, 3)).toBe('01234');
  expect(await idsOf(capped(), { offset: 1, limit: 3 }, 100)).toBe('123');
});

test('a search on a server without offset that returns everything ends with it', async () => {
  const client = server(() => all);
  expect(await idsOf(client, {}, 100)).toBe('01234');
  expect(client.calls).toHaveLength(2);
});

test.each([[{}], ['01234'], [null], [{ length: 2, 0: {}, 1: {} }]])(
  'a response %o is rejected as a page',
  async (data) => {
    const client = server(() => data);
    await expect(idsOf(client, {}, 2)).rejects.toBeInstanceOf(ResponseParseError);
  },
);

test('a search on a server without offset is an error, not a loop', async () => {
  await expect(
    idsOf(
      server(() => all.slice(0, 2)),
      {},
      2,
    ),
  ).rejects.toBeInstanceOf(ResponseParseError);
});

test('a search on a server with limit and without offset returns nothing twice', async () => {
  const client = server(({ limit = Infinity }) => all.slice(0, limit));
  await expect(idsOf(client, { limit: 4 }, 3)).rejects.toBeInstanceOf(ResponseParseError);
  expect(await idsOf(client, { limit: 7 }, 100)).toBe('01234');
});

test.each([0, -1, 2.5, Number.NaN, Infinity])('a page size of %d is rejected', async (pageSize) => {
  await expect(idsOf(paging(), {}, pageSize)).rejects.toThrow('pageSize');
});

test('a search that is left early requests no more pages', async () => {
  const client = paging();
  for await (const { id } of iterate(client, search, {}, { pageSize: 2 })) if (id === '1') break;
  expect(client.calls).toHaveLength(1);
});

test('a page that is too deep to compare with the next one is rejected', async () => {
  // Deeper than an engine's stack. Returned as data, because such a body cannot be serialized either.
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  const respondingWith = async (_client: Client, _request: PagedRequest) => deep as { id: string }[];
  const items = iterate(new TestClient(), respondingWith, {});
  await expect(items.next()).rejects.toBeInstanceOf(ResponseParseError);
});
