import { expect, test } from 'vitest';
import type { Json } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';

/** A document of components that each refer to some of the others, as messages and chats do. */
async function responseOf(count: number, ways: readonly number[], target = '/x'): Promise<unknown> {
  const level = (index: number): Json => ({
    type: 'object',
    required: ['name', 'kind'],
    properties: {
      name: { type: 'string' },
      kind: { type: 'object', required: ['size'], properties: { size: { type: 'integer', minimum: 3 } } },
      count: { type: 'integer' },
      ...Object.fromEntries(
        ways.map((way) => [`to${way}`, { $ref: `#/components/schemas/C${(index + way) % count}` }]),
      ),
    },
  });
  const schemas = Object.fromEntries(Array.from({ length: count }, (_, index) => [`C${index}`, level(index)]));
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/C0' } } };
  const parameters = [{ name: 'size', in: 'query', schema: { type: 'integer' } }];
  const root = {
    openapi: '3.1.0',
    info: { title: 'Ring', version: '1' },
    paths: { '/x': { get: { parameters, responses: { 200: { description: '', content } } } } },
    components: { schemas },
  };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'ring', root }] });
  const responses = [await mock.fetch(mock.url + target), await mock.fetch(mock.url + target)];
  await mock.close();
  return Promise.all(responses.map(async (response) => [response.status, await response.json()]));
}

const least = { name: 'string', kind: { size: 3 }, count: 0 };

test('the sample of a schema too complex for Prism has its required members with plain values', async () => {
  const want = [200, least];
  expect(await responseOf(30, [1, 2, 3])).toEqual([want, want]);
});

test('the sample of a schema too large to be inlined has its required members with plain values', async () => {
  const want = [200, least];
  expect(await responseOf(60, [1, 7])).toEqual([want, want]);
});

test('issues of a request with such a schema are reported', async () => {
  const rejected = [422, expect.objectContaining({ title: 'Invalid request' })];
  expect(await responseOf(30, [1, 2, 3], '/x?size=z')).toEqual([rejected, rejected]);
});
