// Runs in `npm run test:rest`.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('prism-missing');

const SOURCE = join(import.meta.dirname, '../../../templates/runtime/mock-engine/src/start.ts');
const PROGRAM = `
import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '@stoplight/prism-http') return next(specifier, context);
    throw Object.assign(new Error(process.argv[2]), { code: process.argv[3] });
  },
});
const { start } = await import(${JSON.stringify(SOURCE)});
const json = (schema, more) => ({ description: '', content: { 'application/json': { schema, ...more } } });
const item = { type: 'object', properties: { id: { type: 'string' } } };
const resource = (action) => ({ collection: 'items', action, ...(action === 'read' ? { id: 'id' } : {}) });
const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
const body = json({ type: 'object', properties: { n: { type: 'integer' } } });
const root = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/items': { post: { requestBody: body, 'x-resource': resource('create'), responses: { 201: json(item) } } },
    '/items/{id}': { parameters, get: { 'x-resource': resource('read'), responses: { 200: json(item) } } },
    '/example': { get: { responses: { 200: json({}, { example: 7 }) } } },
  },
};
const platform = { behaviors: [], references: {}, keys: {}, aliases: {}, options: {} };
const mock = await start({ platform, documents: [{ name: 'openapi', root }] }, { port: 0 });
await new Promise((resolve) => setTimeout(resolve, 200));
const call = async (path, init) => {
  const response = await mock.fetch(mock.url + path, init);
  const text = await response.text();
  return [path, response.status, mock.calls().at(-1).decidedBy, response.status < 400 ? text : JSON.parse(text).detail];
};
const headers = { 'content-type': 'application/json' };
const results = [
  await call('/items', { method: 'POST', headers, body: '{}' }),
  await call('/items', { method: 'POST', headers, body: '{"n":"x"}' }),
  await call('/items/900001'),
  await call('/items/none'),
  await call('/nowhere'),
  await call('/example'),
  await call('/example', { headers: { prefer: 'code=404' } }),
];
await mock.close();
console.log(JSON.stringify(results));
`;

test.each([
  [
    "Cannot find module '@stoplight/prism-http'\\nRequire stack:\\n- /home/me/app/mock.js",
    'MODULE_NOT_FOUND',
    'the package @stoplight/prism-http is not installed',
  ],
  ["Cannot find module 'lodash'", 'MODULE_NOT_FOUND', 'the package lodash is not installed'],
  [
    '/home/me/app/node_modules/x.js is broken',
    'ERR_REQUIRE_ASYNC_MODULE',
    'it cannot be loaded (ERR_REQUIRE_ASYNC_MODULE)',
  ],
])('without Prism (%s) all that it does not decide works, and the reason is named', (message, code, reason) => {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, PROGRAM);
  const { stdout, stderr } = spawnSync(process.execPath, [file, message, code], { encoding: 'utf8' });
  const named = `Prism, which decides responses that the state does not, is not available: ${reason}. Install @stoplight/prism-http.`;
  expect(stderr).toBe(`${named}\n`);
  expect(JSON.parse(stdout)).toEqual(
    [
      ['/items', 201, 'create items', '{"id":"900001"}'],
      ['/items', 422, 'validation', 'Your request is not valid.'],
      ['/items/900001', 200, 'read items', '{"id":"900001"}'],
      ['/items/none', 404, 'read items', undefined],
      ['/nowhere', 404, 'routing', expect.any(String)],
      ['/example', 200, 'example', '7'],
      ['/example', 501, 'Prism', named],
    ].map((row) => row.map((cell) => cell ?? null)),
  );
});
