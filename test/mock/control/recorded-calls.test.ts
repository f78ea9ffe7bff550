import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Calls, createRecordedCall } from '#mock/control/calls.ts';
import { redactText } from '#mock/control/redact.ts';
import { start } from '#mock/start.ts';
import { sendRequest } from '../support/send-request.ts';
import { ownMock } from '../support/own-mock.ts';
import { platformMock, platformSource } from '../support/platform-mock.ts';

const CREATE = 'PUT /sales/quotations';

const { mock, send, statusOf, jsonOf } = await ownMock();

/** The status line of the response to a request whose target no client would send. */
function rawStatusOf(target: string, host = 'localhost'): Promise<string> {
  const credentials = `Authorization: Basic ${btoa('technical:technical')}`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(mock.url).port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${credentials}\r\nConnection: close\r\n\r\n`),
    );
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(response.slice(9, 12)));
    socket.on('error', reject);
  });
}

test.each([
  ['{"token":"hush"}', { token: '***' }],
  ['{"token":7}', { token: '***' }],
  ['{"a":[{"newPassword":{"b":"hush"}}]}', { a: [{ newPassword: '***' }] }],
  [String.raw`{"password":"a\"hush"}`, { password: '***' }],
  ['{"note":"token: hush, or not"}', { note: 'token: ***, or not' }],
  [String.raw`{"note":"my token: \"hush\" it is"}`, { note: 'my token: *** it is' }],
  ['{"apiKey":"hush","tokens":2}', { apiKey: '***', tokens: 2 }],
])('R078 a JSON body, %s, is recorded without its secrets', async (body, shown) => {
  await send(CREATE, { body, headers: { 'content-type': 'application/json' } });
  expect(await jsonOf('GET /__mock/calls')).toMatchObject([{ body: shown }]);
  const { json, text } = await send('GET /__mock/har');
  expect(json).toMatchObject({ log: { entries: [{ request: { postData: { text: JSON.stringify(shown) } } }] } });
  expect(text).not.toContain('hush');
});

test('R078 a violation that quotes a token is shown without it by all routes of the control API', async () => {
  await send('GET /approvalprocess/approvals/3?token:hush=1');
  expect(
    mock
      .violations()
      .flatMap(({ violations }) => violations)
      .join(),
  ).toContain('hush');
  for (const route of ['calls', 'violations', 'exchanges', 'har']) {
    const { text } = await send(`GET /__mock/${route}`);
    expect(text, route).toContain('token:***');
    expect(text, route).not.toContain('hush');
  }
});

test.each([
  ['https://d.cloudfront.net/x?Expires=1&Signature=hush&Key-Pair-Id=K', '?Expires=1&Signature=***&Key-Pair-Id=K'],
  ['<a href="https://b.s3.amazonaws.com/c?AWSAccessKeyId=K&amp;Signature=hush&amp;d=1">', 'Signature=***&amp;d=1'],
  ['/a?x-oss-signature=hush', '?x-oss-signature=***'],
  ['{"signature":"Ann","b":"signature: Ann"}', '{"signature":"Ann","b":"signature: Ann"}'],
])('R078 the signature of a URL in %s is redacted, and none of a person', (text, shown) => {
  expect(redactText(text)).toContain(shown);
  expect(redactText(text)).not.toContain('hush');
});

test.each([
  ['postgres://ann:hush@db/x', 'postgres://***@db/x'],
  ['git+https://hush@github.com/a', 'git+https://***@github.com/a'],
  ['npm://left-pad@1.0.0', 'npm://left-pad@1.0.0'],
  ['docker://image@sha256:0f1e', 'docker://image@sha256:0f1e'],
  ['git+ssh://git@github.com/a', 'git+ssh://git@github.com/a'],
])('the user of %s', (text, shown) => {
  expect(redactText(text)).toBe(shown);
});

test('R078 what is redacted already stays as it is, with the quote after it', () => {
  const command = "curl -H 'x-api-key: ***' --data-raw '{}'";
  expect(redactText(command)).toBe(command);
  expect(redactText('password=***abc')).toBe('password=***');
});

test('R078 a token is redacted wherever it is, and a long word is scanned once', () => {
  const token = 'eyJhbGciOi.eyJzdWIiOi.c2ln-bmF0';
  for (const before of ['', ' ', '"', '=', '/', ':']) expect(redactText(`${before}${token}`)).toBe(`${before}***`);
  const long = 'eyJ'.repeat(500_000);
  expect(redactText(long)).toBe(long);
});

test('R078 a part with a secret is redacted after any content, and only its header is searched', () => {
  const part = '\r\n--x\r\nContent-Disposition: form-data; name="password"\r\n\r\n';
  const content = 'name='.repeat(500_000);
  const start = performance.now();
  expect(redactText(`${content}${part}hush\r\n--x--`) === `${content}${part}***\r\n--x--`).toBe(true);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('R078 a body without a secret is recorded as sent, also if it is not JSON', async () => {
  for (const body of ['{ "name" : "x" , "sum" : 1.50 }', '{"name":', 'x']) {
    await send(CREATE, { body, headers: { 'content-type': 'application/json' } });
    expect((await send('GET /__mock/har')).text).toContain(JSON.stringify(body));
    await mock.reset();
  }
  await send(CREATE, {
    body: String.raw`{"password":"a\"hush","`,
    headers: { 'content-type': 'application/json' },
  });
  expect((await send('GET /__mock/har')).text).not.toContain('hush');
});

test.each<readonly [type: string, body: string, shown: string]>([
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="newPassword"\r\nContent-Type: text/plain\r\n\r\nhush\r\n-hush\r\n--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nseen\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data; name="newPassword"\r\nContent-Type: text/plain\r\n\r\n***\r\n--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nseen\r\n--b--\r\n',
  ],
  ['multipart/form-data; boundary=b', '--b\r\nx: name="token"\r\n\r\nhush', '--b\r\nx: name="token"\r\n\r\n***'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nx: name="secret"\r\n\r\n-----BEGIN KEY-----\r\nhush\r\n--other\r\nhush\r\n--b\r\nx: name="a"\r\n\r\n--seen\r\n--b--',
    '--b\r\nx: name="secret"\r\n\r\n***\r\n--b\r\nx: name="a"\r\n\r\n--seen\r\n--b--',
  ],
  ['multipart/form-data; boundary=b', '--b\r\nx: name=token\r\n\r\nhush', '--b\r\nx: name=token\r\n\r\n***'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nx: name = pass; a=b\r\n\r\nseen',
    '--b\r\nx: name = pass; a=b\r\n\r\nseen',
  ],
  [
    'application/xml',
    '<a><n:password x="1">hush</n:password><secret>hush</secret><passwords>seen</passwords></a>',
    '<a><n:password x="1">***</n:password><secret>***</secret><passwords>seen</passwords></a>',
  ],
])('secrets of a body of another type are redacted: %s', async (type, body, shown) => {
  await send(CREATE, { body, headers: { 'content-type': type } });
  expect(JSON.stringify(mock.har())).toContain(JSON.stringify(shown));
});

test('binary bodies are exported as Base64 without the secrets beside them', async () => {
  const [start, end] = [Buffer.from('--b\r\nContent-Disposition: form-data; name="content"\r\n\r\n'), '\r\n--b\r\n'];
  const image = Buffer.from([0xff, 0xd8, 0, 0x80, 0x0d, 0x0a]);
  const secret = 'Content-Disposition: form-data; name="token"\r\n\r\n';
  const body = (word: string): Buffer =>
    Buffer.concat([start, image, Buffer.from(`${end}${secret}${word}\r\n--b--\r\n`)]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const text = body('***').toString('base64');
  await send('POST /mobile/expenses/smart-scan', { body: new Uint8Array(body('hush')), headers });
  const inArchive = { request: { postData: { text, encoding: 'base64' } } };
  expect(mock.har()).toMatchObject({ log: { entries: [inArchive] } });
  expect(await jsonOf('GET /__mock/calls')).toMatchObject([{ body: text, bodyEncoding: 'base64' }]);
});

test('an image is exported as Base64', async () => {
  const url = `${mock.url}/rest/workforce/employees/1/avatar.png?s=8`;
  const response = await fetch(url, { headers: { authorization: `Basic ${btoa('technical:technical')}` } });
  const text = Buffer.from(await response.arrayBuffer()).toString('base64');
  expect(mock.har()).toMatchObject({
    log: { entries: [{ response: { status: 200, content: { mimeType: 'image/png', text, encoding: 'base64' } } }] },
  });
});

test('a text with many possible secrets is scanned once', () => {
  const many = ['name="password"\r\n\r\n', '<password ', '<password>', 'name="', 'password=', 'name="password"'];
  for (const text of [...many, 'name="password"\r\n', 'name="password"\r\n\r\n\r\n--', 'password\\'])
    expect(redactText(text.repeat(50_000)).length).toBeGreaterThan(0);
});

test.each([
  ['', ''],
  ['hush'.repeat(2_400_000), ''],
  ['\\"'.repeat(4_800_000), ''],
  ['\\'.repeat(9_600_000), '"'],
  ['hush', '", "other": "seen'],
  [String.raw`hush \" hush`, '", "other": "seen'],
])('a secret of the maximum length is redacted completely', (secret, after) => {
  expect(redactText(`{"password": "${secret}${after}`)).toBe(
    `{"password": "***"${after.startsWith('", ') ? after.slice(1) : ''}`,
  );
});

test.each([
  [String.raw`{"note":"token: \"hush\" it is`, '{"note":"token: *** it is'],
  [String.raw`{"note":"{\"password\":\"hush\",\"a\":1}`, String.raw`{"note":"{\"password\":\"***\",\"a\":1}`],
])('a secret in truncated JSON is redacted: %s', (text, shown) => {
  expect(redactText(text)).toBe(shown);
});

test('a body that is nested too deeply is recorded nevertheless', async () => {
  const body = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  await send(CREATE, { body, headers: { 'content-type': 'application/json' } });
  expect(await jsonOf('GET /__mock/calls')).toMatchObject([{ status: 400, body }]);
  expect(await jsonOf('GET /__mock/violations')).toHaveLength(1);
});

test.each(['//', '//other.example.com/path?a=1', '/\\other', '/rest/%zz', '*'])(
  'the call of %s is recorded as a violation, and exported',
  async (target) => {
    expect(await rawStatusOf(target, 'nohost')).toMatch(/^40[04]$/);
    expect(mock.violations()).toMatchObject([{ target, operation: '' }]);
    expect(mock.har(mock.url)).toMatchObject({ log: { entries: [{ request: { url: mock.url + target } }] } });
  },
);

test('an absolute target is accepted, and its host selects the space', async () => {
  const path = '/rest/support/card-groups/1?group_id=1';
  expect(await rawStatusOf(`http://mine.localhost${path}`)).toBe('200');
  expect(mock.calls()).toEqual([]);
  expect(mock.space('mine').calls('getCardGroup')).toMatchObject([{ target: path }]);
  expect(await rawStatusOf(`HTTP://localhost:4010${path}`)).toBe('200');
  expect(await rawStatusOf('http://localhost')).toBe('404');
  expect(await rawStatusOf('http://localhost?group_id=1')).toBe('404');
  for (const target of ['http://', 'http:/rest', 'ftp://localhost/rest', 'localhost/rest'])
    expect(await rawStatusOf(target), target).toBe('400');
});

test('a call with a violation is not dropped with the others', () => {
  const request = { method: 'PUT', target: '/', headers: {}, body: new Uint8Array(10) };
  const add = (calls: Calls, target: string, violations: readonly string[]): void =>
    calls.add(
      createRecordedCall(
        { ...request, target },
        { status: 204, headers: {} },
        { operation: 'put', login: '', startedAt: 0, durationMs: 0, decidedBy: 'example', violations, warnings: [] },
      ),
    );
  for (const most of [0, 2]) {
    const calls = new Calls(most);
    add(calls, '/broken', ['is wrong']);
    for (let count = 0; count < 5; count += 1) add(calls, '/right', []);
    add(calls, '/last', ['is wrong']);
    expect(calls.violating().map(({ target }) => target)).toEqual(['/broken', '/last']);
    for (let count = 0; count < 500; count += 1) add(calls, '/again', ['is wrong']);
    expect(calls.violating().length).toBeLessThan(110);
    calls.clear();
    expect(calls.violating()).toEqual([]);
  }
});

test.each([0, 2])('an expected call is found, also if only %d calls are recorded', async (callsPerSpace) => {
  const small = await platformMock({ callsPerSpace });
  small.expect('createQuotation', 1);
  small.expect({ operation: 'getQuotation', status: 404 });
  small.expect('createContract', 0);
  for (const request of [CREATE, 'PUT /support/contracts']) await sendRequest(small, request, { json: { name: 'x' } });
  for (let count = 0; count < 5; count += 1) await sendRequest(small, 'GET /sales/quotations/none');
  expect(small.verify()).toEqual(['{"operation":"createContract"}: expected 0, got 1']);
  await small.reset();
  expect(small.verify()).toEqual([]);
  await small.close();
});

test('a host names a space in process too, except the host of the mock itself', async () => {
  const path = '/rest/support/card-groups/1?group_id=1';
  const authorization = `Basic ${btoa('technical:technical')}`;
  const own = await start(await platformSource());
  for (const host of [new URL(own.url).host, 'mine.localhost', 'mine.localhost:80', 'localhost', 'erp.example.com'])
    expect((await own.fetch(`http://${host}${path}`, { headers: { authorization } })).status).toBe(200);
  expect(own.core.spaces).toEqual(['main', 'mine']);
  expect([own.calls().length, own.space('mine').calls().length]).toEqual([3, 2]);
  for (const [host, status] of [
    ['other.localhost.example.com', '403'],
    ['.localhost', '403'],
    ['localhost.', '200'],
  ] as const)
    expect(await rawStatusOf(path, host), host).toBe(status);
  expect(mock.calls()).toHaveLength(3);
  await own.close();
});

test('the object of a deleted space shows its later calls', async () => {
  for (const [control, headers] of [
    [mock, {}],
    [mock.space('held'), { 'X-Mock-Space': 'held' }],
  ] as const) {
    control.expect('createQuotation');
    expect(await statusOf('DELETE /__mock/space', { headers })).toBe(204);
    expect(control.verify()).toEqual([]);
    control.expect('createQuotation', 1);
    await send(CREATE, { json: [], headers });
    expect(control.violations()).toHaveLength(1);
    expect(control.verify()).toEqual([]);
    control.fault({ status: 503 });
    expect(await statusOf(CREATE, { json: {}, headers })).toBe(503);
    control.clearFaults();
  }
});

test('R098 an empty Accept header accepts anything', async () => {
  const response = await send('GET /support/card-groups/1?group_id=1', { headers: { accept: '' } });
  expect(response.status).toBe(200);
});
