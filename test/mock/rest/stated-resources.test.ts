import { describe, expect, test } from 'vitest';
import { createCore } from '#mock/core.ts';
import { emptyPlatform } from '#mock/platform.ts';

const text = { type: 'string' };
const schema = {
  type: 'object',
  properties: { id: text, name: text, tag: text, file_name: text, owner: text },
};
const json = { 'application/json': { schema } };
const list = { 'application/json': { schema: { type: 'array', items: schema } } };

/** An operation with the resource that its document states. */
const stated = (resource: object, content: object = json, received: object = json): object => ({
  'x-resource': { collection: 'things', id: 'id', ...resource },
  ...('action' in resource && ['read', 'delete', 'search'].includes(String(resource.action))
    ? {}
    : { requestBody: { required: true, content } }),
  responses: { 200: { description: '', content: received }, 201: { description: '', content: json } },
});

type Paths = Readonly<Record<string, object>>;
type Call = readonly [request: string, body?: object | string, contentType?: string];

/** Serves paths, and returns the statuses and bodies of calls. */
async function run(paths: Paths, calls: readonly Call[]): Promise<unknown[]> {
  const parameters = (path: string): object[] =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text }));
  const described = Object.entries(paths).map(([path, item]) => [path, { parameters: parameters(path), ...item }]);
  const root = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: Object.fromEntries(described) };
  const core = createCore({ documents: [{ name: 't', root }], platform: emptyPlatform });
  const received = [];
  for (const [request, sent, type = 'application/json'] of calls) {
    const [method = '', target = ''] = request.split(' ');
    const body = new TextEncoder().encode(typeof sent === 'object' ? JSON.stringify(sent) : sent);
    const headers: Record<string, string> = sent === undefined ? {} : { 'content-type': type };
    const response = await core.handle({ method, target, headers, body });
    const raw = typeof response.body === 'string' ? response.body : new TextDecoder().decode(response.body);
    const value = raw === '' ? undefined : JSON.parse(raw);
    received.push([response.status, response.status < 400 ? value : String(value.message ?? value.detail ?? raw)]);
  }
  return received;
}

describe('a creation with `upsert`', () => {
  const UPSERT = { action: 'create', upsert: true };

  test('changes the item with the identifier that the body gives', async () => {
    const calls: readonly Call[] = [
      ['POST /things', { id: 'a', name: 'Ann', tag: 'x' }],
      ['POST /things', { id: 'a', name: 'Anna' }],
      ['POST /things', { id: 'b', name: 'Ben' }],
    ];
    expect(await run({ '/things': { post: stated(UPSERT) } }, calls)).toEqual([
      [201, { id: 'a', name: 'Ann', tag: 'x' }],
      [200, { id: 'a', name: 'Anna', tag: 'x' }],
      [201, { id: 'b', name: 'Ben' }],
    ]);
  });

  test('stores the file that is sent with a change', async () => {
    const form = { 'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, file: text } } } };
    const upload = (name: string): Call => {
      const part = (head: string, value: string): string =>
        `--B\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
      const body = `${part('name="id"', 'a')}${part(`name="file"; filename="${name}"`, name)}--B--\r\n`;
      return ['POST /things', body, 'multipart/form-data; boundary=B'];
    };
    expect(
      await run({ '/things': { post: stated(UPSERT, form) } }, [upload('one.txt'), upload('two.txt')]),
    ).toMatchObject([
      [201, { id: 'a', file_name: 'one.txt' }],
      [200, { id: 'a', file_name: 'two.txt' }],
    ]);
  });
});

test('a parameter of a creation chooses the identifier', async () => {
  const parameters = [{ name: 'thingId', in: 'query', schema: text }];
  const paths = {
    '/things': { post: { ...stated({ action: 'create', setsFrom: { id: 'query/thingId' } }), parameters } },
    '/things/{id}': { get: stated({ action: 'read' }) },
  };
  const calls: readonly Call[] = [
    ['POST /things?thingId=a', { name: 'Ann' }],
    ['GET /things/a'],
    ['POST /things?thingId=a', { name: 'Ben' }],
    ['POST /things', { id: 'b' }],
  ];
  expect(await run(paths, calls)).toEqual([
    [200, { id: 'a', name: 'Ann' }],
    [200, { id: 'a', name: 'Ann' }],
    [409, expect.anything()],
    [200, { id: 'b' }],
  ]);
});

test.each([
  ['PUT', 'replace'],
  ['PATCH', 'patch'],
])(
  'the file of a %s describes itself, and members beside it are merged or replaced as without it',
  async (method, action) => {
    const meta = { type: 'object', additionalProperties: text };
    const whole = { ...schema, properties: { ...schema.properties, meta } };
    const fields = { type: 'object', properties: { file: { ...text, format: 'binary' }, meta } };
    const body = (fileName: string, parts: string): string =>
      `--B\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\nx\r\n${parts}--B--\r\n`;
    const json = { 'application/json': { schema: whole } };
    const form = { 'multipart/form-data': { schema: fields } };
    const paths = {
      '/things': { post: stated({ action: 'create' }, json, json) },
      '/things/{id}': { [method.toLowerCase()]: stated({ action }, form, json) },
    };
    const part =
      '--B\r\nContent-Disposition: form-data; name="meta"\r\nContent-Type: application/json\r\n\r\n{"a":"9"}\r\n';
    const calls: readonly Call[] = [
      ['POST /things', { id: 'a', file_name: 'one.txt', meta: { a: '1', b: '2' } }],
      [`${method} /things/a`, body('two.txt', part), 'multipart/form-data; boundary=B'],
    ];
    const [, changed] = await run(paths, calls);
    const want = action === 'patch' ? { a: '9', b: '2' } : { a: '9' };
    expect(changed).toEqual([200, expect.objectContaining({ file_name: 'two.txt', meta: want })]);
  },
);

test('the list of a parent changes and deletes its own items only, and applies each of several changes', async () => {
  const parents = [{ parameters: ['o'], property: 'owner' }];
  const paths = {
    '/o/{o}/t': {
      post: stated({ action: 'create', upsert: true, parents }),
      patch: stated({ action: 'patchAll', parents }, list, list),
      delete: {
        ...stated({ action: 'deleteAll', ids: 'ids', parents }),
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      },
      get: stated({ action: 'search', parents }, json, list),
    },
  };
  const calls: readonly Call[] = [
    ['POST /o/1/t', { id: 'a', name: 'A' }],
    ['POST /o/2/t', { id: 'a', name: 'B' }],
    ['PATCH /o/2/t', [{ id: 'a', name: 'C' }]],
    ['DELETE /o/2/t', { ids: ['a'] }],
    ['GET /o/1/t'],
    [
      'PATCH /o/1/t',
      [
        { id: 'a', name: 'D' },
        { id: 'a', tag: 'x' },
      ],
    ],
  ];
  expect(await run(paths, calls)).toEqual([
    [201, { id: 'a', name: 'A', owner: '1' }],
    [409, expect.stringContaining('already exists')],
    [200, []],
    [200, expect.anything()],
    [200, [{ id: 'a', name: 'A', owner: '1' }]],
    [200, [{ id: 'a', name: 'D', owner: '1', tag: 'x' }]],
  ]);
});

test('an operation that states no key deletes the item of its path, and the items below', async () => {
  const parents = [{ parameters: ['code'], collection: 'things', property: 'owner' }];
  const paths = {
    '/t': { post: stated({ action: 'create', key: 'name' }) },
    '/t/{code}': {
      get: stated({ action: 'read', id: 'code', key: 'name' }),
      delete: stated({ action: 'delete', id: 'code' }),
    },
    '/t/{code}/notes': { post: stated({ collection: 'notes', action: 'create', parents }) },
    '/notes': { get: stated({ collection: 'notes', action: 'search' }, json, list) },
  };
  const calls: readonly Call[] = [
    ['POST /t', { name: 'c' }],
    ['POST /t/c/notes', { id: 'n' }],
    ['DELETE /t/c'],
    ['GET /t/c'],
    ['GET /notes'],
  ];
  expect(await run(paths, calls)).toMatchObject([
    [200, { name: 'c' }],
    [200, { id: 'n', owner: 'c' }],
    [200, {}],
    [404, 'Not found: no item with the name "c".'],
    [200, []],
  ]);
});

test('the items below a deleted one are deleted, also where two collections are below each other', async () => {
  const below = (collection: string, outer: string, id: string): object =>
    stated({ collection, action: 'create', parents: [{ parameters: [id], collection: outer, property: 'owner' }] });
  const paths = {
    '/teams': { post: stated({ collection: 'teams', action: 'create' }) },
    '/teams/{id}': { delete: stated({ collection: 'teams', action: 'delete' }) },
    '/teams/{team}/users': { post: below('users', 'teams', 'team') },
    '/users/{user}/teams': { post: below('teams', 'users', 'user') },
    '/users': { get: stated({ collection: 'users', action: 'search' }, json, list) },
  };
  const calls: readonly Call[] = [
    ['POST /teams', { id: 't', owner: 'u' }],
    ['POST /teams/t/users', { id: 'u' }],
    ['DELETE /teams/t'],
    ['GET /users'],
  ];
  expect(await run(paths, calls)).toEqual([
    [200, { id: 't', owner: 'u' }],
    [200, { id: 'u', owner: 't' }],
    [200, { id: 't', owner: 'u' }],
    [200, []],
  ]);
});

test('a response counts the items of its own verb, also beside the items themselves', async () => {
  const number = { type: 'integer' };
  const counted = { type: 'object', properties: { created: number, updated_count: number, deletedCount: number } };
  const listed = { ...counted, properties: { ...counted.properties, items: { type: 'array', items: schema } } };
  const body = (shown: object): object => ({ 'application/json': { schema: shown } });
  const paths = {
    '/things': {
      post: stated({ action: 'createAll', envelope: { response: 'items' } }, list, body(listed)),
      patch: stated({ action: 'patchAll' }, list, body(counted)),
      delete: { ...stated({ action: 'deleteAll', ids: 'ids' }, body({ type: 'object' }), body(counted)) },
    },
  };
  const calls: readonly Call[] = [
    ['POST /things', [{ id: 'a' }, { id: 'b' }]],
    ['PATCH /things', [{ id: 'a', name: 'A' }]],
    ['DELETE /things', { ids: ['a', 'b', 'c'] }],
  ];
  expect(await run(paths, calls)).toEqual([
    [200, { created: 2, items: [{ id: 'a' }, { id: 'b' }] }],
    [200, { updated_count: 1 }],
    [200, { deletedCount: 2 }],
  ]);
});

test('a replacement by another property names that property if there is no item', async () => {
  const paths = { '/t/by/{name}': { put: stated({ action: 'replace', id: 'name', by: 'name', key: 'code' }) } };
  expect(await run(paths, [['PUT /t/by/zz', { name: 'zz' }]])).toEqual([[404, expect.stringContaining('name "zz"')]]);
});

test('a list of related items shows them as they are now, with the properties of the relation', async () => {
  const inTeam = { collection: 'members', key: 'id', within: ['team'] };
  const related = { relates: { collection: 'things' } };
  const paths = {
    '/things': { post: stated({ action: 'create' }) },
    '/things/{id}': { patch: stated({ action: 'patch' }), delete: stated({ action: 'delete' }) },
    '/teams/{team}/members': {
      post: stated({ ...inTeam, action: 'create', id: undefined, relates: { collection: 'things', from: 'id' } }),
      get: stated({ ...inTeam, action: 'search', id: undefined }, json, list),
    },
    '/teams/{team}/members/{id}': {
      get: stated({ ...inTeam, action: 'read' }),
      put: stated({ ...inTeam, ...related, action: 'replace', upsert: true }),
      patch: stated({ ...inTeam, action: 'patch' }),
    },
  };
  const calls: readonly Call[] = [
    ['POST /things', { id: 'a', name: 'Ann' }],
    ['POST /things', { id: 'b', name: 'Ben' }],
    ['POST /teams/t/members', { id: 'a' }],
    ['PUT /teams/t/members/b', { tag: 'lead' }],
    ['PATCH /things/a', { name: 'Anna' }],
    ['PATCH /things/b', { name: 'Benno', tag: 'x' }],
    ['GET /teams/t/members'],
    ['PATCH /teams/t/members/a', { owner: 'o' }],
    ['PATCH /things/a', { name: 'Anne', owner: 'p' }],
    ['GET /teams/t/members/a'],
    ['DELETE /things/b'],
    ['GET /teams/t/members'],
    ['POST /things', { id: 'b', name: 'Bob' }],
    ['GET /teams/t/members/b'],
    ['GET /teams/t/members'],
  ];
  const results = await run(paths, calls);
  const anna = { id: 'a', name: 'Anne', owner: 'o' };
  expect(results.slice(6)).toEqual([
    [
      200,
      [
        { id: 'a', name: 'Anna' },
        { id: 'b', name: 'Benno', tag: 'lead' },
      ],
    ],
    [200, { id: 'a', name: 'Anna', owner: 'o' }],
    [200, { id: 'a', name: 'Anne', owner: 'p' }],
    [200, anna],
    [200, { id: 'b', name: 'Benno', tag: 'x' }],
    [200, [anna]],
    [expect.any(Number), { id: 'b', name: 'Bob' }],
    [404, expect.any(String)],
    [200, [anna]],
  ]);
});

test.for<readonly [method: string, target: string, body: object | undefined, want: string]>([
  ['PUT', '/t', { name: 'a' }, 'The body must hold "id", which identifies the item.'],
  ['PUT', '/t', { id: 'b', name: 'a' }, 'Not found: no item with the id "b".'],
  ['GET', '/t', undefined, 'The query must hold "id", which identifies the item.'],
])('%s %s with %o says what it must hold', async ([method, target, body, want]) => {
  const resource = { id: 'id', from: method === 'PUT' ? 'body' : 'query' };
  const paths = {
    '/t': { put: stated({ ...resource, action: 'patch' }), get: stated({ ...resource, action: 'read' }) },
  };
  const status = want.startsWith('Not') ? 404 : 400;
  expect(await run(paths, [body === undefined ? [`${method} ${target}`] : [`${method} ${target}`, body]])).toEqual([
    [status, want],
  ]);
});

test('what a change removes from a related item stays removed', async () => {
  const inTeam = { collection: 'members', key: 'id', within: ['team'] };
  const paths = {
    '/things': { post: stated({ action: 'create' }) },
    '/things/{id}': { patch: stated({ action: 'patch' }) },
    '/teams/{team}/members': {
      post: stated({ ...inTeam, action: 'create', id: undefined, relates: { collection: 'things', from: 'id' } }),
    },
    '/teams/{team}/members/{id}': {
      get: stated({ ...inTeam, action: 'read' }),
      put: stated({ ...inTeam, action: 'replace' }),
    },
  };
  const calls: readonly Call[] = [
    ['POST /things', { id: 'a', name: 'Ann', tag: 'lead' }],
    ['POST /teams/t/members', { id: 'a' }],
    ['PUT /teams/t/members/a', { id: 'a', owner: 'o' }],
    ['GET /teams/t/members/a'],
    ['PATCH /things/a', { tag: 'x' }],
    ['GET /teams/t/members/a'],
  ];
  const own = { id: 'a', owner: 'o' };
  const results = await run(paths, calls);
  expect(results.slice(2)).toEqual([
    [200, own],
    [200, own],
    [200, { id: 'a', name: 'Ann', tag: 'x' }],
    [200, own],
  ]);
});
