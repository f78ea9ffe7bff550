import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { hmacSha256 } from '#mock/identity/tokens.ts';

const SOURCE = join(import.meta.dirname, '../../../templates/runtime/mock-engine/src');

/** Creates an item and reads it, in a page that has nothing but web APIs. */
const PAGE = `
import { createCore, createFetch } from './core.ts';
const schema = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
const json = (content) => ({ 'application/json': { schema: content } });
const resource = (action) => ({ collection: 'things', action, id: 'thing_id' });
const root = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } },
  security: [{ basic: [] }],
  paths: {
    '/things': { post: { operationId: 'createThing', 'x-resource': resource('create'), requestBody: { content: json(schema) }, responses: { 201: { description: '', content: json({ type: 'string' }) } } } },
    '/things/{thing_id}': { get: { operationId: 'getThing', 'x-resource': resource('read'), parameters: [{ name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } }], responses: { 200: { description: '', content: json(schema) } } } },
  },
};
const user = { id: '1', login: 'ana', password: 'secret', code: 'ANA', name: 'Ana', firstName: '', company: '', companies: [], rights: [], technical: false, saml: false };
const platform = { behaviors: [], references: {}, keys: {}, aliases: {}, options: {}, identities: { users: [user], clients: [] } };
const core = createCore({ documents: [{ name: 'v1', root }], platform });
const call = async (method, target, body) => {
  const headers = { authorization: 'Basic ' + btoa('ana:secret'), 'content-type': 'application/json' };
  const response = await core.handle({ method, target, headers, body: new TextEncoder().encode(body ?? '') });
  return { status: response.status, body: JSON.parse(response.body) };
};
globalThis.result = (async () => {
  const created = await call('POST', '/things', '{"name":"Zoë"}');
  const invalid = await call('POST', '/things', '{"name":1}');
  const read = await call('GET', '/things/' + created.body);
  return JSON.stringify({ created, invalid: [invalid.status, invalid.body.issues], read, calls: core.control().calls().length });
})();
`;

test('the core runs in a browser: no import of node: modules, with reads and writes', async () => {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: SOURCE, loader: 'ts' },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    external: ['@stoplight/*'],
    define: { 'import.meta.url': '"about:blank"' },
    write: false,
  });
  const web = { URL, URLSearchParams, TextEncoder, TextDecoder, AbortController, structuredClone, performance };
  const context = createContext({ ...web, atob, btoa, console, setTimeout, clearTimeout });
  runInContext(outputFiles[0]?.text ?? '', context);
  const { created, invalid, read, calls } = JSON.parse(await runInContext('result', context));
  expect(created).toEqual({ status: 201, body: expect.stringMatching(/^\d+$/) });
  expect(invalid).toEqual([400, [{ path: '/body/name', message: 'must be string' }]]);
  expect(read).toEqual({ status: 200, body: { id: created.body, name: 'Zoë' } });
  expect(calls).toBe(3);
});

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('signs a message of %d bytes like Node', (length) => {
  const message = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
  for (const key of ['', 'mock', 'k'.repeat(64), 'k'.repeat(65)])
    expect(Buffer.from(hmacSha256(Buffer.from(key), message)).toString('hex')).toBe(
      createHmac('sha256', key).update(message).digest('hex'),
    );
});
