import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../generator/generate.ts';
import { testFolder } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

const reply = (mediaType: string): object => ({
  responses: { 200: { description: '', content: { [mediaType]: { schema: { $ref: '#/components/schemas/Thing' } } } } },
});
const int64 = { type: 'integer', format: 'int64' };
const DOCUMENT = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1' },
  paths: {
    '/one': { get: { operationId: 'getOne', ...reply('application/json') } },
    '/lines': { get: { operationId: 'getLines', ...reply('application/jsonl') } },
  },
  components: { schemas: { Thing: { properties: { id: int64, ids: { type: 'array', items: int64 } } } } },
};
const TEXT = '{"id":1,"ids":[9007199254740993,-9223372036854775808],"__proto__":9007199254740993}';

test.for([
  ['bigint', 'id?: number | bigint;', '[9007199254740993n,-9223372036854775808n]'],
  ['string', 'id?: number | string;', '["9007199254740993","-9223372036854775808"]'],
  ['error', 'id?: number;', 'ResponseParseError'],
  [undefined, 'id?: number;', '[9007199254740993n,-9223372036854775808n]'],
] as const)('with largeIntegers %s, 64-bit integers have the type %s and are read as %s', async (given) => {
  const [largeIntegers, type, want] = given;
  const folder = testFolder('integers');
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(DOCUMENT));
  const client = largeIntegers === undefined ? {} : { client: { largeIntegers } };
  const { files } = await generate(
    { spec: join(folder, 'openapi.json'), layout: 'source', importExtension: 'ts', only: ['sdk'], ...client },
    new Diagnostics(),
  );
  writeFiles(folder, { ...Object.fromEntries(files), 'package.json': '{"type":"module"}' });
  expect(files.get('types.ts')).toContain(type);
  const { createClient } = await import(pathToFileURL(join(folder, 'index.ts')).href);
  const types = { '/one': 'application/json', '/lines': 'application/jsonl' };
  const { operations } = createClient({
    baseUrl: 'https://a.test',
    fetch: async (url: string) =>
      new Response(TEXT, { headers: { 'content-type': types[new URL(url).pathname as keyof typeof types] } }),
  });
  const read = async (values: () => Promise<{ ids: readonly unknown[] }>): Promise<string> => {
    const { ids } = await values().catch(({ name }) => ({ ids: name }));
    if (typeof ids === 'string') return ids;
    return `[${ids.map((id: unknown) => (typeof id === 'bigint' ? `${id}n` : JSON.stringify(id))).join(',')}]`;
  };
  const first = async () => {
    for await (const item of await operations.getLines()) return item;
  };
  expect([await read(operations.getOne), await read(first)]).toEqual([want, want]);
});
