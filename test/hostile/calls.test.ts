import { describe, expect, test } from 'vitest';
import { callsOf, clientOf, type Sdk, type Sent } from './support/import-generated.ts';

/** Requests of a client whose operations are all called with the same value. */
function callsWith(sdk: Sdk, value: string): Promise<readonly (Sent | undefined)[]> {
  const get = (_: object, name: string | symbol): unknown => (typeof name === 'string' ? value : undefined);
  return callsOf(sdk, new Proxy({}, { get, has: () => true }));
}

const attacks = ['.', '..', '%2e%2e', 'a/b', '', '?x', '#x', '\\', '//evil.example', 'a\r\nX: 1', '; a=b', '\u0000'];

describe.for(['009-path-injection.json', '049-protocol-relative-path.json', '159-template-parts.json'])(
  'a call of %s',
  (file) => {
    test('stays below the base URL for any value, or is not sent', async () => {
      const client = await clientOf(file);
      const harmless = await callsWith(client, 'x');
      expect(harmless.every((call) => call !== undefined)).toBe(true);
      for (const attack of attacks) {
        const calls = await callsWith(client, attack);
        for (const [index, call] of calls.entries()) {
          if (call === undefined) continue;
          expect([call.url.origin, call.url.hash, call.url.search], attack).toEqual(['http://localhost', '', '']);
          expect(call.url.pathname, attack).toMatch(/^\/base\//);
          expect(call.url.pathname.split('/').length, attack).toBe(harmless[index]?.url.pathname.split('/').length);
        }
      }
    });
  },
);

test.for(['157-param-override.json', '161-cookie-params.json'])(
  'a header of %s holds one value, and no line end or second cookie out of it',
  async (file) => {
    const client = await clientOf(file);
    const harmless = await callsWith(client, 'x');
    expect(harmless.every((call) => call !== undefined)).toBe(true);
    for (const attack of attacks) {
      for (const call of await callsWith(client, attack)) {
        const cookie = call?.headers.get('cookie') ?? '';
        expect(cookie.split(';').some((part) => part.trim() === 'a=b')).toBe(false);
        expect([...(call?.headers.keys() ?? [])]).not.toContain('x');
      }
    }
  },
);
