import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emptyPlatform } from '../../templates/runtime/mock-engine/src/platform.ts';
import { decompress, EXPANDS } from '../../templates/runtime/verify-engine/src/har/decompress.ts';
import { verifyHar } from '../../templates/runtime/verify-engine/src/verify-har.ts';

const MIB = 1024 * 1024;
const TEXT = Buffer.from('{"name":1}');

test.each([
  ['gzip', gzipSync(TEXT), TEXT],
  [' X-GZIP', gzipSync(TEXT), TEXT],
  ['deflate', deflateSync(TEXT), TEXT],
  ['br', brotliCompressSync(TEXT), TEXT],
  ['gzip', TEXT, undefined],
  ['zstd', TEXT, undefined],
  ['constructor', TEXT, undefined],
])('%j → decompressed if the bytes have the coding', (coding, given, want) => {
  expect(decompress(given, coding)).toEqual(want);
});

test.each([
  { name: '1 MiB of zeros', given: () => Buffer.alloc(MIB), want: 'read' },
  { name: 'more than 1 MiB of zeros', given: () => Buffer.alloc(MIB + 1), want: EXPANDS },
  { name: '2 MiB that expand twice', given: () => Buffer.from(randomBytes(MIB).toString('hex')), want: 'read' },
])('$name → $want', ({ given, want }) => {
  const got = decompress(gzipSync(given(), { level: 1 }), 'gzip');
  expect(typeof got === 'string' ? got : 'read').toBe(want);
});

test('a response of a recording that expands too much is checked without its body', async () => {
  const content = { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } };
  const paths = { '/a': { get: { operationId: 'a', responses: { 200: { description: 'Fine.', content } } } } };
  const root = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths };
  const source = { platform: emptyPlatform, documents: [{ name: 'openapi', root }], model: 1, rules: [] };
  const text = gzipSync(`[${'1,'.repeat(15_000_000)}1]`).toString('base64');
  const entry = {
    request: { method: 'GET', url: 'http://api.example/a', headers: [] },
    response: { status: 200, headers: [], content: { mimeType: 'application/json', encoding: 'base64', text } },
  };
  const report = await verifyHar(source, [Buffer.from(JSON.stringify({ log: { entries: [entry] } }))]);
  expect(report).toMatchObject({ checked: 1, findings: [], skipped: { [EXPANDS]: 1 } });
});
