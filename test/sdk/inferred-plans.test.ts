import { describe, expect, test } from 'vitest';
import {
  Client,
  InvalidRequestError,
  jsonBody,
  type OperationDescription,
  readJson,
  ResponseParseError,
  serializeQuery,
} from '#sdk/runtime.ts';
import { type PagePlan, startPagedCall } from '#sdk/paging.ts';
import { safeUpdate, type UpdatePlan, type WriteSchema } from '#sdk/update.ts';

// The plans that `--infer` generates, against servers of every kind.

const list: OperationDescription<unknown> = {
  path: '/things',
  method: 'GET',
  parts: [[serializeQuery, 'q', 'page', 'offset', 'cursor', 'limit']],
  response: readJson,
  id: 'listThings',
};
const IDS = [1, 2, 3, 4, 5];
type Plan = Omit<PagePlan<unknown>, 'operation' | 'items'> & { readonly items?: readonly string[] };
/** Response of a server by the query of the request: its body, and the headers that it has. */
type Reply = (query: URLSearchParams) => readonly [body: unknown, headers?: Readonly<Record<string, string>>];

async function iterate(plan: Plan, reply: Reply, request: object = {}, options: object = {}) {
  const queries: string[] = [];
  const fetch = async (url: string) => {
    const { search, searchParams } = new URL(url);
    queries.push(search);
    const [body, headers = {}] = reply(searchParams);
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });
  };
  const client = new Client({ baseUrl: 'https://api.example.com/v1', fetch });
  const call = startPagedCall(client, { operation: list, items: ['data'], ...plan }, request, options);
  const ids: unknown[] = [];
  for await (const item of call) ids.push(Object(item).id);
  return { ids, queries };
}

const page = (start: number, size = 2) => IDS.slice(start, start + size).map((id) => ({ id }));
const number = (text: string | null, usual: number) => (text === null ? usual : Number(text));
const byCursor: Reply = (query) => {
  const start = number(query.get('cursor'), 0);
  return [{ data: page(start), next: start + 2 < 5 ? String(start + 2) : null, more: start + 2 < 5 }];
};
const link = (query: URLSearchParams, start: number) =>
  `https://other.example.com/x?q=${query.get('q')}&offset=${start}`;

test.each<[string, Plan, Reply, object, number]>([
  ['by a cursor', { by: 'cursor', property: ['cursor'], next: ['next'] }, byCursor, {}, 3],
  [
    'by a cursor that is repeated after the last page',
    { by: 'cursor', property: ['cursor'], next: ['next'], more: ['more'] },
    (query) => {
      const [body] = byCursor(query);
      return [{ ...Object(body), next: Object(body).next ?? query.get('cursor') }];
    },
    {},
    3,
  ],
  [
    'by a header',
    { by: 'cursor', property: ['page'], next: 'x-next-page', items: [] },
    (query) => {
      const at = number(query.get('page'), 1);
      return [page((at - 1) * 2), { 'x-next-page': at < 3 ? String(at + 1) : '' }];
    },
    {},
    3,
  ],
  [
    'by the last item',
    { by: 'cursor', property: ['cursor'], key: 'id', more: ['more'] },
    (query) => {
      const start = number(query.get('cursor'), 0);
      return [{ data: page(start), more: start + 2 < 5 }];
    },
    {},
    3,
  ],
  [
    'by a page from 0',
    { by: 'page', property: ['page'], first: 0, pages: ['pages'] },
    (query) => {
      return [{ data: page(number(query.get('page'), 0) * 2), pages: 3 }];
    },
    {},
    3,
  ],
  [
    'by a page from 1, with a total',
    { by: 'page', property: ['page'], first: 1, total: ['total'] },
    (query) => {
      return [{ data: page((number(query.get('page'), 1) - 1) * 2), total: 5 }];
    },
    {},
    3,
  ],
  [
    'by a page without any count',
    { by: 'page', property: ['page'], first: 1 },
    (query) => {
      return [{ data: page((number(query.get('page'), 1) - 1) * 2) }];
    },
    {},
    4,
  ],
  [
    'by an offset',
    { by: 'offset', property: ['offset'], first: 0, total: ['total'] },
    (query) => {
      return [{ data: page(number(query.get('offset'), 0)), total: 5 }];
    },
    {},
    3,
  ],
  [
    'by an offset from 1',
    { by: 'offset', property: ['offset'], first: 1, total: ['total'] },
    (query) => {
      return [{ data: page(number(query.get('offset'), 1) - 1), total: 5 }];
    },
    {},
    3,
  ],
  [
    'by a link of another address, whose query counts',
    { by: 'link', next: ['next'] },
    (query) => {
      const start = number(query.get('offset'), 0);
      return [{ data: page(start), next: start + 2 < 5 ? link(query, start + 2) : null }];
    },
    { q: 'a' },
    3,
  ],
  [
    'by the Link header',
    { by: 'link', next: 'link', items: [] },
    (query) => {
      const start = number(query.get('offset'), 0);
      const prev = '<https://api.example.com/v1/things?offset=0>; rel="prev first"';
      return [page(start), { link: start + 2 < 5 ? `${prev}, <${link(query, start + 2)}>; rel="last next"` : prev }];
    },
    { q: 'a' },
    3,
  ],
  ['in one response', { by: 'none' }, () => [{ data: page(0, 5) }], {}, 1],
  [
    'by a page in the middle, after which a total says nothing',
    { by: 'page', property: ['page'], first: -1, total: ['total'] },
    (query) => [{ data: page(number(query.get('page'), 0) * 2), total: 9 }],
    { page: 0 },
    4,
  ],
  [
    'by an offset, although the total counts hidden items',
    { by: 'offset', property: ['offset'], first: 0, total: ['total'] },
    (query) => [{ data: page(number(query.get('offset'), 0)), total: 9 }],
    {},
    4,
  ],
  [
    'by a page until none has more, although the total counts hidden items',
    { by: 'page', property: ['page'], first: 0, total: ['total'], more: ['more'] },
    (query) => {
      const data = page(number(query.get('page'), 0) * 2);
      return [{ data, total: 9, more: data.length > 0 }];
    },
    {},
    4,
  ],
])('an iteration reaches every item once: %s', async (_, plan, reply, request, calls) => {
  const { ids, queries } = await iterate(plan, reply, request);
  expect(ids).toEqual(IDS);
  expect(queries).toHaveLength(calls);
  // A filter is sent with each page.
  expect(queries.every((query) => !('q' in request) || query.includes('q=a'))).toBe(true);
});

describe('an iteration ends with an error', () => {
  const counting: Plan = { by: 'page', property: ['page'], first: 1 };
  test.each<[string, Plan, Reply, object, RegExp]>([
    ['where the server ignores the page', counting, () => [{ data: page(0) }], {}, /same page again/],
    [
      'where a cursor leads back',
      { by: 'cursor', property: ['cursor'], next: ['next'] },
      (query) => [{ data: [{ id: query.get('cursor') }], next: query.get('cursor') === 'a' ? 'b' : 'a' }],
      {},
      /earlier one/,
    ],
    [
      'after the maximum number of pages',
      counting,
      (query) => [{ data: [{ id: query.get('page') }] }],
      { maxPages: 3 },
      /more than 3 pages/,
    ],
    ['where the page holds no list', counting, () => [{ data: 1 }], {}, /no list/],
    ['where a page is a text', counting, () => ['x'], {}, /no list/],
    ['where a page is a list of its own', counting, () => [[]], {}, /no list/],
    ['where the list is an object', counting, () => [{ data: { 0: {} } }], {}, /no list/],
    ['where a page lacks the list', { ...counting, isRequired: true }, () => [{ error: 'down' }], {}, /no list/],
    ['where the holder of the list is a text', { ...counting, items: ['a', 'b'] }, () => [{ a: 'x' }], {}, /no list/],
    [
      'where a link has no query',
      { by: 'link', next: ['next'] },
      () => [{ data: page(0), next: '/things/2' }],
      {},
      /no query/,
    ],
  ])('%s', async (_, plan, reply, options, message) => {
    const failed = iterate(plan, reply, {}, options);
    await expect(failed).rejects.toBeInstanceOf(ResponseParseError);
    await expect(failed).rejects.toThrow(message);
  });

  test('unless a list or its holder is null, or the list may be absent: then it is empty', async () => {
    const nested = { ...counting, items: ['a', 'b'] };
    const pages: [Plan, unknown][] = [
      [counting, {}],
      [counting, { data: null }],
      [{ ...counting, isRequired: true }, { data: null }],
      [{ ...counting, items: [] }, null],
      [nested, {}],
      [nested, { a: null }],
      [nested, null],
      [{ ...counting, isRequired: true }, null],
      [nested, { a: {} }],
    ];
    for (const [plan, body] of pages) expect((await iterate(plan, () => [body])).ids).toEqual([]);
  });

  test('when it is aborted', async () => {
    const controller = new AbortController();
    const reply: Reply = (query) => {
      if (query.get('page') === '3') controller.abort();
      return [{ data: [{ id: query.get('page') }] }];
    };
    await expect(iterate(counting, reply, {}, { signal: controller.signal })).rejects.toThrow(/aborted/);
  });
});

describe('an inferred update', () => {
  const write = (method: string): OperationDescription<unknown> => ({
    path: '/things/{id}',
    method,
    parts: method === 'PUT' ? [[jsonBody]] : [],
    response: readJson,
    id: method,
  });
  type Options = Partial<UpdatePlan<{ id: string }, unknown, unknown>> & { readonly tag?: string };
  /** Updates a thing and returns what was sent. */
  async function update(current: unknown, change: object, { tag, ...plan }: Options = {}) {
    const sent: { body?: unknown; tag?: string | null; reads: number } = { reads: 0 };
    const fetch = async (_: string, init: RequestInit) => {
      if (init.method === 'PUT') {
        sent.body = JSON.parse(String(init.body));
        sent.tag = new Headers(init.headers).get('if-match');
      } else sent.reads += 1;
      const headers = { 'content-type': 'application/json', ...(tag === undefined ? {} : { etag: tag }) };
      return new Response(JSON.stringify(current), { headers });
    };
    const client = new Client({ baseUrl: 'https://api.example.com', fetch });
    const full: UpdatePlan<{ id: string }, unknown, unknown> = {
      id: 'updateThing',
      read: (caller, request, options) => caller.call(write('GET'), request, options),
      replace: write('PUT'),
      schema: {},
      ...plan,
    };
    await safeUpdate(client, full, { id: '1' }, change);
    return sent;
  }

  test.each<[string, WriteSchema, unknown, object, unknown]>([
    ['leaves out what the body forbids', { known: ['a'] }, { a: 1, x: 2 }, { a: 3 }, { a: 3 }],
    ['leaves out null where the body does not accept it', { nonNull: ['b'] }, { a: 1, b: null }, { a: 3 }, { a: 3 }],
    ['keeps undocumented properties', {}, { a: 1, x: 2 }, { a: 3 }, { a: 3, x: 2 }],
    ['sends null that the change states', { nonNull: ['b'] }, { a: 1, b: 2 }, { b: null }, { a: 1, b: null }],
    ['repeats a parameter in the body', { given: { thingId: 'id' } }, { a: 1 }, { a: 3 }, { a: 3, thingId: '1' }],
    ['leaves out what is read otherwise', { unread: ['b'] }, { a: 1, b: 2 }, { b: undefined }, { a: 1 }],
    ['sends what cannot be read', { unread: ['b'], required: ['b'] }, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    [
      'applies rules inside lists',
      { nested: { list: { readOnly: ['id'] } } },
      { list: [{ id: 1, n: 2 }] },
      {},
      { list: [{ n: 2 }] },
    ],
  ])('%s', async (_, schema, current, change, body) => {
    expect((await update(current, change, { schema })).body).toEqual(body);
  });

  test('unwraps what it reads, and wraps what it sends', async () => {
    const sent = await update({ data: { a: 1, b: 2 } }, { a: 3 }, { item: ['data'], sent: ['thing'] });
    expect(sent.body).toEqual({ thing: { a: 3, b: 2 } });
  });

  test.each<[Options, string | null, number]>([
    [{ tag: '"v1"', etag: '', isGuarded: true }, '"v1"', 1],
    [{ tag: '"v1"', etag: '' }, '"v1"', 2],
    [{ tag: 'W/"v1"', etag: '', isGuarded: true }, null, 2],
    [{ etag: '', isGuarded: true }, null, 2],
    [{ tag: '"v1"' }, null, 2],
  ])('with %o, sends If-Match %s after %i reads', async (options, want, reads) => {
    const sent = await update({ a: 1 }, { a: 2 }, options);
    expect([sent.tag, sent.reads]).toEqual([want, reads]);
  });

  test('sends nothing if the read returns another resource, or lacks a key that it always has', async () => {
    const match = { key: 'id' } as const;
    expect((await update({ key: 1, a: 1 }, { a: 2 }, { match })).body).toEqual({ key: 1, a: 2 });
    await expect(update({ key: 2, a: 1 }, {}, { match })).rejects.toThrow(
      'updateThing: the read returned no {"id":"1"}',
    );
    await expect(update({ a: 1 }, {}, { match })).rejects.toThrow('the read returned no {"id":"1"}');
  });

  test('fails before the write where a required property has no value', async () => {
    await expect(update({ a: 1 }, {}, { schema: { required: ['b'] } })).rejects.toBeInstanceOf(InvalidRequestError);
    await expect(update({ a: 1 }, {}, { schema: { unread: ['b'] } })).rejects.toThrow('the change must state: b');
  });
});
