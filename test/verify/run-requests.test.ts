import { beforeAll, describe, expect, test } from 'vitest';
import { createCore, createFetch } from '#mock/core.ts';
import { inspectorOf } from '#mock/inspection.ts';
import type { MockRequest } from '#mock/http/message.ts';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { type RunOptions, selectOperations } from '../../templates/runtime/verify-engine/src/live/operation-order.ts';
import { verifyServer } from '../../templates/runtime/verify-engine/src/live/run.ts';
import { listOf, object, ref, text } from '../support/schemas.ts';

const ok = (schema: JsonObject): JsonObject => ({
  '200': { description: '', content: { 'application/json': { schema } } },
  '400': { description: '' },
  '404': { description: '' },
});
const order = object({ id: { type: 'string' }, lines: listOf(object({ id: { type: 'string' } })) });
const path = (name: string): JsonObject => ({ name, in: 'path', required: true, schema: { type: 'string' } });

function action(operationId: string, content: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    operationId,
    'x-resource': { collection: 'orders', action: operationId, id: 'order_id' },
    parameters: [path('order_id')],
    requestBody: { required: true, content },
    responses: ok({ type: 'boolean' }),
    ...more,
  };
}
const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [{ url: 'https://orders.example.com/' }],
  paths: {
    '/orders/{order_id}': {
      get: {
        operationId: 'getOrder',
        'x-resource': { collection: 'orders', action: 'read', id: 'order_id' },
        parameters: [path('order_id')],
        responses: ok(order),
      },
    },
    '/orders/{order_id}/discount': {
      post: action(
        'discount',
        json({
          type: 'object',
          additionalProperties: false,
          required: ['orderLineId'],
          properties: {
            orderLineId: { type: 'string' },
            amount: { type: 'integer', minimum: 1, maximum: 9 },
            kind: { type: 'string', enum: ['CASH'] },
            note: { type: 'string', maxLength: 5 },
            since: { type: 'string', format: 'date' },
            toOrderId: { type: 'string' },
            memberIds: listOf({ type: 'string' }),
          },
        }),
      ),
    },
    '/orders/{order_id}/scan': {
      post: action('scan', {
        'multipart/form-data': {
          schema: object({ content: { type: 'string', format: 'binary' }, title: { type: 'string' } }),
        },
      }),
    },
    '/orders/{order_id}/picture': { put: action('picture', { 'image/png': {} }) },
  },
};

const requests: MockRequest[] = [];

beforeAll(async () => {
  const documents = [{ name: 'v1', root }];
  const data = { orders: [{ id: '7', lines: [{ id: 'L1' }, { id: 'L2' }] }] };
  const core = createCore({ documents, platform: emptyPlatform, data, reportFailure: () => undefined });
  await verifyServer(
    { documents, platform: emptyPlatform, rules: [] },
    {
      baseUrl: 'http://localhost',
      headers: { 'X-API-Key': 'canary-key' },
      parameters: { order_id: '7' },
      touch: ['*'],
      rate: 1e9,
      fetch: createFetch(async (request) => {
        requests.push(request);
        return core.handle(request);
      }),
    },
  );
});

const bodiesTo = (end: string): readonly string[] =>
  requests.filter(({ target }) => target.endsWith(end)).map(({ body }) => Buffer.from(body).toString());

describe('the requests of a run', () => {
  test('refer to the nested objects of an item, and to items that the caller named', () => {
    const bodies = bodiesTo('/7/discount').join('\n');
    for (const text of ['"orderLineId":"L1"', '"orderLineId":"L2"', '"toOrderId":"7"', '"memberIds":["7"]'])
      expect(bodies).toContain(text);
  });

  test('break each constraint of a schema once', () => {
    const bodies = bodiesTo('/7/discount').join('\n');
    for (const text of [
      '"amount":0',
      '"amount":10',
      '"amount":1.5',
      '"amount":null',
      '"kind":"%verify%"',
      '"kind":"cash"',
      '"note":"string"',
      '"note":{"verify":[1]}',
      '"since":"%verify%"',
      '"since":"2026-02-30"',
      '"amount":"1"',
      '"verifyUnknown":1',
    ])
      expect(bodies).toContain(text);
  });

  test('contain dates of the far past and future', () => {
    expect(bodiesTo('/7/discount').join('\n')).toMatch(/"since":"2971-[\s\S]*"since":"1971-/);
  });

  test('name a missing item in each parameter of a path', () => {
    expect(requests.some(({ target }) => target === '/orders/verify-unknown/discount')).toBe(true);
  });

  test('send forms with files, and bytes, in their media type', () => {
    const scans = requests.filter(({ target }) => target.endsWith('/7/scan'));
    expect(scans.map(({ headers }) => headers['content-type'])).toContain(
      'multipart/form-data; boundary=verify-boundary',
    );
    expect(bodiesTo('/7/scan').join('\n')).toMatch(
      /name="content"; filename="verify\.png"\r\nContent-Type: image\/png/,
    );
    const pictures = requests.filter(({ target }) => target.endsWith('/7/picture'));
    expect(pictures.map(({ headers }) => headers['content-type'])).toContain('image/png');
    expect(pictures.some(({ body }) => Buffer.from(body).subarray(1, 4).toString() === 'PNG')).toBe(true);
  });

  test('carry the headers of the caller', () => {
    expect(requests.every(({ headers }) => headers['x-api-key'] === 'canary-key')).toBe(true);
  });
});

describe('a server with an API key', () => {
  const secured: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } } },
    security: [{ key: [] }],
    paths: {
      '/orders/{order_id}': {
        get: {
          operationId: 'getOrder',
          'x-resource': { collection: 'orders', action: 'read', id: 'order_id' },
          parameters: [path('order_id')],
          responses: { ...ok(order), '401': { description: '' } },
        },
      },
    },
  };

  test.each([
    ['404 for an unknown method of an item that it does not have', '8', []],
    ['404 for an unknown method of an item that it has', '7', ['unknown-method']],
  ])('has its key replaced where it must reject, and is reported for %s only if it has it', async (_, id, expected) => {
    const report = await verifyServer(
      { documents: [{ name: 'v1', root: secured }], platform: emptyPlatform, rules: [] },
      {
        baseUrl: 'http://localhost',
        headers: { 'X-API-Key': 'canary-key' },
        parameters: { order_id: id },
        strictMethods: true,
        rate: 1e9,
        fetch: createFetch(({ method, target, headers }) => {
          const status =
            headers['x-api-key'] !== 'canary-key' ? 401 : method === 'GET' && target === '/orders/7' ? 200 : 404;
          return { status, headers: { 'content-type': 'application/json' }, body: '{}' };
        }),
      },
    );
    expect(report.findings.map(({ check }) => check)).toEqual(expected);
    expect(report.findings.map(findingLine).join()).not.toContain('canary');
  });
});

describe('a collection whose identifiers are unique within their parent', () => {
  const key = object({ id: { type: 'string', readOnly: true }, name: { type: 'string' } }, ['name']);
  const resource = (action: string): JsonObject => ({
    'x-resource': { collection: 'keys', action, id: 'key_id', within: ['server_id'] },
  });
  const nested: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Keys', version: '1' },
    paths: {
      '/servers/{server_id}/keys': {
        parameters: [path('server_id')],
        post: {
          operationId: 'createKey',
          ...resource('create'),
          requestBody: { content: json(key) },
          responses: ok(key),
        },
      },
      '/servers/{server_id}/keys/{key_id}': {
        parameters: [path('server_id'), path('key_id')],
        get: { operationId: 'getKey', ...resource('read'), responses: ok(key) },
        delete: {
          operationId: 'deleteKey',
          ...resource('delete'),
          responses: { '204': { description: '' }, '404': { description: '' } },
        },
      },
    },
  };

  test.each(['unknown', undefined] as const)('is removed with the state %s of the server', async (serverState) => {
    const documents = [{ name: 'v1', root: nested }];
    const core = createCore({ documents, platform: emptyPlatform, reportFailure: () => undefined });
    const removed: string[] = [];
    const report = await verifyServer(
      { documents, platform: emptyPlatform, rules: [] },
      {
        baseUrl: 'http://localhost',
        parameters: { server_id: 'a' },
        serverState,
        rate: 1e9,
        fetch: createFetch(async (request) => {
          const response = await core.handle(request);
          if (request.method === 'DELETE' && response.status === 204) removed.push(request.target);
          return response;
        }),
      },
    );
    expect([report.findings.map(findingLine), report.remaining]).toEqual([[], []]);
    expect(removed.length).toBeGreaterThan(0);
    for (const target of removed) expect(target).toMatch(/^\/servers\/a\/keys\/[^/]+$/);
  });
});

describe('a server that wants dates which are not over', () => {
  const visit = object({
    id: { type: 'string', readOnly: true },
    day: { type: 'string', format: 'date' },
    note: { type: 'string', maxLength: 5 },
  });
  const of = (name: string): JsonObject => ({ 'x-resource': { collection: 'visits', action: name, id: 'visit_id' } });
  const document: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Visits', version: '1' },
    paths: {
      '/visits': {
        post: { operationId: 'addVisit', ...of('create'), requestBody: { content: json(visit) }, responses: ok(visit) },
      },
      '/visits/{visit_id}': {
        parameters: [path('visit_id')],
        get: { operationId: 'getVisit', ...of('read'), responses: ok(visit) },
        delete: {
          operationId: 'dropVisit',
          ...of('delete'),
          responses: { '204': { description: '' }, '404': { description: '' } },
        },
      },
    },
  };
  const today = new Date().toISOString().slice(0, 10);

  test('has nothing left when an operation ends it', async () => {
    const shutdown = { post: { operationId: 'shutdown', responses: { '200': { description: '' } } } };
    const paths = { '/system/shutdown': shutdown, ...(document['paths'] as JsonObject) };
    const source = { documents: [{ name: 'v1', root: { ...document, paths } }], platform: emptyPlatform, rules: [] };
    const core = createCore({ ...source, reportFailure: () => undefined });
    const lines: string[] = [];
    const { remaining } = await verifyServer(source, {
      baseUrl: 'http://localhost',
      rate: 1e9,
      touch: ['*'],
      fetch: createFetch(async (request: MockRequest) => {
        const isOver = lines.some((line) => line.includes('shutdown'));
        lines.push(`${request.method} ${request.target}`);
        return isOver ? { status: 503, headers: {}, body: new Uint8Array() } : core.handle(request);
      }),
    });
    expect(lines.some((line) => line.startsWith('POST /visits'))).toBe(true);
    expect(lines).toContain('POST /system/shutdown');
    expect(remaining).toEqual([]);
  });

  test.each([{ omit: [] }, { omit: ['note'] }])(
    'gets them, and no member that is left out: $omit',
    async ({ omit }) => {
      const source = { documents: [{ name: 'v1', root: document }], platform: emptyPlatform, rules: [] };
      const core = createCore({ ...source, reportFailure: () => undefined });
      const bodies: string[] = [];
      const { findings, coverage, remaining } = await verifyServer(source, {
        baseUrl: 'http://localhost',
        rate: 1e9,
        omit,
        fetch: createFetch((request: MockRequest) => {
          const text = Buffer.from(request.body).toString();
          if (request.method === 'POST') bodies.push(text);
          const [, day = '9'] = /"day":"([^"]*)"/.exec(text) ?? [];
          return day < today ? { status: 400, headers: {}, body: new Uint8Array() } : core.handle(request);
        }),
      });
      expect(findings.map(findingLine)).toEqual([]);
      expect(remaining).toEqual([]);
      const missing = coverage.entries.filter(({ kind, missing: reason }) => kind === 'status' && reason !== undefined);
      expect(missing.map(({ operation, name }) => `${operation} ${name}`)).not.toContain('addVisit 200');
      expect(bodies.some((body) => body.includes('"note"'))).toBe(omit.length === 0);
      const note = coverage.entries.find(({ name }) => name === '/body/note maxLength');
      expect(note?.missing).toBe(omit.length === 0 ? undefined : 'no body has it (--omit)');
    },
  );
});

describe('the names of values', () => {
  const body = (properties: JsonObject): JsonObject => ({
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: { '/n': { post: { operationId: 'n', requestBody: { content: json(ref('N')) } } } },
    components: { schemas: { N: object(properties) } },
  });
  const select = (name: string, properties: JsonObject): number => {
    const documents = [{ name: 'v1', root: body(properties) }];
    return selectOperations(inspectorOf({ documents, platform: emptyPlatform }), { parameters: { [name]: '5' } })
      .length;
  };
  const list = listOf({ type: 'string' });

  test.each([
    ['member_ids', { member_ids: list }],
    ['project_id', { project_id: { type: 'string' } }],
    ['project_id', { to_project_id: { type: 'string' } }],
    ['projectId', { projectIds: list }],
  ])('%s is one of a body with %j', (name, properties) => {
    expect(select(name, properties)).toBe(1);
  });

  test('are looked for once in each schema of a body', () => {
    const own = Array.from({ length: 40 }, (_, index) => [`p${index}`, { $ref: '#/components/schemas/N' }] as const);
    expect(() => select('missing_id', Object.fromEntries(own))).toThrow('No operation has');
  });
});

describe('items that no caller names', () => {
  const thing = object({ id: { type: 'string', readOnly: true }, text: { type: 'string' } });
  const at = (collection: string, action: string, id: string, status = '200'): JsonObject => ({
    operationId: `${action}-${collection}`,
    'x-resource': { collection, action, id },
    ...(action === 'create' ? { requestBody: { content: json(thing) } } : {}),
    responses: {
      [status]: {
        description: '',
        ...(status === '204' ? {} : { content: json(action === 'search' ? { type: 'array' } : thing) }),
      },
    },
  });
  const paths = {
    '/shops/{shopId}/carts': { parameters: [path('shopId')], get: at('carts', 'search', 'cartId') },
    '/shops/{shopId}/carts/{cartId}': {
      parameters: [path('shopId'), path('cartId')],
      delete: at('carts', 'delete', 'cartId', '204'),
    },
    '/shops': { get: at('shops', 'search', 'shopId'), post: at('shops', 'create', 'shopId', '201') },
    '/shops/{shopId}': { parameters: [path('shopId')], delete: at('shops', 'delete', 'shopId', '204') },
    '/shops/{shopId}/carts/new': { parameters: [path('shopId')], post: at('carts', 'create', 'cartId', '201') },
  };

  test('those of a list are read, and others are created below those of the run only', async () => {
    const requests: string[] = [];
    await verifyServer(
      { documents: [{ name: 'v1', root: { ...root, paths } }], platform: emptyPlatform, rules: [] },
      {
        ...{ baseUrl: 'http://shops.example.com', rate: 1e9 },
        fetch: async (url, { method = 'GET' } = {}) => {
          requests.push(`${method} ${new URL(String(url)).pathname}`);
          if (method === 'DELETE') return new Response(null, { status: 204 });
          const body = method === 'POST' ? { id: 'own' } : [{ id: 'a' }, { id: 'b' }];
          return Response.json(body, { status: method === 'POST' ? 201 : 200 });
        },
      },
    );
    expect(requests).toEqual(expect.arrayContaining(['GET /shops/a/carts', 'GET /shops/b/carts']));
    expect(requests).toContain('POST /shops/own/carts/new');
    expect(requests.filter((line) => /^(?:POST|DELETE) \/shops\/(?:a|b)\b/.test(line))).toEqual([]);
  });

  describe('of collections whose parameters have one name', () => {
    const [one, note] = [[path('id')], [path('id'), path('noteId')]];
    const shared = {
      '/users': { get: at('users', 'search', 'id'), post: at('users', 'create', 'id', '201') },
      '/users/{id}': { parameters: one, delete: at('users', 'delete', 'id', '204') },
      '/users/{id}/notes': { parameters: one, post: at('userNotes', 'create', 'noteId', '201') },
      '/users/{id}/notes/{noteId}': { parameters: note, delete: at('userNotes', 'delete', 'noteId', '204') },
      '/projects': { get: at('projects', 'search', 'id') },
      '/projects/{id}': {
        parameters: one,
        get: at('projects', 'read', 'id'),
        delete: at('projects', 'delete', 'id', '204'),
      },
      '/projects/{id}/notes': {
        parameters: one,
        get: at('notes', 'search', 'noteId'),
        post: at('notes', 'create', 'noteId', '201'),
      },
      '/projects/{id}/notes/{noteId}': {
        parameters: note,
        put: { ...at('notes', 'replace', 'noteId'), requestBody: { content: json(thing) } },
        delete: at('notes', 'delete', 'noteId', '204'),
      },
      '/notes/{id}': {
        parameters: one,
        put: { ...at('notes', 'replace', 'id'), operationId: 'replace-any', requestBody: { content: json(thing) } },
      },
    };
    const run = async (options: Partial<RunOptions>): Promise<readonly string[]> => {
      const requests: string[] = [];
      const lists: Record<string, readonly string[]> = { users: ['1', '2'], projects: ['7', '8'] };
      let last = 6;
      await verifyServer(
        { documents: [{ name: 'v1', root: { ...root, paths: shared } }], platform: emptyPlatform, rules: [] },
        {
          ...{ baseUrl: 'http://shops.example.com', rate: 1e9, ...options },
          fetch: async (url, { method = 'GET' } = {}) => {
            const { pathname } = new URL(String(url));
            requests.push(`${method} ${pathname}`);
            if (method === 'DELETE') return new Response(null, { status: 204 });
            if (method === 'POST') {
              last += 1;
              return Response.json({ id: String(last) }, { status: 201 });
            }
            const [, collection = '', id] = pathname.split('/');
            return Response.json(id === undefined ? (lists[collection] ?? []).map((own) => ({ id: own })) : { id });
          },
        },
      );
      return requests;
    };
    const writes = (requests: readonly string[]): readonly string[] =>
      requests.filter((line) => !line.startsWith('GET '));

    test.each([[[]], [['delete-projects']], [['*']]])('are not taken for each other (touch: %j)', async (touch) => {
      const requests = await run({ touch });
      expect(writes(requests).filter((line) => /^\w+ \/(?:projects|notes|users\/[12]\b)/.test(line))).toEqual([]);
      expect(requests).toContain('POST /users/7/notes');
      expect(requests).toContain('GET /projects/8/notes');
      expect(requests).not.toContain('GET /projects/1');
    });

    test('are left alone by writes below one that the caller names', async () => {
      const requests = await run({ parameters: { id: '9' }, touch: ['delete-projects'] });
      const own = /^\w+ \/(?:projects|users)(?:\/(?:9|verify-unknown)(?:\/|$)|$)/;
      const named = writes(requests).filter((line) => !/^\w+ \/users\/\d+$/.test(line));
      expect(named.filter((line) => !own.test(line))).toEqual([]);
      expect(named).toContain('DELETE /projects/9');
      expect(named).toContain('POST /projects/9/notes');
    });
  });
});

describe('a run on items that it creates', () => {
  const note = object({
    id: { type: 'string', readOnly: true },
    text: { type: ['string', 'null'] },
    tags: listOf(text),
    level: { ...text, default: 'low' },
  });
  const one = (operationId: string, action: string, status: string, more: JsonObject = {}): JsonObject => ({
    operationId,
    'x-resource': { collection: 'notes', action, id: 'noteId' },
    responses: { [status]: { description: '', ...(status === '204' ? {} : { content: json(note) }) } },
    ...more,
  });
  const responses = (...statuses: readonly string[]): JsonObject =>
    Object.fromEntries(
      statuses.map((status) => [status, { description: '', ...(status === '200' ? { content: json(note) } : {}) }]),
    );
  const document: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    paths: {
      '/notes': { post: one('addNote', 'create', '201', { requestBody: { content: json(note) } }) },
      '/notes/{noteId}': {
        parameters: [path('noteId')],
        get: one('getNote', 'read', '200', { responses: responses('200', '304', '404') }),
        put: one('putNote', 'replace', '200', {
          requestBody: { content: json(note) },
          responses: responses('200', '404', '412'),
        }),
        patch: one('patchNote', 'patch', '200', {
          requestBody: { content: { 'application/merge-patch+json': { schema: note } } },
          responses: responses('200', '404'),
        }),
        delete: one('dropNote', 'delete', '204', { responses: responses('204', '404') }),
      },
    },
  };

  /** A server of notes, which breaks what it is told to. */
  function notes(fault: string): typeof fetch {
    const items = new Map<string, JsonObject>();
    const respond = (status: number, value?: JsonObject): Response =>
      new Response(value === undefined ? undefined : JSON.stringify(value), {
        status,
        headers:
          value === undefined
            ? {}
            : {
                'content-type': 'application/json',
                etag: JSON.stringify(JSON.stringify(value)).replaceAll('\\"', "'"),
              },
      });
    const write = (id: string, item: JsonObject, status = 200): Response => {
      items.set(id, item);
      return respond(status, item);
    };
    return async (url, { method = 'GET', body, headers } = {}) => {
      const [, , id = ''] = new URL(String(url)).pathname.split('/');
      const text = Buffer.from((body ?? '') as Uint8Array).toString();
      if (/^P/.test(method) && !text.endsWith('}')) return respond(400);
      const sent: JsonObject = text === '' ? {} : JSON.parse(text);
      const level = fault === 'nothing, but counts the levels' ? `${items.size}` : 'high';
      const filled: JsonObject = { ...(/default|counts/.test(fault) ? { level } : {}), ...sent };
      if (method === 'POST') return write(`n${items.size}`, { ...filled, id: `n${items.size}` }, 201);
      const item = items.get(id);
      if (item === undefined) return respond(404);
      const { etag } = Object.fromEntries(respond(200, item).headers);
      const { 'if-match': match = etag, 'if-none-match': none } = headers as Record<string, string>;
      if (fault !== 'If-Match' && match !== etag) return respond(412);
      if (fault !== 'If-None-Match' && none === etag && method === 'GET') return respond(304);
      if (method === 'PUT') return write(id, { ...(fault === 'PUT' ? item : {}), ...sent, id });
      const isLeveled = fault === 'nothing, but a level empties the tags' && sent['level'] !== undefined;
      if (method === 'PATCH' && isLeveled) return write(id, { ...item, tags: [], ...sent, id });
      if (method === 'PATCH' && fault === 'what a patch omits') return write(id, { ...item, tags: [], ...sent, id });
      if (method === 'PATCH')
        return write(id, fault === 'null' && sent['text'] === null ? item : { ...item, ...sent, id });
      if (method === 'DELETE') items.delete(id);
      return method === 'DELETE' ? respond(204) : respond(200, item);
    };
  }

  test.each([
    ['nothing', []],
    ['If-Match', ['conditional-request putNote']],
    ['If-None-Match', ['conditional-request getNote']],
    ['null', ['cleared-field patchNote']],
    ['PUT', ['cleared-field putNote']],
    ['a default', ['omitted-default addNote']],
    ['what a patch omits', ['kept-field patchNote']],
    ['nothing, but a level empties the tags', []],
    ['nothing, but counts the levels', []],
  ])('finds %s that a server ignores', async (fault, want) => {
    const source = { documents: [{ name: 'v1', root: document }], platform: emptyPlatform, rules: [] };
    const { findings, errors } = await verifyServer(source, { baseUrl: 'http://x', rate: 1e9, fetch: notes(fault) });
    const lines = findings.map(({ check, operation }) => `${check} ${operation}`);
    expect([lines.filter((line) => /condition|cleared|default|kept/.test(line)), errors]).toEqual([want, []]);
  });
});
