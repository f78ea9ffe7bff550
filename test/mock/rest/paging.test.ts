// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import { addInferredResources } from '../../../generator/infer/infer.ts';
import type { Json, JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { start } from '#mock/start.ts';
import { integer, listOf, ref, text } from '../../support/schemas.ts';

const boolean: JsonObject = { type: 'boolean' };
const link = { type: ['string', 'null'], format: 'uri' };
const href = { type: 'object', properties: { href: text } };
const ITEM = object({ id: text, n: text });
const LIST = listOf(ITEM);

const GENERIC = {
  type: 'object',
  required: ['page', 'data'],
  properties: { page: integer, data: listOf({ type: 'object' }) },
};

/** An object whose members are all required. */
function object(properties: JsonObject): JsonObject {
  return { type: 'object', required: Object.keys(properties), properties };
}

function query(name: string, schema: JsonObject = integer, more: JsonObject = {}): JsonObject {
  return { name, in: 'query', schema, ...more };
}

/** A list of five items `n0` to `n4` with some parameters and an envelope, and a request with what it should return. */
interface Convention {
  readonly parameters: readonly JsonObject[];
  readonly envelope: JsonObject;
  readonly headers?: JsonObject;
  /** What the response must hold for the query: the names of its items, and some of its members or headers. */
  readonly want: Readonly<Record<string, readonly [names: string, members: unknown]>>;
}

const at = (search: string): string => `http://mock.test/h${search}`;
const spring = object({
  content: LIST,
  totalElements: integer,
  totalPages: integer,
  number: integer,
  size: integer,
  numberOfElements: integer,
  first: boolean,
  last: boolean,
  empty: boolean,
});

const CONVENTIONS: Readonly<Record<string, Convention>> = {
  'Spring Data, whose page counts from 0': {
    parameters: [query('page'), query('size')],
    envelope: spring,
    want: {
      '?page=0&size=2': ['n0,n1', { number: 0, first: true, last: false, totalElements: 5, totalPages: 3, size: 2 }],
      '?page=2&size=2': ['n4', { number: 2, first: false, last: true, numberOfElements: 1, empty: false }],
      '?page=9&size=2': ['', { totalElements: 5, numberOfElements: 0, empty: true }],
    },
  },
  'Spring Data with an object of parameters': {
    parameters: [
      query('pageable', {
        type: 'object',
        properties: { page: { ...integer, minimum: 0 }, size: { ...integer, default: 3 } },
      }),
    ],
    envelope: {
      allOf: [
        { type: 'object', properties: { content: listOf({ type: 'object' }), last: boolean } },
        { properties: { content: LIST } },
      ],
    },
    want: { '': ['n0,n1,n2', { last: false }], '?page=1': ['n3,n4', { last: true }] },
  },
  'Spring HATEOAS': {
    parameters: [query('page', { ...integer, description: 'Zero-based page index (0..N)' }), query('size')],
    envelope: object({
      _embedded: object({ h: LIST }),
      _links: { type: 'object', properties: { self: href, next: href, prev: href, last: href } },
      page: object({ size: integer, totalElements: integer, totalPages: integer, number: integer }),
    }),
    want: {
      '?page=1&size=2': [
        'n2,n3',
        {
          page: { size: 2, totalElements: 5, totalPages: 3, number: 1 },
          _links: {
            self: { href: at('?page=1&size=2') },
            next: { href: at('?page=2&size=2') },
            prev: { href: at('?page=0&size=2') },
            last: { href: at('?page=2&size=2') },
          },
        },
      ],
    },
  },
  'JSON:API, with an object of parameters': {
    parameters: [
      query('page', { type: 'object', properties: { number: integer, size: integer } }, { style: 'deepObject' }),
    ],
    envelope: {
      type: 'object',
      properties: {
        data: LIST,
        links: {
          type: 'object',
          properties: { first: link, prev: link, next: { anyOf: [text, href, { type: 'null' }] } },
        },
        meta: { type: 'object', properties: { page: { type: 'object', properties: { total: integer } } } },
      },
    },
    want: {
      '?page[number]=1&page[size]=2': [
        'n0,n1',
        {
          links: {
            first: at('?page%5Bnumber%5D=1&page%5Bsize%5D=2'),
            next: at('?page%5Bnumber%5D=2&page%5Bsize%5D=2'),
          },
          meta: { page: { total: 5 } },
        },
      ],
      '?page[number]=3&page[size]=2': ['n4', { links: { prev: at('?page%5Bnumber%5D=2&page%5Bsize%5D=2') } }],
    },
  },
  OData: {
    parameters: [query('$top'), query('$skip'), query('$count', boolean)],
    envelope: object({ '@odata.count': integer, value: LIST }),
    want: { '?$top=2&$skip=1': ['n1,n2', { '@odata.count': 5 }] },
  },
  'a link without a parameter that leads there': {
    parameters: [query('$top')],
    envelope: { type: 'object', properties: { value: LIST, '@odata.nextLink': text } },
    want: {
      '?$top=3': ['n0,n1,n2', { '@odata.nextLink': at('?%24top=3&cursor=900003') }],
      '?$top=3&cursor=900003': ['n3,n4', {}],
    },
  },
  Hydra: {
    parameters: [query('page', { ...integer, default: 1 }), query('itemsPerPage')],
    envelope: {
      type: 'object',
      properties: {
        'hydra:totalItems': integer,
        'hydra:member': LIST,
        'hydra:view': {
          type: 'object',
          properties: { '@id': text, 'hydra:next': { ...text, format: 'iri-reference' } },
        },
      },
    },
    want: {
      '?page=2&itemsPerPage=2': [
        'n2,n3',
        { 'hydra:totalItems': 5, 'hydra:view': { 'hydra:next': '/h?page=3&itemsPerPage=2' } },
      ],
    },
  },
  Laravel: {
    parameters: [query('page'), query('per_page')],
    envelope: object({
      current_page: integer,
      data: LIST,
      from: { type: ['integer', 'null'] },
      to: { type: ['integer', 'null'] },
      last_page: integer,
      per_page: integer,
      total: integer,
      next_page_url: link,
      prev_page_url: link,
    }),
    want: {
      '?per_page=2': [
        'n0,n1',
        {
          current_page: 1,
          from: 1,
          to: 2,
          last_page: 3,
          per_page: 2,
          total: 5,
          next_page_url: at('?per_page=2&page=2'),
          prev_page_url: null,
        },
      ],
      '?page=4&per_page=2': ['', { from: null, to: null, next_page_url: null }],
    },
  },
  'the Django REST framework': {
    parameters: [query('limit'), query('offset')],
    envelope: object({ count: integer, next: link, previous: link, results: LIST }),
    want: {
      '?limit=2': ['n0,n1', { count: 5, next: at('?limit=2&offset=2'), previous: null }],
      '?limit=2&offset=3': ['n3,n4', { count: 5, next: null, previous: at('?limit=2&offset=1') }],
    },
  },
  'a list without parameters': {
    parameters: [],
    envelope: object({ total: integer, items: LIST, orderCount: { type: 'integer', const: 7 } }),
    want: { '': ['n0,n1,n2,n3,n4', { total: 5 }] },
  },
  'SCIM, whose index counts from 1': {
    parameters: [query('startIndex'), query('count')],
    envelope: object({ totalResults: integer, startIndex: integer, itemsPerPage: integer, Resources: LIST }),
    want: { '?startIndex=3&count=2': ['n2,n3', { totalResults: 5, startIndex: 3, itemsPerPage: 2 }] },
  },
  'Bitbucket Server': {
    parameters: [query('start'), query('limit')],
    envelope: object({
      size: integer,
      limit: integer,
      isLastPage: boolean,
      values: LIST,
      start: integer,
      nextPageStart: { type: ['integer', 'null'] },
    }),
    want: {
      '?start=2&limit=2': ['n2,n3', { size: 2, limit: 2, isLastPage: false, start: 2, nextPageStart: 4 }],
      '?start=4&limit=2': ['n4', { size: 1, isLastPage: true, nextPageStart: null }],
    },
  },
  Strapi: {
    parameters: [query('pagination[page]'), query('pagination[pageSize]')],
    envelope: object({
      data: LIST,
      meta: object({ pagination: object({ page: integer, pageSize: integer, pageCount: integer, total: integer }) }),
    }),
    want: {
      '?pagination[page]=2&pagination[pageSize]=2': [
        'n2,n3',
        { meta: { pagination: { page: 2, pageSize: 2, pageCount: 3, total: 5 } } },
      ],
    },
  },
  'nestjs-typeorm-paginate': {
    parameters: [query('page'), query('limit')],
    envelope: object({
      items: LIST,
      meta: object({
        totalItems: integer,
        itemCount: integer,
        itemsPerPage: integer,
        totalPages: integer,
        currentPage: integer,
      }),
    }),
    want: {
      '?page=3&limit=2': [
        'n4',
        { meta: { totalItems: 5, itemCount: 1, itemsPerPage: 2, totalPages: 3, currentPage: 3 } },
      ],
    },
  },
  'a connection of Relay, both ways': {
    parameters: [query('first'), query('after', text), query('before', text)],
    envelope: object({
      nodes: LIST,
      pageInfo: {
        type: 'object',
        properties: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: text, endCursor: text },
      },
    }),
    want: {
      '?first=2': [
        'n0,n1',
        { pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: '900001', endCursor: '900002' } },
      ],
      '?first=2&after=900002': ['n2,n3', { pageInfo: { hasNextPage: true, hasPreviousPage: true } }],
      '?first=2&before=900003': ['n0,n1', { pageInfo: { hasPreviousPage: false } }],
    },
  },
  'cursors both ways by one parameter': {
    parameters: [query('cursor', text), query('limit')],
    envelope: object({
      data: LIST,
      next_cursor: { type: ['string', 'null'] },
      previous_cursor: { type: ['string', 'null'] },
      has_more: boolean,
    }),
    want: {
      '?limit=2': ['n0,n1', { next_cursor: '900002', previous_cursor: null, has_more: true }],
      '?limit=2&cursor=900004': ['n4', { next_cursor: null, previous_cursor: '900002', has_more: false }],
      '?limit=2&cursor=zzz': ['n0,n1', { headers: { 'x-mock': 'inferred; ignored="query cursor"' } }],
    },
  },
  'headers with counts, and links by an offset': {
    parameters: [query('offset'), query('limit')],
    envelope: LIST,
    headers: { 'X-Total-Count': { schema: integer }, Link: { schema: text }, 'Content-Range': { schema: text } },
    want: {
      '?limit=2&offset=2': [
        'n2,n3',
        {
          headers: {
            'x-total-count': '5',
            'content-range': 'items 2-3/5',
            link: '</h?limit=2&offset=0>; rel="prev", </h?limit=2&offset=4>; rel="next", </h?limit=2&offset=4>; rel="last", </h?limit=2&offset=0>; rel="first"',
          },
        },
      ],
    },
  },
  'headers of paging by a number of items to skip': {
    parameters: [query('skip'), query('take')],
    envelope: LIST,
    headers: Object.fromEntries(['Skipped', 'Take', 'TotalResults'].map((name) => [`X-Paging-${name}`, {}])),
    want: {
      '?take=2&skip=2': [
        'n2,n3',
        { headers: { 'x-paging-skipped': '2', 'x-paging-take': '2', 'x-paging-totalresults': '5' } },
      ],
    },
  },
  'headers of GitLab': {
    parameters: [query('page', text), query('per_page', text)],
    envelope: LIST,
    headers: Object.fromEntries(
      ['X-Total', 'X-Total-Pages', 'X-Page', 'X-Per-Page', 'X-Next-Page', 'X-Prev-Page'].map((name) => [
        name,
        { schema: text },
      ]),
    ),
    want: {
      '?page=2&per_page=2': [
        'n2,n3',
        {
          headers: {
            'x-total': '5',
            'x-total-pages': '3',
            'x-page': '2',
            'x-per-page': '2',
            'x-next-page': '3',
            'x-prev-page': '1',
          },
        },
      ],
    },
  },
};

const item = ref('Item');
const page = ref('Page');
const narrowed = { properties: { data: { items: item } } };

/** Envelopes that narrow the items of a generic list. */
const NARROWED: Readonly<Record<string, JsonObject>> = {
  'in an `allOf`': { allOf: [page, narrowed] },
  'in an `allOf`, the generic one last': { allOf: [narrowed, page] },
  'two levels deep': { allOf: [{ allOf: [page, { properties: { total: integer } }] }, narrowed] },
  'beside the `allOf`': { allOf: [page], ...narrowed },
  'beside a reference': { ...page, ...narrowed },
  'in an `allOf` of the property': { type: 'object', properties: { data: { allOf: [listOf({}), { items: item }] } } },
  'in an `allOf` of the items': { type: 'object', properties: { data: listOf({ allOf: [{ type: 'object' }, item] }) } },
  'in an `allOf` of the response': { allOf: [listOf({ type: 'object' }), { items: item }] },
  'in a member of a member': { allOf: [ref('Envelope'), { properties: { page: narrowed } }] },
};

test.each(Object.entries(NARROWED))(
  'a list whose items are narrowed %s shows what was created',
  async (_, envelope) => {
    await using mock = await startList({ parameters: [query('page')], envelope });
    const body: unknown = await (await mock.fetch(at(''))).json();
    expect(
      itemsIn(body)
        ?.map(({ n }) => n)
        .join(),
    ).toBe('n0,n1,n2,n3,n4');
  },
);

/** Starts a mock of the collection `/h`, with five items. */
async function startList({ parameters, envelope, headers = {} }: Omit<Convention, 'want'>) {
  const json = (schema: Json, more: JsonObject = {}): JsonObject => ({
    description: '',
    content: { 'application/json': { schema } },
    ...more,
  });
  const document: object = addInferredResources({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    components: { schemas: { Item: ITEM, Page: GENERIC, Envelope: { properties: { page: GENERIC } } } },
    paths: {
      '/h': {
        get: { parameters, responses: { 200: json(envelope, { headers }) } },
        post: { requestBody: json(object({ n: text })), responses: { 201: json(ITEM) } },
      },
      '/h/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        get: { responses: { 200: json(ITEM) } },
      },
    },
  });
  const root: JsonObject = JSON.parse(JSON.stringify(document));
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'openapi', root }] }, { strict: true });
  const content = { 'content-type': 'application/json' };
  for (const n of ['n0', 'n1', 'n2', 'n3', 'n4'])
    await mock.fetch(at(''), { method: 'POST', headers: content, body: JSON.stringify({ n }) });
  return mock;
}

function itemsIn(value: unknown): readonly { readonly n: string }[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value)
    .map(itemsIn)
    .find((found) => found !== undefined);
}

test.each(Object.entries(CONVENTIONS))('pages by the conventions of: %s', async (_, convention) => {
  await using mock = await startList(convention);
  for (const [search, [names, members]] of Object.entries(convention.want)) {
    const response = await mock.fetch(at(search));
    const body: unknown = await response.json();
    const found = itemsIn(body)?.map(({ n }) => n);
    expect([search, response.status, found?.join()]).toEqual([search, 200, names]);
    expect({ ...Object(body), headers: Object.fromEntries(response.headers) }).toMatchObject(Object(members));
  }
});
