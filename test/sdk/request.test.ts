import { describe, expect, test } from 'vitest';
import { searchAssignments } from '../../generated/sdk/src/project-management.ts';
import { TestClient as GeneratedTestClient } from '../../generated/sdk/src/testing.ts';
import { apiKeyCredential, basicCredential, bearerCredential } from '#sdk/auth/credentials.ts';
import {
  binaryBody,
  formBody,
  jsonBody,
  multipartBody,
  styledFormBody,
  textBody,
  typedMultipartBody,
} from '#sdk/body/serialize-body.ts';
import { Client } from '#sdk/client/client.ts';
import type { OperationDescription, RequestPart } from '#sdk/client/operation.ts';
import type { CallOptions } from '#sdk/client/call-options.ts';
import type { ClientOptions } from '#sdk/client/options.ts';
import { collectSecrets } from '#sdk/client/redact.ts';
import { InvalidRequestError } from '#sdk/errors.ts';
import { serializeQuery } from '#sdk/parameters/serialize-parameters.ts';
import { deepObjectExploded, jsonStyle, pipeDelimited } from '#sdk/parameters/styles.ts';
import { readNoContent } from '#sdk/responses/readers.ts';
import { TestClient } from '#sdk/testing.ts';
import { createThing, deleteThing, getThing, replaceThing, searchThings, transports } from './support/operations.ts';
import { json, startServer } from './support/server.ts';

describe.each(transports)('a request over %s', (_, fetch) => {
  const respondingWith = () => startServer((_request, response) => json(response, { id: '1' }));
  const sending = async (operation: OperationDescription<unknown>, request: object, options: object = {}) => {
    await using server = await startServer((_request, response) => void response.writeHead(204).end());
    await new Client({ baseUrl: server.url, fetch, ...options }).call(
      { ...operation, response: readNoContent },
      request,
    );
    return server.seen[0] ?? expect.unreachable();
  };

  test('sends user and password in UTF-8, encoded once, under the selector /rest (R063, R064)', async () => {
    const { url, headers } = await sending(getThing, { thingId: 1 }, { auth: basicCredential('/rest', 'u', 'p:é') });
    expect(url).toBe('/rest/things/1');
    expect(headers.authorization).toBe(`Basic ${Buffer.from('u:p:é').toString('base64')}`);
  });

  test('differs only in its URL between two credentials with the same token (R066, R067)', async () => {
    const [one, other] = await Promise.all(
      ['/RS', '/rest'].map((selector) =>
        sending(getThing, { thingId: 'a' }, { auth: bearerCredential(selector, 'T') }),
      ),
    );
    expect([one?.url, other?.url]).toEqual(['/RS/things/a', '/rest/things/a']);
    expect(one?.headers.authorization).toBe('Bearer T');
    expect({ ...other?.headers, host: '' }).toEqual({ ...one?.headers, host: '' });
  });

  test('sends an API key in its location', async () => {
    const place = { selector: '', name: 'X-Key' } as const;
    const inHeader = await sending(
      getThing,
      { thingId: 1 },
      { auth: apiKeyCredential({ ...place, in: 'header' }, 'k&y') },
    );
    const inQuery = await sending(
      getThing,
      { thingId: 1 },
      { auth: apiKeyCredential({ ...place, in: 'query' }, 'k&y') },
    );
    const inCookie = await sending(
      getThing,
      { thingId: 1 },
      { auth: apiKeyCredential({ ...place, in: 'cookie' }, 'k&y') },
    );
    expect(inHeader.headers['x-key']).toBe('k&y');
    expect(inQuery.url).toBe('/things/1?X-Key=k%26y');
    expect(inCookie.headers.cookie).toBe('X-Key=k%26y');
  });

  test('sends no credential and no selector if the operation is public', async () => {
    const operation = { ...searchThings, public: collectSecrets };
    const { url, headers } = await sending(operation, { body: {} }, { auth: basicCredential('/rest', 'u', 'p') });
    expect(url).toBe('/things/search');
    expect(headers.authorization).toBeUndefined();
  });

  test('sends JSON as application/json (R011, R012)', async () => {
    const { method, headers, body } = await sending(searchThings, { body: { name: 'AB*' } });
    expect([method, headers['content-type'], body]).toEqual(['POST', 'application/json', '{"name":"AB*"}']);
  });

  test('sends no body and no media type without a body (R054, R185)', async () => {
    const { headers, body } = await sending(replaceThing, { thingId: 1 });
    expect([headers['content-type'], body]).toEqual([undefined, '']);
  });

  test('frames the body of a DELETE', async () => {
    const { headers, body } = await sending({ ...deleteThing, parts: [[jsonBody]] }, { thingId: 1, body: 'ü' });
    expect([headers['content-length'], body]).toEqual(['4', Buffer.from('"ü"').toString('latin1')]);
  });

  test('sends a scalar as a JSON string', async () => {
    expect((await sending(replaceThing, { thingId: 1, body: 'fine' })).body).toBe('"fine"');
  });

  test('sends a file as a form part, with the boundary of the transport (R192)', async () => {
    const content = new File(['PNG\u0000'], 'receipt.png', { type: 'image/png' });
    const { headers, body } = await sending(
      { ...createThing, parts: [[multipartBody]] },
      { body: { content, tags: ['a', 'b'], more: { x: 1 } } },
    );
    const boundary =
      /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1] ?? expect.unreachable();
    expect(body.split(`--${boundary}`)).toHaveLength(6);
    expect(body).toContain('name="content"; filename="receipt.png"\r\nContent-Type: image/png\r\n\r\nPNG\u0000');
    expect(body).toContain('name="tags"\r\n\r\nb');
    expect(body).toContain('Content-Type: application/json\r\n\r\n{"x":1}');
  });

  test('sends a part with the described media type, if its value has none', async () => {
    const { body } = await sending(
      {
        ...createThing,
        parts: [
          [
            typedMultipartBody,
            { name: 'meta', property: 'meta', type: 'application/ld+json' },
            { name: 'image', property: 'image', type: 'image/png' },
            { name: 'note', property: 'note', type: 'text/markdown' },
            { name: 'json', property: 'json', type: 'application/json' },
            { name: 'none', property: 'none', type: 'application/json' },
          ],
        ],
      },
      {
        body: {
          meta: { x: 1 },
          image: [new File(['A'], 'a.png'), new Blob(['B'], { type: 'image/gif' }), new Uint8Array([67])],
          note: '# Hi',
          json: ['a "b"', 2, new Date(0), [1], { x: 1 }],
          none: null,
        },
      },
    );
    const parts = [...body.matchAll(/name="(\w+)"; filename="([\w.]+)"\r\nContent-Type: (.+)\r\n\r\n(.+)\r\n/g)];
    expect(parts.map(([, ...part]) => part)).toEqual([
      ['meta', 'blob', 'application/ld+json', '{"x":1}'],
      ['image', 'a.png', 'image/png', 'A'],
      ['image', 'blob', 'image/gif', 'B'],
      ['image', 'blob', 'image/png', 'C'],
      ['note', 'blob', 'text/markdown', '# Hi'],
      ['json', 'blob', 'application/json', '"a \\"b\\""'],
      ['json', 'blob', 'application/json', '2'],
      ['json', 'blob', 'application/json', '"1970-01-01T00:00:00.000Z"'],
      ['json', 'blob', 'application/json', '[1]'],
      ['json', 'blob', 'application/json', '{"x":1}'],
      ['none', 'blob', 'application/json', 'null'],
    ]);
  });

  test.each<readonly [RequestPart, unknown, string, string]>([
    [
      [formBody],
      { a: 'x&y=ü', b: [1, 2], c: undefined },
      'application/x-www-form-urlencoded',
      'a=x%26y%3D%C3%BC&b=1&b=2',
    ],
    [[formBody], { o: { x: 'ü' } }, 'application/x-www-form-urlencoded', 'o=%7B%22x%22%3A%22%C3%BC%22%7D'],
    [
      [
        styledFormBody,
        { name: 'expand', property: 'expand', encode: deepObjectExploded },
        { name: 'ids', property: 'ids', encode: pipeDelimited },
        { name: 'all', property: 'all', encode: jsonStyle },
      ],
      { expand: ['a b', 'c'], name: 'a b', ids: [1, 2], all: [3], none: null },
      'application/x-www-form-urlencoded',
      'expand%5B0%5D=a+b&expand%5B1%5D=c&name=a+b&ids=1%7C2&all=%5B3%5D',
    ],
    [[textBody, 'text/plain'], 12, 'text/plain', '12'],
    [[binaryBody, 'image/png'], new Uint8Array([65, 66]), 'image/png', 'AB'],
    [[binaryBody, 'image/png'], new Blob(['AB'], { type: 'image/gif' }), 'image/gif', 'AB'],
  ])('encodes a body with %o', async (part, value, type, text) => {
    const { headers, body } = await sending({ ...createThing, parts: [part] }, { body: value });
    expect([headers['content-type'], body]).toEqual([type, text]);
  });

  class Named {
    get name(): string {
      return 'x';
    }
  }
  const round: unknown[] = [];
  round.push(round);
  const ended = Proxy.revocable({}, {});
  ended.revoke();

  // JSON would write null or {} for these, or leave them out, and clear the field.
  test.each<[string, unknown]>([
    ['NaN (R029)', Number.NaN],
    ['Infinity (R029)', Infinity],
    ['a number in an object that is none', Object(Number.NaN)],
    ['a date that is none', new Date('soon')],
    ['what writes itself as nothing', { toJSON: () => undefined }],
    ['what writes itself as null', { toJSON: () => null }],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a map', new Map([['a', 1]])],
    ['a set', new Set([1])],
    ['a promise', Promise.resolve(1)],
    ['a pattern', /x/],
    ['an object whose members its class has', new Named()],
    ['nothing, in a list', [undefined]],
    ['a gap in a list', new Array(1)],
    ['a value that contains itself', round],
    ['bytes', new Uint8Array(2)],
    ['bytes of Node', Buffer.from('a')],
    ['other numbers in a row', new Float64Array(2)],
    ['what writes itself as a date, of which JSON writes nothing then', { toJSON: () => new Date(0) }],
    ['what fails to write itself', { toJSON: () => expect.unreachable('secret') }],
    ['a proxy that ended', ended.proxy],
    [
      'an object that cannot be read',
      {
        get a() {
          throw new Error('secret');
        },
      },
    ],
  ])('is rejected with %s, in any format, naming the place (R158)', async (_, price) => {
    for (const part of [[jsonBody], [multipartBody], [typedMultipartBody], [formBody], [styledFormBody]] as const) {
      const client = new TestClient().reply('createThing', '1');
      const lines = [{ name: 'a', price: 1 }, { price }];
      const call = client.call({ ...createThing, parts: [part] }, { body: { lines: { lines } } });
      await expect(call).rejects.toBeInstanceOf(InvalidRequestError);
      await expect(call).rejects.toThrow(/lines\.lines\.1\.price(\.\d)* cannot be represented in JSON$/);
      expect(client.sent).toEqual([]);
    }
  });

  test.each([() => 1, Symbol('x'), Number.NaN, new Map()])('is rejected if the body is not JSON: %o', async (body) => {
    const call = new TestClient().reply('createThing', '1').call(createThing, { body });
    await expect(call).rejects.toThrow('body cannot be represented in JSON');
  });

  test.each<[string, unknown]>([
    ['a list', [1]],
    ['a map', new Map([['a', 1]])],
    ['parameters of a URL', new URLSearchParams('a=1')],
    ['a text', 'a=1'],
    ['nothing', null],
  ])('is rejected as a form if the body is %s, whose members would be lost or numbered', async (_, body) => {
    for (const part of [[multipartBody], [typedMultipartBody], [formBody], [styledFormBody]] as const) {
      const client = new TestClient().reply('createThing', '1');
      const call = client.call({ ...createThing, parts: [part] }, { body });
      await expect(call).rejects.toBeInstanceOf(InvalidRequestError);
      await expect(call).rejects.toThrow('body must be an object');
      expect(client.sent).toEqual([]);
    }
  });

  test('sends what JSON writes: dates in UTC, `toJSON`, no members that are undefined', async () => {
    const client = new TestClient().reply('createThing', '1');
    class Itself {
      b = 1;
      toJSON(): this {
        return this;
      }
    }
    const own = { toJSON: () => ({ a: new Date(0), itself: new Itself() }) };
    const instance = Object.assign(new Named(), { id: '1' });
    const bare = Object.assign(Object.create(null), { none: null, no: undefined });
    await client.call(createThing, {
      body: { own, instance, bare, empty: {}, list: [[], null, 'x'], url: new URL('a:b') },
    });
    expect(client.sent[0]?.body).toBe(
      '{"own":{"a":"1970-01-01T00:00:00.000Z","itself":{"b":1}},"instance":{"id":"1"},"bare":{"none":null},"empty":{},"list":[[],null,"x"],"url":"a:b"}',
    );
  });

  test('leaves out a parameter that is called like a member of every object', async () => {
    const operation = { ...searchThings, parts: [[serializeQuery, 'constructor', 'toString']] } as const;
    expect((await sending(operation, { constructor: 'a' })).url).toBe('/things/search?constructor=a');
    expect((await sending(operation, {})).url).toBe('/things/search');
  });

  test('takes an option of the call, else of the client, only for operations that declare it (R170)', async () => {
    await using server = await startServer((_request, response) => json(response, 'id'));
    const client = new Client<ClientOptions & { tenant?: string }>({ baseUrl: server.url, fetch, tenant: 'ACME' });
    await client.call(deleteThing, { thingId: 1 });
    await client.call(createThing, { body: {} });
    const ofCall: CallOptions & { tenant: string } = { tenant: 'BETA' };
    await client.call(createThing, { body: {} }, ofCall);
    await client.with({ tenant: 'GAMMA' }).call(createThing, { body: {} });
    await client.call(createThing, { body: {}, tenant: 'DELTA' }, ofCall);
    expect(server.seen.map(({ headers }) => headers['x-tenant'])).toEqual([
      undefined,
      'ACME',
      'BETA',
      'GAMMA',
      'DELTA',
    ]);
  });

  test('takes its path prefix from the client', async () => {
    const prefix = { name: 'support', path: '/support' };
    const { url } = await sending({ ...getThing, prefix }, { thingId: 1 });
    const other = await sending({ ...getThing, prefix }, { thingId: 1 }, { pathPrefixes: { support: '/v3/help' } });
    expect([url, other.url]).toEqual(['/support/things/1', '/v3/help/things/1']);
    const client = new Client({ baseUrl: 'https://platform.test', auth: basicCredential('/rest', 'u', 'p') });
    const call = client.call({ ...getThing, prefix }, {});
    await expect(call).rejects.toMatchObject({ path: '/rest/support/things/{thingId}' });
  });

  test('keeps the path of the base URL and the order of headers: client, call', async () => {
    await using server = await respondingWith();
    const client = new Client({ baseUrl: `${server.url}/erp/`, fetch, headers: { 'X-A': '1', 'X-B': '1' } });
    await client.call(getThing, { thingId: 'a' }, { headers: { 'x-b': '2' } });
    expect(server.seen[0]).toMatchObject({ url: '/erp/things/a', headers: { 'x-a': '1', 'x-b': '2' } });
  });

  test.each([
    ['http://erp.example.com', 'https:'],
    ['ftp://127.0.0.1', 'https:'],
    ['xhttps://erp.example.com', 'https:'],
    ['http://127.0.0.1.evil.example', 'https:'],
    ['http://localhost.evil.example', 'https:'],
    ['http://evil-localhost', 'https:'],
    ['https://user:secret@erp.example.com', 'plain https: URL'],
    ['https://erp.example.com?x', 'plain https: URL'],
    ['https://erp.example.com#x', 'plain https: URL'],
    ['erp.example.com', 'plain https: URL'],
  ])('is rejected for the base URL %s (R001)', (baseUrl, word) => {
    const rejected = () => new Client({ baseUrl, fetch });
    expect(rejected).toThrow(InvalidRequestError);
    expect(rejected).toThrow(word);
  });

  test.each([
    'https://erp.example.com',
    'http://localhost:1',
    'http://mock.localhost',
    'http://127.0.0.1',
    'http://127.10.10.10',
    'http://[::1]:80/x//',
  ])('is allowed for the base URL %s', (baseUrl) => {
    expect(new Client({ baseUrl }).baseUrl).toBe(baseUrl.replace(/:80(\/x)\/\//, '$1'));
  });

  test('is allowed over http to any host by name only', () => {
    expect(new Client({ baseUrl: 'http://erp.example.com', allowInsecure: true }).baseUrl).toBe(
      'http://erp.example.com',
    );
  });
});

test('R045 an assignment search without node types sends none, in the criteria or in the query', async () => {
  const client = new GeneratedTestClient().reply(searchAssignments, []);
  await searchAssignments(client, { activeModule: 'SCHEDULE', body: {} });
  await searchAssignments(client, { activeModule: 'SCHEDULE' });
  expect(client.sent.map(({ url, body }) => [new URL(url).search, body ?? ''])).toEqual([
    ['', '{}'],
    ['', ''],
  ]);
});
