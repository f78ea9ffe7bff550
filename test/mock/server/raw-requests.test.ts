import { expect, test } from 'vitest';
import { platformMock } from '../support/platform-mock.ts';
import { sendRaw } from '../support/send-raw.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send } = await ownMock(platformMock({ allowHosts: ['a_b.example.com', 'xn--bcher-kva.example'] }));

const CREDENTIALS = `Authorization: Basic ${btoa('technical:technical')}\r\n`;
const TYPE = 'Content-Type: application/json\r\n';
const head = (request: string, fields: string): string => `${request} HTTP/1.1\r\n${fields}Connection: close\r\n\r\n`;
const get = (fields: string, path = '/rest/support/card-groups/1?group_id=1'): Promise<string> =>
  sendRaw(mock, head(`GET ${path}`, fields));
const put = (fields: string, body: string): Promise<string> =>
  sendRaw(mock, head('PUT /rest/settings/applications', `Host: a\r\n${CREDENTIALS}${fields}`) + body);

test.each([
  ['two hosts', `Host: a\r\nHost: b\r\n${CREDENTIALS}`, '"host\\" is repeated'],
  ['the same host twice', `Host: a\r\nHost: a\r\n${CREDENTIALS}`, '"host\\" is repeated'],
  ['a list of hosts', `Host: a, b\r\n${CREDENTIALS}`, 'is not the name of a host'],
  ['a host with a path', `Host: a/b\r\n${CREDENTIALS}`, 'is not the name of a host'],
  ['two credentials', `Host: a\r\n${CREDENTIALS}${CREDENTIALS}`, '"authorization\\" is repeated'],
])('a request with %s is 400 with an explanation', async (_, fields, want) => {
  const response = await get(fields);
  expect(response).toMatch(/^HTTP\/1\.1 400/);
  expect(response).toContain(want);
});

test.each(['', 'localhost', 'mine.localhost:4010', '[::1]:4010', 'a_b.example.com', 'xn--bcher-kva.example'])(
  'the host %j is valid',
  async (host) => {
    expect(await get(`Host: ${host}\r\n${CREDENTIALS}X-A: 1\r\nX-A: 2\r\n`)).toMatch(/^HTTP\/1\.1 200/);
  },
);

test.each([
  ['two hosts', 'GET /first HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 'GET /first', '"host" is repeated'],
  [
    'a head that is too large',
    `GET /first HTTP/1.1\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    'GET /first',
    'too large',
  ],
  ['no HTTP', 'HELO mock\r\n\r\n', ' ', 'is not HTTP'],
  [
    'a method in lower case',
    'patch /first HTTP/1.1\r\nHost: a\r\n\r\n',
    'patch /first',
    '"patch" is not an HTTP method',
  ],
  ['a greeting in TLS', '\u0016\u0003\u0001\u0000\u0005\u0001', ' ', 'Use a URL with http://'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', ' ', 'the mock supports HTTP/1.1'],
  ['a request to a proxy', 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n', 'CONNECT a:80', 'CONNECT is not supported'],
])('%s is 400 and a violation', async (_, bytes, called, want) => {
  await mock.reset();
  const response = await sendRaw(mock, bytes);
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  const { message } = JSON.parse(response.slice(response.indexOf('{')));
  expect(message).toContain(want);
  const calls = mock
    .violations()
    .map(({ method, target, status, violations }) => [`${method} ${target}`, status, ...violations]);
  expect(calls).toEqual([[called, 400, message]]);
});

test('an invalid request is a violation in the space that it names', async () => {
  await mock.reset();
  const cookie = `Cookie: ${'a'.repeat(20_000)}\r\n`;
  for (const field of ['X-Mock-Space: mine', 'Host: mine.localhost:4010'])
    await sendRaw(mock, `GET /first HTTP/1.1\r\n${field}\r\n${cookie}\r\n`);
  await sendRaw(mock, `GET /first HTTP/1.1\r\nX-Mock-Space: no name\r\n${cookie}\r\n`);
  expect([mock.violations().length, mock.space('mine').violations().length]).toEqual([0, 2]);
});

test('two hosts in HTTP/1.0 are 400 too', async () => {
  expect(await sendRaw(mock, 'GET /rest HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
});

test('a body with two content types is 400, and so is one with an unsupported coding', async () => {
  const body = '{"name":"Tools"}';
  const length = `Content-Length: ${body.length}\r\n`;
  expect(await put(`${TYPE}Content-Type: text/xml\r\n${length}`, body)).toMatch(/^HTTP\/1\.1 400.*"content-type/s);
  const chunks = `10\r\n${body}\r\n0\r\n\r\n`;
  expect(await put(`${TYPE}Transfer-Encoding: gzip, chunked\r\n`, chunks)).toMatch(/^HTTP\/1\.1 400.*gzip, chunked/s);
  expect(await put(`${TYPE}Transfer-Encoding: Chunked\r\n`, chunks)).toMatch(/^HTTP\/1\.1 200/);
});

test.each(['?group_id=%', '?group_id=%zz', '?group_id=1&%E9=1', '?group_id=1&name=50%'])(
  'the bad escape in the query %s is 400 and a violation',
  async (query) => {
    await mock.reset();
    const path = `/rest/support/card-groups/1${query}`;
    expect(await get(`Host: a\r\n${CREDENTIALS}`, path)).toMatch(/^HTTP\/1\.1 400.*invalid percent escape/s);
    expect(mock.violations().map(({ target }) => target)).toEqual([path]);
  },
);

test.each(['/rest/support/card-groups/1?group_id=1&name=C#', '/rest/support/card-groups/1#here?group_id=1'])(
  'the target %s, whose "#" is not escaped, is 400',
  async (path) => {
    expect(await get(`Host: a\r\n${CREDENTIALS}`, path)).toMatch(/^HTTP\/1\.1 400.*Encode it as \\"%23/s);
  },
);

test('the bad escape in a form is 400', async () => {
  const sendForm = (body: string) =>
    send('POST /oauth/token', {
      as: '',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const form =
    'grant_type=password&scope=read_write&client_id=client&client_secret=secret&username=technical&password=';
  expect((await sendForm(`${form}technical`)).status).toBe(200);
  const { status, text } = await sendForm(`${form}techn%E9cal`);
  expect([status, text]).toEqual([400, expect.stringContaining('invalid percent escape')]);
});

test.each([
  ['a tab', btoa('technical:technical').replace('n', '\tn')],
  ['what no Base64 has', `${btoa('technical:technical')}!`],
  ['three signs at the end', `${btoa('technical:technical')}=`],
])('credentials with %s are invalid', async (_, text) => {
  expect(await get(`Host: a\r\nAuthorization: Basic ${text}\r\n`)).toMatch(/^HTTP\/1\.1 401/);
});

test('a space is named by its host in capitals, too', async () => {
  const before = mock.space('capitals').calls().length;
  for (const host of ['capitals.localhost', 'CAPITALS.LOCALHOST:4010', 'Capitals.localhost.'])
    expect(await get(`Host: ${host}\r\n${CREDENTIALS}`)).toMatch(/^HTTP\/1\.1 200/);
  expect(mock.space('capitals').calls()).toHaveLength(before + 3);
});
