import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArguments } from '#mock/cli/command.ts';
import type { Mock } from '#mock/start.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';

const PAGE = 'http://localhost:5173';
const READ = 'GET /workforce/employees/1';
let mock: Mock;
let closed: Mock;
beforeAll(async () => {
  mock = await platformMock({ cors: [PAGE, 'https://app.example.com'] });
  closed = await platformMock();
});
afterAll(() => Promise.all([mock.close(), closed.close()]));

const said = (headers: Headers): readonly string[] =>
  [...headers].filter(([name]) => name.startsWith('access-control-')).map((pair) => pair.join(': '));

test('a page of an allowed origin can call and read responses and errors', async () => {
  for (const options of [{}, { as: '' }]) {
    const { headers } = await sendRequest(mock, READ, { ...options, headers: { origin: PAGE } });
    expect(said(headers)).toEqual([
      'access-control-allow-credentials: true',
      `access-control-allow-origin: ${PAGE}`,
      'access-control-expose-headers: *',
    ]);
    expect(headers.get('vary')).toBe('Origin');
  }
});

test('a preflight gets a response, and is not recorded as a call', async () => {
  await mock.reset();
  const preflight = (origin: string): ReturnType<typeof sendRequest> =>
    sendRequest(mock, 'OPTIONS /support/contracts', {
      as: '',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const { status, headers } = await preflight('https://app.example.com');
  expect([status, ...said(headers)]).toEqual([
    204,
    'access-control-allow-credentials: true',
    'access-control-allow-headers: authorization,content-type',
    'access-control-allow-methods: PUT',
    'access-control-allow-origin: https://app.example.com',
    'access-control-expose-headers: *',
  ]);
  expect(mock.calls()).toEqual([]);
  expect(said((await preflight('https://evil.example.com')).headers)).toEqual([]);
});

test.each(['https://evil.example.com', 'null', `${PAGE}.evil.example.com`, 'http://localhost:5174'])(
  'a page of another origin gets no CORS headers: %s',
  async (origin) => {
    expect(said((await sendRequest(mock, READ, { headers: { origin } })).headers)).toEqual([]);
  },
);

test('without allowed origins no page can call', async () => {
  expect(said((await sendRequest(closed, READ, { headers: { origin: PAGE } })).headers)).toEqual([]);
});

test('the log says how to allow a page that was blocked', async () => {
  await closed.reset();
  const asked = {
    origin: PAGE,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization',
  };
  const { status, headers } = await sendRequest(closed, 'OPTIONS /support/contracts', { as: '', headers: asked });
  expect([status, ...said(headers)]).toEqual([403]);
  expect(closed.violations().map(({ method, violations }) => [method, ...violations])).toEqual([
    [
      'OPTIONS',
      `Pages of ${PAGE} cannot call this server. Allow the origin when you start the server: --cors, or "cors".`,
    ],
  ]);
  await closed.reset();
});

test.each(['*', 'null', 'localhost:5173', `${PAGE}/`, `${PAGE}/path`, 'file:///a'])(
  'an invalid origin is rejected at the start: %s',
  async (origin) => {
    await expect(platformMock({ cors: [origin] })).rejects.toThrow('is not an origin');
  },
);

test('the option may be repeated', () => {
  expect(readArguments(['--cors', PAGE, '--cors', 'https://app.example.com']).mock.cors).toEqual([
    PAGE,
    'https://app.example.com',
  ]);
});

test.each([
  ['one of another host', () => closed, 'https://evil.example.com', 403],
  ['one without a name', () => closed, 'null', 403],
  ['one of another port', () => closed, 'http://127.0.0.1:1', 403],
  ['one that is not named', () => mock, 'https://evil.example.com', 403],
  ['one that is named', () => mock, PAGE, 204],
  ['its own, as behind a proxy', () => closed, '', 204],
])('requests without a preflight, %s: %#', async (_, of, origin, want) => {
  const { url } = of();
  of().fault({ latencyMs: 1 });
  const headers = { origin: origin === '' ? url : origin, 'content-type': 'text/plain' };
  for (const path of ['/__mock/reset', '/%5F_mock/reset']) {
    const response = await fetch(url + path, { method: 'POST', headers, body: '' });
    expect([response.status, await response.text()]).toEqual([
      want,
      want === 403 ? expect.stringContaining('cannot call this server') : '',
    ]);
  }
  expect(of().faults()).toHaveLength(want === 403 ? 1 : 0);
  expect((await sendRequest(of(), READ, { headers })).status).toBe(want === 403 ? 403 : 200);
  await of().reset();
});
