import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import { Problems } from '../../generator/problems.ts';
import { folderWith } from '../generator/load/loading.ts';
import { linkTemplates, writeOwn } from './support/lay-out-tree.ts';

const BASE = 'http://localhost/base';

type Callable = (request: object) => PromiseLike<unknown>;
interface Sdk {
  readonly createClient: (options: object) => object;
}
interface Sent {
  readonly url: URL;
  readonly headers: Headers;
}

/** The client of a hostile document. */
async function clientOf(file: string): Promise<Sdk> {
  const folder = folderWith({});
  const { files } = await generate({ spec: join(import.meta.dirname, 'fixtures', file) }, new Problems());
  linkTemplates(folder, writeOwn(folder, files));
  return (await import(pathToFileURL(join(folder, 'sdk/src/index.ts')).href)) as Sdk;
}

/** What a client sends when every operation is called with one value for everything. */
async function callsWith({ createClient }: Sdk, value: string): Promise<readonly (Sent | undefined)[]> {
  const sent: Sent[] = [];
  const send: typeof fetch = async (url, init) => {
    sent.push({ url: new URL(String(url)), headers: new Headers(init?.headers) });
    return new Response(null, { status: 204 });
  };
  const all = createClient({ baseUrl: BASE, fetch: send, retry: false });
  const request = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? value : undefined), has: () => true });
  const calls: (Sent | undefined)[] = [];
  for (const call of functionsOf(all)) {
    const before = sent.length;
    await call(request).then(undefined, () => undefined);
    calls.push(sent[before]);
  }
  return calls;
}

function functionsOf(facade: object): readonly Callable[] {
  return Object.entries(facade).flatMap(([name, value]): readonly Callable[] => {
    if (typeof value === 'function') return [value];
    return typeof value === 'object' && value !== null && name !== 'client' ? functionsOf(value) : [];
  });
}

const attacks = ['.', '..', '%2e%2e', 'a/b', '', '?x', '#x', '\\', '//evil.example', 'a\r\nX: 1', '; a=b', '\u0000'];

describe.for(['009-path-injection.json', '049-protocol-relative-path.json', '159-template-parts.json'])(
  'a call of %s',
  (file) => {
    test('goes to the base URL, below its path, whatever a value holds, or is not made', async () => {
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
