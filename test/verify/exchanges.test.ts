import { expect, test } from 'vitest';
import { acceptsMediaType } from '#mock/inspection.ts';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import type { Finding } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { verifyHar, type VerifyOptions } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { archive } from './support/record.ts';

// Single exchanges of a small API, and what they show: a finding for each cause, and none without one.

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const kettle = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    label: { type: 'string' },
    volume: { type: 'integer' },
    power: { type: 'number', maximum: 9 },
    note: { type: ['string', 'null'] },
  },
};
const place = (name: string, where: string, schema: JsonObject): JsonObject => ({ name, in: where, schema });
const responses = { '200': { description: '', ...json(kettle) }, '404': { description: '' } };
const resource = (action: string): JsonObject => ({ 'x-resource': { collection: 'kettles', action, id: 'kettleId' } });
const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Kettles', version: '1' },
  paths: {
    '/kettles': {
      get: {
        operationId: 'listKettles',
        ...resource('search'),
        responses: { '200': { description: '', ...json({ type: 'array', items: kettle }) } },
      },
      post: {
        operationId: 'addKettle',
        ...resource('create'),
        requestBody: { required: true, ...json(kettle) },
        responses: { ...responses, '501': { description: '' }, '500': { description: '' } },
      },
    },
    '/kettles/{kettleId}': {
      parameters: [{ name: 'kettleId', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getKettle',
        ...resource('read'),
        parameters: [{ name: 'fields', in: 'query', schema: { type: 'string' } }],
        responses,
      },
      put: {
        operationId: 'putKettle',
        ...resource('replace'),
        requestBody: { required: true, ...json(kettle) },
        responses,
      },
      delete: { operationId: 'dropKettle', ...resource('delete'), responses: { '204': { description: '' } } },
    },
    '/boilings': {
      post: {
        operationId: 'boil',
        security: [{ key: [] }],
        parameters: [
          place('minutes', 'query', { type: 'integer', maximum: 9 }),
          place('tag', 'query', { type: 'array', items: { type: 'string' } }),
          place('X-Unit', 'header', { type: 'string' }),
          place('mode', 'cookie', { type: 'string' }),
        ],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {},
            'application/octet-stream': {},
            'multipart/form-data': {},
          },
        },
        responses: { '204': { description: '' }, '400': { description: '' } },
      },
    },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
};

interface Step {
  readonly line: string;
  readonly send?: unknown;
  /** Body that is not JSON. */
  readonly text?: string;
  readonly type?: string;
  readonly own?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly response?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function entryOf(step: Step): object {
  const { line, send, text = JSON.stringify(send), type = 'application/json', own = {} } = step;
  const { status = 200, response, headers = {} } = step;
  const [method = '', path = ''] = line.split(' ');
  const pairs = (given: Readonly<Record<string, string>>) =>
    Object.entries(given).map(([name, value]) => ({ name, value }));
  return {
    startedDateTime: '2026-01-01T00:00:00Z',
    request: {
      method,
      url: `https://kettles.example${path}`,
      headers: pairs(text === undefined ? own : { 'content-type': type, ...own }),
      ...(text === undefined ? {} : { postData: { mimeType: type, text } }),
    },
    response: {
      status,
      headers: pairs({ ...(response === undefined ? {} : { 'content-type': 'application/json' }), ...headers }),
      content: response === undefined ? {} : { mimeType: 'application/json', text: JSON.stringify(response) },
    },
  };
}

async function findingsOf(steps: readonly Step[], options?: VerifyOptions): Promise<readonly Finding[]> {
  const source = { documents: [{ name: 'v1', root }], platform: emptyPlatform, rules: [] };
  const { findings, errors } = await verifyHar(source, [archive(steps.map(entryOf))], options);
  expect(errors).toEqual([]);
  return findings;
}

async function linesOf(steps: readonly Step[]): Promise<readonly string[]> {
  return (await findingsOf(steps)).map(({ check, severity = '', operation, pointer, observed, count, places }) =>
    [`${severity} ${check}`.trim(), `${operation} ${pointer}`.trim(), observed, count, ...places].join(' | '),
  );
}

const whole = { id: '1', label: 'Red', volume: 2 };
const add = { line: 'POST /kettles', send: { label: 'Red' }, response: whole };
const put = { line: 'PUT /kettles/1', send: whole };
const cases: readonly { readonly title: string; readonly steps: readonly Step[]; readonly want: readonly string[] }[] =
  [
    {
      title: 'a documented status of the server is none',
      steps: [{ ...add, status: 501, response: undefined }],
      want: [],
    },
    {
      title: '500 is one although it is documented',
      steps: [{ ...add, status: 500, response: undefined }],
      want: ['server-error | addKettle | the server responded with 500 | 1'],
    },
    {
      title: 'an undocumented 503 is one',
      steps: [{ ...add, status: 503, response: undefined }],
      want: ['server-error | addKettle | the server responded with 503 | 1'],
    },
    {
      title: 'a server that ignores the content type is one, in all operations',
      steps: [
        { ...add, type: 'text/plain' },
        { ...add, type: 'application/xml' },
        { ...put, type: 'text/plain', response: whole },
      ],
      want: ['request-schema | addKettle /body | the server accepted it with 200 | 3 | putKettle /body'],
    },
    {
      title: 'a write whose response is empty in a member is none, if a read has it',
      steps: [
        { ...put, response: { id: '1', label: null, volume: 2 } },
        { line: 'GET /kettles/1', response: whole },
      ],
      want: ['response-schema | putKettle /body/label | the server returned null | 1'],
    },
    {
      title: 'a member that a read lacks after a write is one',
      steps: [
        { ...put, response: { id: '1', volume: 2 } },
        { line: 'GET /kettles/1', response: { id: '1', label: 'Blue', volume: 2 } },
      ],
      want: ['read-after-update | getKettle /body/label | the server returned "Blue" | 1'],
    },
    {
      title: 'a text in another case and with other spaces is a warning, because a server may normalize it',
      steps: [{ ...put, response: { ...whole, label: ' red' } }],
      want: ['warning read-after-update | putKettle /body/label | the server returned " red" | 1'],
    },
    {
      title: 'a read with options may leave members empty',
      steps: [
        { ...put, response: { id: '1' } },
        { line: 'GET /kettles/1', response: whole },
        { ...put, send: { ...whole, volume: 3 }, response: { id: '1' } },
        { line: 'GET /kettles/1?fields=id', response: { id: '1', label: 'Red' } },
        { line: 'GET /kettles/1', response: { ...whole, volume: 3 } },
      ],
      want: [],
    },
    {
      title: 'a server that converts types is one, in all places, and what it takes without a conversion is another',
      steps: [
        { ...add, send: { volume: '2' } },
        { ...put, send: { ...whole, volume: '3' }, response: whole },
        { ...put, send: { ...whole, label: 5 }, response: whole },
        { ...add, send: { volume: { a: 1 } } },
      ],
      want: [
        'request-schema | addKettle /body/volume | the server accepted "2" with 200 | 3 | putKettle /body/label | putKettle /body/volume',
        'request-schema | addKettle /body/volume | the server accepted it with 200 | 1',
      ],
    },
    {
      title: 'what a server converts comes back converted, which is the same',
      steps: [
        { ...put, send: { ...whole, volume: null }, response: { ...whole, volume: null } },
        { line: 'GET /kettles/1', response: { ...whole, volume: null } },
      ],
      want: [
        'request-schema | putKettle /body/volume | the server accepted null with 200 | 2 | getKettle /body/volume',
      ],
    },
    {
      title: 'what a server returns as it took it is not another',
      steps: [{ ...add, send: { volume: 'much' }, response: { ...whole, volume: 'much' } }],
      want: ['request-schema | addKettle /body/volume | the server accepted "much" with 200 | 1'],
    },
    {
      title: 'an exchange counts once, however often it shows a cause',
      steps: [{ ...add, send: { volume: '2', label: 5 } }],
      want: ['request-schema | addKettle /body/volume | the server accepted "2" with 200 | 1 | addKettle /body/label'],
    },
    {
      title: 'a member that the response to a write has empty is compared in the next read',
      steps: [
        { ...put, response: { ...whole, label: null } },
        { line: 'GET /kettles/1', response: { ...whole, label: 'Blue' } },
      ],
      want: [
        'response-schema | putKettle /body/label | the server returned null | 1',
        'read-after-update | getKettle /body/label | the server returned "Blue" | 1',
      ],
    },
    {
      title: 'a member that a write omits, and that lists show before and after it, is one',
      steps: [
        { line: 'GET /kettles', response: [whole, { ...whole, id: '2' }] },
        { ...put, send: { id: '1', volume: 2 } },
        { line: 'GET /kettles', response: [whole, { ...whole, id: '2' }] },
      ],
      want: ['cleared-field | listKettles /body/label | the server kept "Red" | 1'],
    },
    {
      title: 'an error handler of all operations is one',
      steps: [
        { ...add, status: 418, response: undefined },
        { ...put, status: 418 },
        { line: 'GET /kettles/1', status: 418 },
      ],
      want: ['response-status | addKettle | the server responded with 418 | 3 | getKettle | putKettle'],
    },
    {
      title: 'a success that an operation does not document is one of that operation',
      steps: [
        { ...add, status: 202, response: undefined },
        { ...put, status: 202 },
      ],
      want: [
        'response-status | addKettle | the server responded with 202 | 1',
        'response-status | putKettle | the server responded with 202 | 1',
      ],
    },
    {
      title:
        'what the document forbids is rejected by a status that it leaves open: a warning, for all operations alike',
      steps: [
        { ...add, send: { volume: 'much' }, status: 400, response: undefined },
        { ...put, send: { ...whole, volume: 'much' }, status: 400 },
        { line: 'GET /kettles/1', status: 410 },
      ],
      want: [
        'warning response-status | addKettle | the server responded with 400 | 2 | putKettle',
        'response-status | getKettle | the server responded with 410 | 1',
      ],
    },
    {
      title: 'an undocumented 400 for what the document allows is one, and so is a value at an edge',
      steps: [
        { ...add, status: 400, response: undefined },
        { ...add, send: { label: 'Red', power: 3 }, response: whole },
        { ...add, send: { label: 'Red', power: 9 }, status: 422, response: undefined },
      ],
      want: [
        'response-status | addKettle | the server responded with 400 | 1',
        'response-status | addKettle | the server responded with 422 | 1',
        'allowed-request | addKettle /body/power | the server rejected it with 422 | 1',
      ],
    },
    {
      title: 'a delete that succeeds twice is none, if the document has no status for a missing item',
      steps: [
        { ...add },
        { line: 'DELETE /kettles/1', status: 204 },
        { line: 'DELETE /kettles/1', status: 204 },
        { line: 'GET /kettles/1', response: whole },
      ],
      want: ['deleted-item | getKettle | 200 with the item 1 | 1'],
    },
    {
      title: 'several missing or wrong members of one response are several',
      steps: [{ line: 'GET /kettles/1', response: { id: 1, label: 2, volume: 'x' } }],
      want: [
        'response-schema | getKettle /body/id | the server returned 1 | 1',
        'response-schema | getKettle /body/label | the server returned 2 | 1',
        'response-schema | getKettle /body/volume | the server returned "x" | 1',
      ],
    },
  ];

test.each(cases)('$title', async ({ steps, want }) => {
  expect(await linesOf(steps)).toEqual(want);
});

test('given a member that an update omits, and the server kept -> null is expected where the document allows it', async () => {
  const list = { line: 'GET /kettles', response: [{ ...whole, note: 'old' }] };
  const [{ byPlace = [] } = {}] = await findingsOf([list, { ...put, send: { id: '1', volume: 2 } }, list]);
  const expected = byPlace.map((each) => `${each.pointer}: ${each.expected}`);
  expect(expected.toSorted()).toEqual([
    '/body/label: no value, since putKettle left it empty',
    '/body/note: null, since putKettle left it empty',
  ]);
});

test.each([undefined, 'mock'] as const)(
  'given an update of which the server keeps two members, and the state %s -> both are found',
  async (serverState) => {
    const kept = { id: '900', label: 'Red', volume: 2 };
    const steps = [
      { line: 'POST /kettles', send: kept, response: kept },
      { line: 'PUT /kettles/900', send: { id: '900', label: 'Blue' }, response: kept },
    ];
    const found = await findingsOf(steps, { serverState });
    expect(found.map(({ check, pointer }) => `${check} ${pointer}`).toSorted()).toEqual([
      'cleared-field /body/volume',
      'read-after-update /body/label',
    ]);
  },
);

const form = 'application/x-www-form-urlencoded';
const partsOf = (boundary: string, value: string): Partial<Step> => ({
  type: `multipart/form-data; boundary=--${boundary}`,
  text: `----${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\n${value}\r\n----${boundary}--\r\n`,
});
const key = { 'X-Key': 'k1' };
test.each<[differ: string, accepted: Partial<Step>, rejected: Partial<Step>, count: number]>([
  ['nothing', { own: key }, { own: key }, 1],
  ['another header', { own: { ...key, 'x-trace': '1' } }, { own: { ...key, 'x-trace': '2' } }, 1],
  ['the form', { own: key, type: form, text: 'a=1' }, { own: key, type: form, text: 'a=2' }, 0],
  ['the parts', { own: key, ...partsOf('a', 'x') }, { own: key, ...partsOf('b', 'y') }, 0],
  ['the boundary of the parts', { own: key, ...partsOf('a', 'x') }, { own: key, ...partsOf('b', 'x') }, 1],
  ['no form', { own: key, type: form, text: 'a=1' }, { own: key, type: form, text: 'a=1' }, 1],
  ['the tags', { line: '&tag=a&tag=b', own: key }, { line: '&tag=c&tag=b', own: key }, 0],
  ['no tag', { line: '&tag=a&tag=b', own: key }, { line: '&tag=a&tag=b', own: key }, 1],
  ['the unit', { own: { ...key, 'x-unit': 'C' } }, { own: { ...key, 'x-unit': 'F' } }, 0],
  ['the mode', { own: { ...key, cookie: 'mode=a' } }, { own: { ...key, cookie: 'mode=b' } }, 0],
  ['the API key', { own: key }, { own: { 'X-Key': 'k2' } }, 0],
])(
  'given requests that differ in %s beside a value at an edge -> the findings',
  async (_, accepted, rejected, count) => {
    const stepOf = (minutes: number, step: Partial<Step>, status: number): Step => ({
      ...step,
      ...{ line: `POST /boilings?minutes=${minutes}${step.line ?? ''}`, status },
    });
    const want = ['allowed-request | boil /query/minutes | the server rejected it with 400 | 1'];
    expect(await linesOf([stepOf(3, accepted, 204), stepOf(9, rejected, 400)])).toEqual(want.slice(0, count));
  },
);

test('given a range that excludes a type before one that allows another -> a documented range is accepted', () => {
  expect(acceptsMediaType('image/avif;q=0, image/webp', 'image/*')).toBe(true);
  expect(acceptsMediaType('image/avif;q=0, */*', 'image/*')).toBe(true);
  expect(acceptsMediaType('image/*;q=0, */*', 'image/avif')).toBe(false);
  expect(acceptsMediaType('image/avif;q=0', 'image/*')).toBe(false);
});

test('given 30 requests for other items between two that differ at an edge -> the finding', async () => {
  const write = (id: number, power: number, status = 200): Step => {
    const send = { ...whole, id: String(id), power };
    return { line: `PUT /kettles/${id}`, send, status, response: status === 200 ? send : undefined };
  };
  const others = Array.from({ length: 30 }, (_, index) => write(index + 2, 3));
  const lines = await linesOf([write(1, 3), ...others, write(1, 9, 422)]);
  expect(lines.slice(1)).toEqual(['allowed-request | putKettle /body/power | the server rejected it with 422 | 1']);
});

test.each(['text/html', 'text/html, */*;q=0'])(
  'given 406 for Accept: %s where no body is -> a finding',
  async (accept) => {
    const step = { line: 'DELETE /kettles/1', own: { accept }, status: 406 };
    expect(await linesOf([step])).toEqual(['response-status | dropKettle | the server responded with 406 | 1']);
  },
);

test('the attributes of a cookie are no secrets, its value is', async () => {
  const cookie = 'sid=canary-value; Expires=Sun, 29 Nov 2026 02:00:00 GMT; Path=/kettles';
  const [line = ''] = await linesOf([
    {
      line: 'GET /kettles/canary-value',
      headers: { 'set-cookie': cookie },
      response: { label: 2026, id: 'canary-value' },
    },
  ]);
  expect(line).toContain('the server returned 2026');
});

test('the constraints that a recording breaks are covered, whatever the server says', async () => {
  const source = { documents: [{ name: 'v1', root }], platform: emptyPlatform, rules: [] };
  const steps = [
    { line: 'POST /kettles', send: { volume: 'much' }, status: 400 },
    { line: 'POST /kettles', send: { label: 5 }, response: whole },
    { line: 'POST /kettles', status: 400 },
  ];
  const { coverage } = await verifyHar(source, [archive(steps.map(entryOf))]);
  const constraints = coverage.entries.filter(({ kind }) => kind === 'constraint');
  expect(constraints.filter(({ missing }) => missing === undefined).map(({ name }) => name)).toEqual([
    '/body/label type',
    '/body/volume type',
    '/body required',
  ]);
  expect(new Set(constraints.map(({ operation }) => operation))).toEqual(new Set(['addKettle']));
  expect(constraints.map(({ name }) => name)).toContain('/body/id type');
  const exercised = coverage.entries.filter(({ missing }) => missing === undefined);
  expect(coverage.percent).toBe(Math.floor((1000 * exercised.length) / coverage.entries.length) / 10);
  expect(coverage.percent).toBeLessThan(60);
});

const LISTED = {
  '/shelves/{shelfId}/books': {
    get: {
      operationId: 'listBooks',
      'x-resource': { collection: 'books', action: 'search', within: ['shelfId'], paging: { offset: 'skip' } },
      parameters: [
        place('shelfId', 'path', { type: 'string' }),
        place('skip', 'query', { type: 'integer' }),
        place('offset', 'query', { type: 'integer' }),
        place('author', 'query', { type: 'string' }),
      ],
      responses: { '200': { description: '', ...json({ type: 'array' }) } },
    },
  },
};
const [ann, ben] = [
  { id: '1', author: 'Ann', shelfId: 'a' },
  { id: '2', author: 'Ben', shelfId: 'a' },
];
const books = (line: string, ...response: readonly unknown[]): Step => ({
  line: `GET /shelves/a/books${line}`,
  response,
});

test.each<[given: string, steps: readonly Step[], want: readonly string[]]>([
  ['an offset without effect', [books('', ann, ben), books('?skip=1', ann, ben)], ['list-offset /query/skip']],
  [
    'an offset that counts from 1',
    [books('?author=n', ann, ben), books('?author=n&skip=1', ann)],
    ['list-offset /query/skip'],
  ],
  ['an offset', [books('', ann, ben), books('?skip=1', ben), books('?skip=2')], []],
  ['an offset of a list of texts', [books('', 'a', 'a'), books('?skip=1', 'a')], []],
  ['an offset of a time zone', [books('', ann, ben), books('?offset=1', ann, ben)], []],
  ['a wildcard, or several values', [books('', ann, ben), books('?author=A*', ann, ben)], []],
  [
    'items of another parent, where all others repeat theirs',
    [books('', ann, ben), { line: 'GET /shelves/b/books', response: [ann] }],
    ['list-filter /path/shelfId'],
  ],
  ['items of two parents', [books('', ann), { line: 'GET /shelves/b/books', response: [{ shelfId: 'b' }] }], []],
  ['items that name another than the parent', [books('', ann, { ...ben, shelfId: 'b' })], []],
  [
    'an entity tag of two bodies',
    [ann, ben].map((each) => ({ ...books('', each), headers: { etag: '"1"' } })),
    ['entity-tag /header/ETag'],
  ],
  ['a weak entity tag', [ann, ben].map((each) => ({ ...books('', each), headers: { etag: 'W/"1"' } })), []],
])('reads of one URL: %s', async (_, steps, want) => {
  const source = { documents: [{ name: 'v1', root: { ...root, paths: LISTED } }], platform: emptyPlatform, rules: [] };
  const { findings } = await verifyHar(source, [archive(steps.map(entryOf))]);
  expect(findings.map(({ check, pointer }) => `${check} ${pointer}`)).toEqual(want);
});

const PAGED = {
  '/books': {
    get: {
      operationId: 'listBooks',
      'x-resource': {
        ...{ collection: 'books', action: 'search', envelope: { response: 'items' }, sort: { by: 'sort' } },
        paging: { page: 'page', limit: 'size', members: { total: 'total' } },
        filters: { author: 'author', minPages: { property: 'pages', operator: 'gte' } },
      },
      parameters: [
        ...['author', 'minPages', 'page', 'size'].map((name) => place(name, 'query', { type: 'string' })),
        place('sort', 'query', { enum: ['pages', '-pages', 'author', '-since', '-rank'] }),
        place('X-Tenant', 'header', { type: 'string' }),
      ],
      responses: { '200': { description: '', ...json({ type: 'object' }) } },
    },
  },
};
const [thin, thick, other] = [
  { author: 'Ann', pages: 90 },
  { author: 'Ben', pages: 300 },
  { author: null, pages: 120 },
];
const shelf = (line: string, ...items: readonly unknown[]): Step => ({
  line: `GET /books${line}`,
  response: { items, total: 3 },
});
const whole3 = shelf('', thin, thick, other);

test.each<[given: string, steps: readonly Step[], want: readonly string[]]>([
  ['a filter without effect', [whole3, shelf('?author=Ann', thin, thick, other)], ['list-filter /query/author']],
  ['a filter that matches parts', [whole3, shelf('?author=n', thin, thick, other)], []],
  ['a filter of a value that no item has', [whole3, shelf('?author=Cid', thin, thick, other)], []],
  ['a filter with an effect', [whole3, shelf('?author=Ann', thin)], []],
  ['a filter before a write', [shelf('?author=Ann', thin, thick, other)], []],
  ['a bound without effect', [whole3, shelf('?minPages=120', thin, thick, other)], ['list-filter /query/minPages']],
  ['a bound below all items', [whole3, shelf('?minPages=90', thin, thick, other)], []],
  ['the other order', [shelf('?sort=-pages', thin, thick)], ['list-order /query/sort']],
  ['the other order where both are listed', [shelf('?sort=pages', thick, thin)], ['list-order /query/sort']],
  ['an order whose direction is not stated', [shelf('?sort=author', thick, thin)], []],
  ['the order that was requested', [shelf('?sort=-pages', thick, other, thin)], []],
  [
    'a page that begins too late',
    [whole3, shelf('?size=1', thin), shelf('?size=1&page=2', other)],
    ['list-offset /query/page'],
  ],
  ['the second page', [whole3, shelf('?size=1', thin), shelf('?size=1&page=2', thick)], []],
  ['pages of a list in no order', [whole3, shelf('?size=1', other), shelf('?size=1&page=2', thin)], []],
  [
    'a total of the page',
    [whole3, { ...shelf('?size=1'), response: { items: [thin], total: 1 } }],
    ['list-total /body/total'],
  ],
  ...[{ 'x-tenant': 'b' }, { 'x-api-key': 'b' }, { cookie: 'session=b' }].map(
    (own): [string, readonly Step[], readonly string[]] => [
      `the total of another caller (${Object.keys(own)[0]})`,
      [whole3, { ...shelf('?size=1'), own, response: { items: [thin], total: 1 } }],
      [],
    ],
  ),
  ['ranks in their order', [shelf('?sort=-rank', { rank: 'high' }, { rank: 'medium' }, { rank: 'low' })], []],
  [
    'instants in the other order',
    [shelf('?sort=-since', { since: '2026-01-02T03:00:00Z' }, { since: '2026-01-02T05:00:00+01:00' })],
    ['list-order /query/sort'],
  ],
  ['a total of nothing beyond the last page', [whole3, { ...shelf('?page=9'), response: { items: [], total: 0 } }], []],
])('lists of several queries: %s', async (_, steps, want) => {
  const source = { documents: [{ name: 'v1', root: { ...root, paths: PAGED } }], platform: emptyPlatform, rules: [] };
  const { findings } = await verifyHar(source, [archive(steps.map(entryOf))]);
  expect(findings.map(({ check, pointer }) => `${check} ${pointer}`)).toEqual(want);
});

test('given 3,000 wrong members of a map -> one finding with their number, and the start of the response', async () => {
  const responses = { '200': { description: '', ...json({ additionalProperties: { type: 'integer' } }) } };
  const paths = { '/ratings': { get: { operationId: 'listRatings', responses } } };
  const source = { documents: [{ name: 'v1', root: { ...root, paths } }], platform: emptyPlatform, rules: [] };
  const members = Array.from({ length: 3_000 }, (_, index) => [`k${index}`, index === 2 ? 'canary' : 'x'] as const);
  const response = { password: 'canary', ...Object.fromEntries(members) };
  const { findings } = await verifyHar(source, [archive([entryOf({ line: 'GET /ratings', response })])]);
  expect(findings).toMatchObject([{ check: 'response-schema', pointer: '/body/password', count: 1_000, places: [] }]);
  expect(findings[0]?.response).toMatch(
    /^200 application\/json\n\{"password":"\*{3}","k0":"x","k1":"x","k2":"\*{3}",.*…$/,
  );
});
