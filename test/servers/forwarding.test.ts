import { describe, expect, test } from 'vitest';
import { findTargetError, forwardedHeaders, framingHeaders, parseTargetUrl } from '#shared/guard/forwarding.ts';
import { GuardOptionError } from '#shared/guard/request-guard.ts';

describe('the URL of the target', () => {
  test.each([
    ['http://localhost:8080/rest', '/rest'],
    ['HTTPS://api.example', '/'],
    ['http://api.example\\:70000', '/:70000'],
  ])('%s → accepted', (text, path) => {
    expect(parseTargetUrl(text, '--target').pathname).toBe(path);
  });

  test.each([
    ['', '--target needs a URL with http: or https:, not .'],
    ['api.example', '--target needs a URL with http: or https:, not api.example.'],
    ['ftp://api.example/a', '--target needs a URL with http: or https:, not ftp://api.example/a.'],
    ['xhttp://api.example', '--target needs a URL with http: or https:, not xhttp://api.example.'],
    ['http:/api.example', '--target needs a URL with http: or https:, not http:/api.example.'],
    ['http:///api.example', '--target needs a URL with http: or https:, not http:///api.example.'],
    ['http://u:secret@[bad', '--target needs a URL with http: or https:, not http://***@[bad.'],
    ['u:secret@api.example', '--target needs a URL with http: or https:, not ***@api.example.'],
    ['ftp://a/?key=secret', '--target needs a URL with http: or https:, not ftp://a/.'],
    ['ftp://a/#secret', '--target needs a URL with http: or https:, not ftp://a/.'],
    ['http://u@a/b', '--target must not contain credentials: http://***@a/b. Callers send their own.'],
    ['http://:secret@a/b?c', '--target must not contain credentials: http://***@a/b. Callers send their own.'],
    ['http://api.example:65536', '--target has the port 65536, but ports end at 65535: http://api.example:65536.'],
    ['https://u:secret@a:70000?b', '--target has the port 70000, but ports end at 65535: https://***@a:70000.'],
    ['xhttp://a:70000', '--target needs a URL with http: or https:, not xhttp://a:70000.'],
    ['http://[bad:65535', '--target needs a URL with http: or https:, not http://[bad:65535.'],
    ['http://u:sec\nret@a/b?c\nd', '--target must not contain credentials: http://***@a/b. Callers send their own.'],
    ['http://u:p@ss@a/b', '--target must not contain credentials: http://***@a/b. Callers send their own.'],
    ['https://a/b?secret', '--target must not contain a query or a fragment: https://a/b.'],
    ['https://a/b#secret', '--target must not contain a query or a fragment: https://a/b.'],
  ])('%j → %s', (text, message) => {
    expect(() => parseTargetUrl(text, '--target')).toThrow(new GuardOptionError(message));
  });

  test('with credentials → the advice of the server', () => {
    expect(() => parseTargetUrl('http://u@a', 'url', 'Use --users.')).toThrow(/: http:\/\/\*\*\*@a\. Use --users\.$/);
  });
});

describe('headers that are passed on', () => {
  const kept = { accept: 'a', 'x-list': ['1', '2'] };

  test.each([
    ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
    ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
  ])('%s → not passed on', (name) => {
    expect(forwardedHeaders({ ...kept, [name]: 'x' })).toEqual(kept);
  });

  test.each([
    ['keep-alive', ['x-a', 'x-b']],
    ['', ['x-a', 'x-b']],
    ['x-A', ['x-b']],
    ['close,  X-B ,x-a', []],
  ])('connection: %s → what it names is not passed on', (connection, names) => {
    const headers = forwardedHeaders({ connection, 'x-a': '1', 'x-b': '2', 'x-none': undefined });
    expect(Object.keys(headers)).toEqual(names);
  });
});

test.each([
  [{ 'content-length': '0' }, { 'content-length': '0' }],
  [{ 'content-length': '12', 'transfer-encoding': 'gzip' }, { 'content-length': '12' }],
  [{ 'transfer-encoding': 'identity, chunked', a: 'b' }, { 'transfer-encoding': 'chunked' }],
  [{ a: 'b' }, {}],
])('the body of a message with %j → is framed by %j', (headers, want) => {
  expect(framingHeaders(headers)).toEqual(want);
});

describe('the target of a request', () => {
  const NO_PATH = 'The target of the request is not a path: this server is not a forward proxy.';

  test.each([
    ...['/rest', '/rest/a..b', '/rest/..a', '/rest/...', '/a?b=/../c', '/rest/%2e', '/rest/%', '/rest/%zz/a'],
    ...['/rest/a%2e%2e', '/', '/%252525252e./a'],
  ])('%s → passed on', (target) => {
    expect(findTargetError(target, '/base')).toBeUndefined();
  });

  test.each([
    ...['/..', '/../admin', '/a/../../b', '/a/..', '/a\\..\\b', '/..?a', '/..;x=1/a', '/..%00/a', '/..%20/a'],
    ...[
      '/%2e%2e/a',
      '/%2E./a',
      '/%252e%252e/a',
      '/%25252e%25252e/a',
      '/%2525252e%2525252e/a',
      '/a%2f..%2fb',
      '/a%5c../b',
    ],
    ...['/%c0%ae%c0%ae/a', '/%C0%AE./a', '/%e0%80%ae./a', '/%25c0%25ae./a', '/a%c0%af..%C0%AFb', '/..%c1%9ca'],
  ])('%s → leads out', (target) => {
    expect(findTargetError(target, '/base')).toBe('The path leads out of /base.');
    expect(findTargetError(target, '')).toBeUndefined();
  });

  test.each(['http://other.example/', '*', '', 'rest', '?a'])('%j → no path', (target) => {
    expect(findTargetError(target, '')).toBe(NO_PATH);
    expect(findTargetError(target, '/base')).toBe(NO_PATH);
  });
});
