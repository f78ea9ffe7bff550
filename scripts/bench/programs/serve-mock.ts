/**
 * Starts one of the measured servers and prints its address: `bare`, `backend` for openapi-backend, `scalar`, `msw`,
 * `inferred` for our mock with the state that the document implies, `plain` for our mock without any state, or our mock
 * with the options that follow.
 */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { bodyValidators } from '../../../generated/mock/src/validators/v3.ts';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import type { JsonObject } from '../../../templates/runtime/mock-engine/src/json.ts';
import { start } from '../../../templates/runtime/mock-engine/src/start.ts';
import { emptyPlatform } from '../../../templates/runtime/mock-engine/src/platform.ts';
import { withoutState } from '../../../test/mock/support/request-prism.ts';

const [kind = 'bare', file = '', store] = process.argv.slice(2);

function rootOf(path: string): JsonObject {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function print(server: Server): void {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
}

if (kind === 'bare') {
  const server = createServer((request, response) => {
    request.on('data', () => {});
    request.on('end', () => {
      const body = '{"id":"1","name":"pin"}';
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
    });
  }).listen(0, '127.0.0.1', () => print(server));
} else if (kind === 'backend' || kind === 'scalar' || kind === 'msw') {
  // Loaded here only, so that they cost the others nothing.
  const { mswServer, openApiBackend, scalarMockServer } = await import('./peer-servers.ts');
  const create = { backend: openApiBackend, scalar: scalarMockServer, msw: mswServer }[kind];
  const server = (await create(rootOf(file))).listen(0, '127.0.0.1', () => print(server));
} else if (kind === 'inferred') {
  const { loadDocument } = await import('../../../templates/runtime/mock-engine/src/load/load-document.ts');
  const mock = await start(await loadDocument(file, { check: false }), { port: 0, check: false });
  console.log(mock.url);
} else {
  const size = Number(process.env['BENCH_SIZE'] ?? '1');
  const root = rootOf(file);
  const served =
    kind === 'plain'
      ? { platform: emptyPlatform, document: { root: withoutState(root) } }
      : { platform, document: { root, bodyValidators } };
  const mock = await start(
    { platform: served.platform, documents: [{ name: 'v3', ...served.document }] },
    { port: 0, seed: 7, size, ...(store === undefined ? {} : { store }) },
  );
  console.log(mock.url);
}
