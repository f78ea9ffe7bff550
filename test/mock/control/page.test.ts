import { describe, expect, test } from 'vitest';
import { platformMock } from '../support/platform-mock.ts';
import { sendRaw } from '../support/send-raw.ts';
import { ownMock } from '../support/own-mock.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const { mock, send, statusOf, jsonOf } = await ownMock(platformMock({ allowHosts: ['mock.example.com'] }));

describe('page', () => {
  test.each(['/', '/rest', '/rest/', '/__mock'])('a browser at %s is redirected to it', async (path) => {
    const response = await fetch(mock.url + path, { headers: BROWSER, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/__mock/']);
  });

  test('programs get JSON at the same addresses', async () => {
    expect(await jsonOf('GET /__mock')).toMatchObject({
      space: 'main',
      documents: ['v3', 'v2'],
      stateful: [
        { document: 'v3', operations: 66, stateful: 66 },
        { document: 'v2', operations: 46, stateful: 46 },
      ],
    });
    expect(await jsonOf('GET /__mock/')).toMatchObject({ space: 'main' });
    expect((await fetch(`${mock.url}/rest`)).status).toBe(401);
  });

  test('it loads nothing from outside and cannot be framed', async () => {
    const response = await fetch(`${mock.url}/__mock/`, { headers: BROWSER });
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    const loaded = [...text.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, path]) => path);
    expect(loaded).toEqual(['/__mock/page.css', '/__mock/page.js', '/__mock/har']);
    for (const path of [...loaded, '/__mock/results.js', '/__mock/controls.js'])
      expect((await fetch(`${mock.url}${path}`)).status).toBe(200);
  });

  test('its calls have numbers, continue after one, and hide secrets', async () => {
    await mock.reset();
    await send('GET /workforce/employees/1');
    await send('GET /workforce/employees/1');
    const all: unknown = await jsonOf('GET /__mock/exchanges');
    const first = Number(Reflect.get(Object(all), 'first'));
    expect(all).toMatchObject({ last: first + 1, calls: [{ number: first }, { number: first + 1 }] });
    expect(JSON.stringify(all)).not.toContain('dGVjaG5pY2Fs');
    const later: unknown = await jsonOf(`GET /__mock/exchanges?after=${first}`);
    expect(later).toMatchObject({ calls: [{ number: first + 1, decidedBy: 'read employees', status: 200 }] });
    expect(await statusOf('GET /__mock/exchanges?after=x')).toBe(400);
  });

  test('changes name what was written and deleted', async () => {
    await mock.reset();
    const created = await send('PUT /support/contracts', { json: { projectId: '1', regression: false } });
    const id = String(created.json);
    const json: unknown = await jsonOf('GET /__mock/changes');
    expect(json).toContainEqual(
      expect.objectContaining({
        collection: 'contracts',
        changes: [expect.objectContaining({ id, isDeleted: false })],
      }),
    );
  });
});

describe('stage that decided the response', () => {
  test.each([
    ['GET /workforce/employees/1', {}, /^read employees/],
    ['GET /workforce/employees/999999', {}, /^read employees/],
    ['GET /workforce/employees/1', { as: 'nobody' }, /^authentication$/],
    ['GET /nowhere', {}, /^routing$/],
    ['PUT /support/contracts', { json: { projectId: 5 } }, /^validation$/],
    [
      'PUT /support/contracts',
      { json: { projectId: '1', regression: false } },
      /^create contracts · A created resource belongs to .* \(R162\) · .* and \d+ more rules$/,
    ],
  ])('%s %o', async (request, options, decidedBy) => {
    await mock.reset();
    await send(request, options);
    expect(mock.calls()[0]?.decidedBy).toMatch(decidedBy);
  });

  test('fault', async () => {
    await mock.reset();
    mock.fault({ status: 503 });
    await send('GET /workforce/employees/1');
    expect(mock.calls()[0]?.decidedBy).toBe('fault');
    await mock.reset();
  });
});

describe('host of a request', () => {
  const statusFor = async (host: string, path = '/__mock'): Promise<string> =>
    (await sendRaw(mock, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).slice(9, 12);

  test.each(['evil.example', 'evil.example:4010', '127.0.0.1.evil.example', 'localhost.evil.example', 'evil.example.'])(
    'a name that may belong to another site cannot control the mock: %s',
    async (host) => {
      expect(await statusFor(host)).toBe('403');
      expect(await statusFor(host, '/%5F_mock')).toBe('403');
      expect(await statusFor(host, '/__mock/space/a/__mock/calls')).toBe('403');
    },
  );

  test.each([
    'localhost',
    'localhost:4010',
    '127.0.0.1',
    '[::1]:80',
    'mock',
    'a.localhost',
    'mock.example.com:80',
    'MOCK.example.com',
  ])('an address, localhost, a name without a dot or an allowed name can: %s', async (host) => {
    expect(await statusFor(host)).toBe('200');
  });

  test('a name with a scheme or a port cannot be allowed', async () => {
    await expect(platformMock({ allowHosts: ['http://mock.example.com'] })).rejects.toThrow('is not a host name');
  });
});
