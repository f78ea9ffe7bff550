import { expect, test } from 'vitest';
import { GuardOptionError, RequestGuard } from '#shared/guard/request-guard.ts';
import { APP, RULES } from './guard-rules.ts';

test.each(RULES)('the guard alone: $given → $want', ({ method = 'GET', headers, options, want }) => {
  const url = 'http://127.0.0.1:4010';
  const sent = { host: '127.0.0.1:4010', ...headers, ...(headers['origin'] === 'SELF' ? { origin: url } : {}) };
  expect(new RequestGuard(options).check({ method, headers: sent }).kind).toBe(want);
});

test.each([
  ...[
    'localhost',
    'LOCALHOST:80',
    'mock',
    'localhost.',
    '10.0.0.1',
    '255.255.255.255:65535',
    '[::1]',
    '[::ffff:1.2.3.4]:80',
  ],
  ...['a.b.localhost', 'a.localhost.', 'mock.internal:4010', 'mock.svc.cluster.local', ':80', ''],
])('the host %j → passed', (host) => {
  expect(new RequestGuard().check({ headers: { host } }).kind).toBe('passed');
});

test.each([
  ...['a.example', 'localhost.example', '1.2.3', '1.2.3.4.5', '1234.1.1.1', 'a.1.2.3.4', '1.2.3.4a', '[::1].example'],
  ...[
    '[g::1.example]',
    'a.localhost.example',
    'a.localhost:80.example',
    'x.internal.example',
    'a.internalb',
    'a.example:',
  ],
])('the host %j → rejected', (host) => {
  expect(new RequestGuard().check({ headers: { host } }).kind).toBe('rejected');
});

const foreign = { 'sec-fetch-site': 'cross-site' };
test.each([
  ['a link by HEAD', 'HEAD', { ...foreign, 'sec-fetch-mode': 'navigate' }, 'passed'],
  ['a link by PUT', 'PUT', { ...foreign, 'sec-fetch-mode': 'navigate' }, 'rejected'],
  ['an image', 'HEAD', { ...foreign, 'sec-fetch-mode': 'no-cors' }, 'rejected'],
  ['an address that the user typed', 'POST', { 'sec-fetch-site': 'none' }, 'passed'],
  ['an origin that is none', 'POST', { host: 'a', origin: 'x' }, 'rejected'],
  ['an origin that is none', 'POST', { origin: 'x' }, 'rejected'],
  ['a port inside an allowed host', 'GET', { host: 'a:80.example' }, 'rejected'],
  ['an origin with no host in the request', 'POST', { origin: 'http://a' }, 'rejected'],
  ['a referer that is none', 'GET', { ...foreign, referer: 'x' }, 'rejected'],
])('%s by %s with %j → %s', (_, method, headers, want) => {
  expect(new RequestGuard({ cors: [APP], allowHosts: ['a.example'] }).check({ method, headers }).kind).toBe(want);
});

test('a rejection → what is wrong, in 200 characters, and what to do', () => {
  const guard = new RequestGuard();
  expect(guard.check({ headers: { host: `${'a'.repeat(300)}.example` } })).toEqual({
    kind: 'rejected',
    status: 403,
    message: `This server is not called "${'a'.repeat(200)}".`,
    advice: 'Allow the host when you start the server: --allow-host, or "allowHosts".',
  });
  expect(guard.check({ headers: { origin: `http://${'a'.repeat(300)}` } })).toEqual({
    kind: 'rejected',
    status: 403,
    message: `Pages of http://${'a'.repeat(193)} cannot call this server.`,
    advice: 'Allow the origin when you start the server: --cors, or "cors".',
  });
  expect(guard.check({ headers: foreign })).toMatchObject({ message: 'Pages of null cannot call this server.' });
});

test('an allowed origin → the headers of CORS, also those of a preflight', () => {
  const guard = new RequestGuard({ cors: [APP] });
  const cors = {
    'access-control-allow-origin': APP,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': '*',
    vary: 'Origin',
  };
  const headers = { origin: APP, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'a, b' };
  const { 'access-control-request-headers': names, ...plain } = headers;
  const allowed = { ...cors, 'access-control-allow-methods': 'PUT' };
  const preflight = (given: object) => ({ kind: 'preflight', status: 204, headers: given });
  expect(guard.check({ method: 'OPTIONS', headers })).toEqual(
    preflight({ ...allowed, 'access-control-allow-headers': names }),
  );
  expect(guard.check({ method: 'OPTIONS', headers: plain })).toStrictEqual(preflight(allowed));
  for (const request of [
    { method: 'OPTIONS', headers: { origin: APP } },
    { method: 'PUT', headers },
  ])
    expect(guard.check(request)).toEqual({ kind: 'passed', headers: cors });
  expect(guard.check({ headers: {} })).toEqual({ kind: 'passed', headers: undefined });
});

test.each([
  ...['x', 'localhost:80', `${APP}/`, 'ftp://a', 'xhttp://a', 'null', 'HTTP://A', 'blob:http://a'].map(
    (cors) => [{ cors: [APP, cors] }, `${JSON.stringify(cors)} is not an origin. Write origins as`] as const,
  ),
  ...['', 'a:80', 'http://a', 'a/b', 'a..b', '.a', 'a.', 'a b', 'a.b c', 'ä'].map(
    (host) => [{ allowHosts: ['ab.b-c.d_1', host] }, `${JSON.stringify(host)} is not a host name. Write it`] as const,
  ),
])('the option %j → an error that says how to write it', (options, want) => {
  expect(() => new RequestGuard(options)).toThrow(want);
  expect(() => new RequestGuard(options)).toThrow(GuardOptionError);
});
