// Runs in `npm run test:rest`.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../../templates/runtime/mock-engine/src');

/** Reads a body whose bytes come one by one, each with 64 KB beside it; prints how many megabytes are kept. */
const BYTE_BY_BYTE = `
const { EventEmitter } = await import('node:events');
const { readRequestBody } = await import(${JSON.stringify(join(SOURCE, 'server/respond.ts'))});
const { ReceivedBytes } = await import(${JSON.stringify(join(SOURCE, '../../shared/guard/received-body.ts'))});
const request = Object.assign(new EventEmitter(), { headers: { 'transfer-encoding': 'chunked' } });
const sizes = [];
const limits = { maxBodyBytes: 5_000, received: new ReceivedBytes() };
readRequestBody(request, limits, (body) => sizes.push(body.byteLength));
for (let turn = 0; turn < 4_500; turn += 1) request.emit('data', Buffer.from(new ArrayBuffer(65_536), 0, 1));
await new Promise((resolve) => setImmediate(resolve));
gc();
const { arrayBuffers } = process.memoryUsage();
request.emit('end');
if (sizes.join() !== '4500') throw new Error('The body was not read: ' + sizes);
console.log(arrayBuffers / 2 ** 20);
`;

/** Asks with a hundred tokens for an example of a megabyte; prints the megabytes that are kept. */
const MANY_TOKENS = `
const { start } = await import(${JSON.stringify(join(SOURCE, 'start.ts'))});
const { emptyPlatform: platform } = await import(${JSON.stringify(join(SOURCE, 'platform.ts'))});
const content = { 'application/json': { schema: { type: 'object' }, example: { text: 'x'.repeat(2 ** 20) } } };
const root = {
  openapi: '3.1.0',
  info: { title: 'One', version: '1' },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{ token: [] }],
  paths: { '/x': { get: { responses: { 200: { description: '', content } } } } },
};
const mock = await start({ platform, documents: [{ name: 'one', root }] }, { callsPerSpace: 0 });
for (let token = 0; token < 100; token += 1) {
  const response = await mock.fetch(mock.url + '/x', { headers: { authorization: 'Bearer ' + token } });
  if (response.status !== 200) throw new Error(await response.text());
  await response.arrayBuffer();
}
gc();
console.log(process.memoryUsage().heapUsed / 2 ** 20);
await mock.close();
`;

async function printedBy(program: string): Promise<number> {
  const args = ['--expose-gc', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}

test('a body that arrives byte by byte needs no more memory than one in large chunks', async () => {
  expect(await printedBy(BYTE_BY_BYTE)).toBeLessThan(100);
});

test('an example is cached once for all callers', async () => {
  expect(await printedBy(MANY_TOKENS)).toBeLessThan(80);
});
