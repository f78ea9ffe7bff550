// Runs in `npm run test:rest`.
import { afterAll, expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { type Mock, start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { requestPrism } from '../support/request-prism.ts';
import { integer, listOf, object, ref } from '../../support/schemas.ts';

const made: Mock[] = [];
afterAll(() => Promise.all(made.map((mock) => mock.close())));

const response = { 200: { description: '', content: { 'application/json': { schema: { type: 'object' } } } } };
const texts = listOf({ type: 'string' });
const numbers = listOf(integer);
const color = object({ R: integer, G: integer, B: integer }, ['R', 'G']);

async function serve(paths: Json, schemas: JsonObject = {}): Promise<Mock> {
  const root: JsonObject = JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths,
      components: { schemas: { Color: color, Numbers: numbers, ...schemas } },
    }),
  );
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'foreign', root }] }, { port: 0 });
  made.push(mock);
  return mock;
}

interface Sent {
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Returns the response of Prism alone; `fails` if the request ends its server. */
async function byPrism(mock: Mock, { target, headers = {}, body }: Sent): Promise<number | string> {
  const [operation] = mock.core.operations;
  if (operation === undefined) throw new Error('There is no operation.');
  try {
    return (await requestPrism({ operation, path: target, headers, body })).status;
  } catch {
    return 'fails';
  }
}

async function byMock(mock: Mock, { target, headers = {}, body }: Sent): Promise<number> {
  const init = body === undefined ? { headers } : { method: 'POST', headers, body };
  return (await fetch(mock.url + target, init)).status;
}

test.each<readonly [parameter: Json, sent: string | Sent, prism: number | string, want: number]>([
  [{ name: 'p', in: 'path', schema: numbers }, '/a/1,2', 'fails', 200],
  [{ name: 'p', in: 'path', schema: numbers }, '/a/1,x', 'fails', 422],
  [{ name: 'p', in: 'path', schema: color }, '/a/R,100,G,200', 'fails', 200],
  [{ name: 'p', in: 'path', explode: true, schema: color }, '/a/R=100,G=200', 'fails', 200],
  [{ name: 'p', in: 'path', style: 'label', schema: texts }, '/a/.blue,black', 'fails', 200],
  [{ name: 'p', in: 'path', style: 'label', explode: true, schema: color }, '/a/.R=100.G=200', 422, 200],
  [{ name: 'p', in: 'path', style: 'label', schema: texts }, '/a/blue', 'fails', 422],
  [{ name: 'p', in: 'path', style: 'matrix', schema: texts }, '/a/;p=blue,black', 'fails', 200],
  [{ name: 'p', in: 'path', style: 'matrix', explode: true, schema: color }, '/a/;R=100;G=200', 200, 200],
  [{ name: 'p', in: 'path', style: 'matrix', schema: color }, '/a/;p=R,100,G,200', 'fails', 200],
  [{ name: 'p', in: 'path', style: 'matrix', schema: texts }, '/a/blue', 'fails', 422],
  [{ name: 'p', in: 'query', schema: { type: ['array', 'null'], items: integer } }, '/a?p=1', 422, 200],
  [{ name: 'p', in: 'query', schema: { anyOf: [integer, { type: 'null' }] } }, '/a?p=5', 200, 200],
  [{ name: 'p', in: 'query', schema: { anyOf: [integer, { type: 'null' }] } }, '/a?p=x', 422, 422],
  [{ name: 'p', in: 'query', schema: { oneOf: [ref('Numbers'), { type: 'null' }] } }, '/a?p=1', 422, 200],
  [{ name: 'p', in: 'query', schema: { anyOf: [color, { type: 'null' }] } }, '/a?R=1&G=2', 200, 200],
  [{ name: 'p', in: 'query', style: 'spaceDelimited', explode: false, schema: color }, '/a?p=R+1+G+2', 'fails', 200],
  [{ name: 'p', in: 'query', style: 'spaceDelimited', explode: false, schema: color }, '/a?p=R+1+G', 'fails', 422],
  [{ name: 'p', in: 'query', style: 'spaceDelimited', explode: false, schema: ref('Numbers') }, '/a?p=1+2', 422, 200],
  [{ name: 'p', in: 'query', style: 'pipeDelimited', explode: false, schema: color }, '/a?p=R|1|G|2', 'fails', 200],
  [{ name: 'p', in: 'query', style: 'deepObject', explode: true, schema: color }, '/a?p[R]=1&p[G]=2', 422, 200],
  [{ name: 'p', in: 'query', style: 'deepObject', explode: true, schema: color }, '/a?p[R]=1&p[G]=x', 422, 422],
  [{ name: 'p', in: 'query', style: 'deepObject', schema: color }, '/a', 422, 200],
  [{ name: 'X-P', in: 'header', explode: true, schema: color }, '/a?q=', 'fails', 200],
  [{ name: 'p', in: 'path', schema: numbers }, '/a/1,x?q=', 'fails', 422],
  [{ name: 'p', in: 'query', required: true, schema: { type: 'string' } }, '/a?p=', 422, 422],
  [{ name: 'p', in: 'query', style: 'deepObject', explode: true, schema: color }, '/a?q=', 422, 200],
  [
    { name: 'X-P', in: 'header', schema: { type: ['array', 'null'], items: integer } },
    { target: '/a', headers: { 'x-p': '1,2' } },
    422,
    200,
  ],
])('a parameter that Prism cannot parse is parsed as OpenAPI defines: %j %j', async (parameter, sent, prism, want) => {
  const isInPath = typeof sent === 'string' && sent.startsWith('/a/');
  const parameters = [{ ...Object(parameter), ...(isInPath ? { required: true } : {}) }];
  const mock = await serve({ [isInPath ? '/a/{p}' : '/a']: { get: { parameters, responses: response } } });
  const asked = typeof sent === 'string' ? { target: sent } : sent;
  expect(await byPrism(mock, asked)).toBe(prism);
  expect(await byMock(mock, asked)).toBe(want);
  expect(mock.violations()).toHaveLength(want === 200 ? 0 : 1);
});

const schema = object(
  {
    name: { type: 'string' },
    count: integer,
    tags: { ...texts, maxItems: 2 },
    sizes: numbers,
    color,
    colors: listOf(color),
    files: listOf({ type: 'string', format: 'binary' }),
  },
  ['name'],
);

const taking = (mediaType: string, media: JsonObject): Json => ({
  '/a': { post: { requestBody: { content: { [mediaType]: JSON.parse(JSON.stringify(media)) } }, responses: response } },
});

const form = (...parts: readonly (readonly [string, string])[]): Sent => ({
  target: '/a',
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  body: `${parts.map(([name, text]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`).join('')}--b--\r\n`,
});

test.each<readonly [title: string, sent: Sent, prism: number, want: number]>([
  ['a list of one item', form(['name', 'x'], ['tags', 'one']), 422, 200],
  ['a list of two items', form(['name', 'x'], ['tags', 'one'], ['tags', 'two']), 422, 200],
  ['a list with too many', form(['name', 'x'], ['tags', '1'], ['tags', '2'], ['tags', '3']), 422, 422],
  ['a list that is JSON', form(['name', 'x'], ['colors', '[{"R":1,"G":2}]']), 422, 200],
  ['a list of numbers', form(['name', 'x'], ['sizes', '1']), 422, 200],
  ['a list of numbers that are none', form(['name', 'x'], ['sizes', 'one']), 422, 422],
  ['a part of JSON', form(['name', 'x'], ['color', '{"R":1,"G":2}']), 422, 200],
  ['a part of JSON that is not right', form(['name', 'x'], ['color', '{"R":1}']), 422, 422],
  ['a list of parts of JSON', form(['name', 'x'], ['colors', '{"R":1,"G":2}']), 422, 200],
  ['a list of one file', form(['name', 'x'], ['files', 'bytes']), 422, 200],
  ['a number', form(['name', 'x'], ['count', '5']), 200, 200],
  ['what is not there', form(['count', '5']), 422, 422],
  ['what is not known', form(['name', 'x'], ['other', '5']), 200, 200],
])('a multipart form is validated by the parsed values of its parts: %s', async (_, sent, prism, want) => {
  const mock = await serve(taking('multipart/form-data', { schema }));
  expect(await byPrism(mock, sent)).toBe(prism);
  expect(await byMock(mock, sent)).toBe(want);
});

const BINARY = { type: 'string', format: 'binary' };

test.each<readonly [schema: JsonObject, head: string, isFile: boolean]>([
  [BINARY, '', false],
  [listOf({ type: 'string', format: 'binary' }), '', false],
  [{ type: 'string', contentMediaType: 'image/png' }, '', false],
  [{ type: ['string', 'null'], format: 'binary' }, '', false],
  [{ type: 'string', format: 'binary' }, '; filename="a"', true],
  [{ type: 'string', format: 'binary' }, '\r\nContent-Type: image/png', true],
  [{ type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }, '', true],
  [{ type: 'string', contentMediaType: 'text/csv' }, '', true],
  [{ type: 'string', contentMediaType: 'application/xml' }, '', true],
  [{ type: 'string', contentMediaType: 'image/svg+xml' }, '', true],
  [{ anyOf: [BINARY, { type: 'null' }] }, '', false],
  [{ anyOf: [BINARY, { type: 'string', contentMediaType: 'image/png' }] }, '', false],
  [{ allOf: [BINARY], description: 'The photo' }, '', false],
  [{ anyOf: [BINARY, { type: 'string' }] }, '', true],
  [listOf({ oneOf: [BINARY, { type: 'string', format: 'uri' }] }), '', true],
  [{ type: 'string' }, '', true],
])('a file that is sent as a plain field is a violation: %j %j', async (file, head, isFile) => {
  const mock = await serve(taking('multipart/form-data', { schema: object({ file }) }));
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const body = `--b\r\nContent-Disposition: form-data; name="file"${head}\r\n\r\nx\r\n--b--\r\n`;
  expect(await byMock(mock, { target: '/a', headers, body })).toBe(200);
  const want = '/body/file is a file, but was sent as a field without a file name';
  expect(mock.violations().flatMap(({ violations }) => violations)).toEqual(isFile ? [] : [want]);
});

test.each<readonly [schema: JsonObject]>([
  [{ anyOf: [BINARY, { type: 'null' }] }],
  [{ type: ['string', 'null'], format: 'binary' }],
])('a file that may be null can be sent as an empty field: %j', async (file) => {
  const mock = await serve(taking('multipart/form-data', { schema: object({ file }) }));
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const body = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n\r\n--b--\r\n';
  expect(await byMock(mock, { target: '/a', headers, body })).toBe(200);
  expect(mock.violations()).toEqual([]);
});

test.each<readonly [body: string, prism: number, want: number]>([
  ['name=x&tags=one', 422, 200],
  ['name=x&tags=one&tags=two', 422, 200],
  ['name=x&sizes=1,2', 200, 200],
  ['name=x&sizes=1,x', 422, 422],
  ['name=x&color={"R":1,"G":2}', 422, 200],
  ['name=a+b%20c&count=5', 200, 200],
  ['count=5', 422, 422],
])('a URL-encoded form is validated by its parsed values: %s', async (body, prism, want) => {
  const encoding = { sizes: { style: 'form', explode: false, allowReserved: true } };
  const mock = await serve(taking('application/x-www-form-urlencoded', { schema, encoding }));
  const sent = { target: '/a', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
  expect(await byPrism(mock, sent)).toBe(prism);
  expect(await byMock(mock, sent)).toBe(want);
});

test.each<readonly [described: string, sent: string, body: string, want: number]>([
  ['*/*', 'application/json', '{"name":"x"}', 200],
  ['*/*', 'application/json', '{}', 422],
  ['application/*', 'application/merge-patch+json', '{}', 422],
  ['application/json; charset=utf-8', 'application/json', '{"name":"x"}', 200],
  ['application/json; charset=utf-8', 'application/json', '{}', 422],
])('a body described as %s and sent as %s is validated: %s', async (described, type, body, want) => {
  const mock = await serve(taking(described, { schema }));
  const sent = { target: '/a', headers: { 'content-type': type }, body };
  expect(await byPrism(mock, sent)).toBe(want);
  expect(await byMock(mock, sent)).toBe(want);
  expect(mock.violations()).toHaveLength(want === 200 ? 0 : 1);
});

test('unevaluated members are rejected, also if Prism accepts additional ones', async () => {
  const closed = { patternProperties: { '^x': {} }, unevaluatedProperties: false };
  const mock = await serve(taking('application/json', { schema: closed }));
  const sent = (body: string): Sent => ({ target: '/a', headers: { 'content-type': 'application/json' }, body });
  expect([await byPrism(mock, sent('{"y":1}')), await byMock(mock, sent('{"y":1}'))]).toEqual([422, 422]);
  expect([await byPrism(mock, sent('{"x":1}')), await byMock(mock, sent('{"x":1}'))]).toEqual([200, 200]);
});

test.each<readonly [format: string, right: string, wrong: string]>([
  ['ipv4', '127.0.0.1', 'nowhere'],
  ['ipv6', '::1', '127.0.0.1'],
  ['hostname', 'example.com', 'not a host'],
  ['uri', 'https://example.com', '%'],
  ['uri-reference', '/a?b', 'a b'],
  ['time', '10:00:00Z', '10:00'],
  ['duration', 'P1D', '1 day'],
  ['byte', 'YQ==', 'Y'],
  ['json-pointer', '/a', 'a'],
  ['regex', 'a+', '['],
])('the format %s is validated as by Prism, also in variants of a discriminator', async (format, ...texts) => {
  const schema = { type: 'string', format };
  const variant = object({ kind: { type: 'string' }, value: schema }, ['kind']);
  const choice = { oneOf: [ref('One'), ref('Other')], discriminator: { propertyName: 'kind' } };
  const parameters = [{ name: 'p', in: 'query', schema }];
  const plain = await serve({ '/a': { get: { parameters, responses: response } } });
  const result = await serve(taking('application/json', { schema: choice }), { One: variant, Other: variant });
  for (const [index, value] of texts.entries()) {
    const want = index === 0 ? 200 : 422;
    const target = `/a?p=${encodeURIComponent(value)}`;
    expect(await byPrism(plain, { target })).toBe(want);
    expect(await byMock(plain, { target })).toBe(want);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ kind: 'Other', value });
    // Prism does not know which of the two is meant.
    expect(await byPrism(result, { target: '/a', headers, body })).toBe(422);
    expect(await byMock(result, { target: '/a', headers, body })).toBe(want);
  }
});

test('an unknown format validates nothing', async () => {
  const parameters = [{ name: 'p', in: 'query', schema: { type: 'string', format: 'of-our-own' } }];
  const mock = await serve({ '/a': { get: { parameters, responses: response } } });
  expect(await byPrism(mock, { target: '/a?p=x' })).toBe(200);
  expect(await byMock(mock, { target: '/a?p=x' })).toBe(200);
  expect(mock.violations()).toEqual([]);
});

test('readOnly members are not required in requests, nor writeOnly members in responses', async () => {
  const thing = object(
    {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      password: { type: 'string', writeOnly: true },
    },
    ['id', 'name', 'password'],
  );
  const content = { 'application/json': { schema: thing } };
  const paths = { '/a': { post: { requestBody: { content }, responses: { 200: { description: '', content } } } } };
  const root: JsonObject = JSON.parse(JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }));
  const mock = await start(
    { platform: emptyPlatform, documents: [{ name: 'foreign', root }] },
    { port: 0, strict: true },
  );
  made.push(mock);
  const headers = { 'content-type': 'application/json' };
  const sent = { target: '/a', headers, body: '{"name":"x","password":"y"}' };
  expect(await byPrism(mock, sent)).toBe(200);
  expect(await byMock(mock, sent)).toBe(200);
  expect(mock.violations()).toEqual([]);
  expect(await byMock(mock, { ...sent, body: '{"name":"x"}' })).toBe(422);
});
