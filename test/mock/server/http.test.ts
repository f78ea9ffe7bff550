import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sendRequest, type RequestOptions } from '../support/send-request.ts';
import { documents, platformMock } from '../support/platform-mock.ts';
import { readDocument } from '#mock/document/served-document.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, statusOf } = await ownMock(platformMock({ maxBodyBytes: 100_000 }));

/** Sends bytes as they stand and gives what comes back until the connection ends. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(mock.url).port), '127.0.0.1', () => socket.write(text));
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
      if (response.includes('\r\n\r\n')) socket.end();
    });
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
}

test.each<[number, string, RequestOptions]>([
  [400, 'POST /support/checkbooks/search', {}],
  [401, 'GET /support/card-groups/1?group_id=1', { as: 'nobody' }],
  [402, 'GET /sales/orders/1', {}],
  [403, 'GET /support/card-groups/1?group_id=1', { as: 'validator' }],
  [404, 'GET /support/card-groups/none?group_id=1', {}],
  [405, 'DELETE /support/card-groups/search', {}],
  [406, 'GET /support/card-groups/1?group_id=1', { headers: { accept: 'application/xml' } }],
  [500, 'GET /sales/quotations/1', {}],
])(
  'R091 R092 an error of status %d has the body of an error, marked as the mock’s own: %s',
  async (wanted, request, options) => {
    mock.fault({ operation: 'getSalesOrder', status: 402 });
    mock.fault({ operation: 'getQuotation', status: 500 });
    const { status, json, headers } = await send(request, options);
    mock.clearFaults();
    expect(status).toBe(wanted);
    expect(headers.get('content-type')).toBe('application/json');
    expect(json).toMatchObject({ madeBy: 'mock', status: wanted });
  },
);

test('R096 an unknown path is 404', async () => {
  expect(await statusOf('GET /support/nothing')).toBe(404);
  expect(await statusOf('GET /')).toBe(404);
});

test.each([
  // "search" might be the identifier of a card group, too.
  ['DELETE /support/card-groups/search', 'GET, PATCH, POST'],
  ['PUT /projectmanagement/activities/1', 'GET'],
  ['GET /support/contracts', 'PUT'],
  ['PATCH /workforce/employees/1/business-cards/1', 'DELETE, POST'],
  ['POST /sales/quotations', 'PUT'],
])('R097 %s is 405 and lists the allowed methods: %s', async (request, allowed) => {
  const { status, headers } = await send(request);
  expect([status, headers.get('allow')]).toEqual([405, allowed]);
});

test.each(['GET /oauth/token', 'DELETE /jwt/login.html'])(
  'R097 R094 %s is 401 before 405 without credentials',
  async (request) => {
    expect(await statusOf(request, { as: '' })).toBe(405);
    expect(await statusOf('DELETE /support/card-groups/search', { as: '' })).toBe(401);
  },
);

test.each([
  ['application/xml', 406],
  ['application/json;q=0', 406],
  ['application/*', 200],
  ['text/html, */*;q=0.1', 200],
])('R098 Accept: %s is %d', async (accept, status) => {
  expect(await statusOf('GET /support/card-groups/1?group_id=1', { headers: { accept } })).toBe(status);
});

test('R012 R011 both content types are accepted and validated', async () => {
  const body = JSON.stringify({ name: 'Tools' });
  for (const type of ['application/json', 'text/plain', 'text/plain; charset=utf-8']) {
    expect(await statusOf('PUT /settings/applications', { body, headers: { 'content-type': type } })).toBe(200);
    expect(
      await statusOf('PUT /settings/applications', { body: '{"name":1}', headers: { 'content-type': type } }),
    ).toBe(400);
  }
  expect(await statusOf('PUT /settings/applications', { body, headers: { 'content-type': 'application/xml' } })).toBe(
    400,
  );
});

test('an idle connection stays open for a minute, so that a busy test does not send on one that is being closed', async () => {
  expect((await send('GET /support/card-groups/1?group_id=1')).headers.get('keep-alive')).toBe('timeout=60');
});

test('a compressed body is decoded; an error names its coding', async () => {
  const sendEncoded = (coding: string, body: string | Uint8Array<ArrayBuffer>) =>
    send('PUT /settings/applications', {
      body,
      headers: { 'content-type': 'application/json', 'content-encoding': coding },
    });
  expect((await sendEncoded('gzip', new Uint8Array(gzipSync('{"name":"Tools"}')))).status).toBe(200);
  const { status, text } = await sendEncoded('gzip', '{"name":"Tools"}');
  expect([status, text]).toEqual([400, expect.stringContaining('gzip')]);
  const spaces = (count: number) => new Uint8Array(gzipSync(`{"name":"Tools"}${' '.repeat(count)}`));
  expect((await sendEncoded('gzip', spaces(100_000 - 16))).status).toBe(200);
  const expanding = await sendEncoded('gzip', spaces(100_000 - 15));
  expect([expanding.status, expanding.text]).toEqual([400, expect.stringContaining('larger than 100000 bytes')]);
  expect((await sendEncoded('zstd', '{"name":"Tools"}')).status).toBe(415);
  expect((await sendEncoded('Identity', '{"name":"Tools"}')).status).toBe(200);
  const layers = (count: number): Uint8Array<ArrayBuffer> =>
    Array.from({ length: count }).reduce<Uint8Array<ArrayBuffer>>(
      (bytes) => new Uint8Array(gzipSync(bytes)),
      new TextEncoder().encode('{"name":"Tools"}'),
    );
  expect((await sendEncoded(Array(5).fill('gzip').join(), layers(5))).status).toBe(200);
  const { json } = await sendEncoded(Array(6).fill('gzip').join(', '), layers(6));
  expect(json).toMatchObject({ status: 400, message: 'The body has more than 5 content codings.' });
});

test('R015 an unknown property is 400, and the error names it', async () => {
  const { json, status } = await send('PUT /settings/applications', {
    json: { name: 'x', colour: 'red' },
  });
  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain('colour');
});

test.each([
  ['malformed JSON', '{"name":'],
  ['nothing but a bracket', '['],
  ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['an escaped prototype', '{"\\u005f_proto__":{"polluted":true}}'],
  ['a wrong escape', '{"name":"\\x"}'],
])('%s is 400 and changes nothing', async (_, body) => {
  expect(await statusOf('PUT /settings/applications', { body, headers: { 'content-type': 'application/json' } })).toBe(
    400,
  );
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('a body that is not UTF-8 is 400', async () => {
  const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
  expect(await statusOf('PUT /settings/applications', { body, headers: { 'content-type': 'application/json' } })).toBe(
    400,
  );
});

test('a body that is too large is 400, with and without a content length', async () => {
  const large = JSON.stringify({ name: 'x'.repeat(200_000) });
  expect(
    await statusOf('PUT /settings/applications', {
      body: large,
      headers: { 'content-type': 'application/json' },
    }),
  ).toBe(400);
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(large));
      controller.close();
    },
  });
  const request = new Request(`${mock.url}/rest/settings/applications`, {
    method: 'PUT',
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect((await fetch(request)).status).toBe(400);
});

test.each(['/rest/%', '/rest/%zz', '/rest/%ff%fe', '/rest/support/card-groups/%E0%A4%A'])(
  'the bad escape in %s is 400',
  async (target) => {
    expect(await raw(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400/);
  },
);

test.each(['/rest/../../etc/passwd', '/rest/support/../support', '//evil.example.com/rest', '/rest/..%2f..%2fetc'])(
  'the path traversal %s has no effect',
  async (target) => {
    expect(await raw(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 40[14]/);
  },
);

test('invalid HTTP is 400, and so are endless headers', async () => {
  expect(await raw('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect(await raw(`GET /rest HTTP/1.1\r\nHost: a\r\nX-A: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400/);
});

test('R091 requests that Node rejects have a documented status and body', async () => {
  expect(await raw('GET /rest HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400.*"madeBy":"mock"/s);
  const credentials = `Authorization: Basic ${btoa('technical:technical')}`;
  const head = `GET /rest/support/card-groups/1?group_id=1 HTTP/1.1\r\nHost: a\r\n${credentials}\r\nConnection: close`;
  expect(await raw(`${head}\r\nExpect: the-best\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200/);
  expect(await raw(head.replace('1.1', '1.0').replace('Host: a\r\n', '').concat('\r\n\r\n'))).toMatch(
    /^HTTP\/1\.1 200/,
  );
});

test('a path parameter is decoded after routing', async () => {
  expect(await statusOf('GET /support/card-groups/a%2Fb?group_id=1')).toBe(404);
});

test('R202 every operation of both documents is routed to itself', async () => {
  const [current, former] = (await documents()).map(readDocument);
  const { core } = mock;
  expect(core.operations).toHaveLength((current?.operations.length ?? 0) + (former?.operations.length ?? 0));
  for (const operation of core.operations) {
    const path = operation.path.replaceAll(/\{[^}]*\}/g, 'nothing-like-it');
    const prefix = operation.document.name === 'v2' ? '/v2/rest' : (operation.prefixes[0] ?? '');
    const response = await send(`${operation.method} ${prefix}${path}`, {
      as: operation.schemes.length === 0 ? '' : 'technical',
    });
    expect(response.status, operation.id).not.toBe(405);
    const [call] = mock.calls().slice(-1);
    expect(call?.operation, operation.id).toBe(operation.id);
  }
});

test('a mock that listens on all addresses prints a reachable URL', async () => {
  const everywhere = await platformMock({ host: '0.0.0.0' });
  expect(everywhere.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await sendRequest(everywhere, 'GET /__mock')).status).toBe(200);
  await everywhere.close();
});
