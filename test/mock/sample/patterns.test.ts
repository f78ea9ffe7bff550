import { expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';

/** An expression of ECMAScript 5.1, as OpenAPI 3.0 has them, that is none with Unicode. */
const OLD = String.raw`^(?:{[0-9]{2}}|x\-)$`;

test.each<[string, JsonObject, unknown, boolean]>([
  ['an old expression', { type: 'string', pattern: OLD }, '{12}', true],
  ['an old expression', { type: 'string', pattern: OLD }, 'x-', true],
  ['an old expression', { type: 'string', pattern: OLD }, 'y', false],
  ['an old expression for names', { patternProperties: { [OLD]: { type: 'number' } } }, { 'x-': 'y' }, false],
  ['one that Unicode changes', { type: 'string', pattern: '^.$' }, '😀', true],
  ['one that only Unicode has', { type: 'string', pattern: String.raw`^\p{Lu}$` }, 'É', true],
])('%s is interpreted as its document intends', (_, schema, value, isRight) => {
  const issues = new SchemaValidators({ openapi: '3.0.3' }, 'readOnly').validatorFor(schema)(value);
  expect(issues.length === 0).toBe(isRight);
});

test('a document with legacy patterns passes the check at the start, one with an invalid pattern fails it', async () => {
  const root = (pattern: string): JsonObject => ({
    openapi: '3.0.3',
    info: { title: 'Old', version: '1' },
    paths: {
      '/things': {
        get: {
          parameters: [{ name: 'of', in: 'query', schema: { type: 'string', pattern } }],
          responses: { 204: { description: '' } },
        },
      },
    },
  });
  const started = (pattern: string) =>
    start({ platform: emptyPlatform, documents: [{ name: 'old', root: root(pattern) }] });
  const mock = await started(OLD);
  expect((await mock.fetch(`${mock.url}/things?of=x-`)).status).toBe(204);
  expect(mock.violations()).toEqual([]);
  await mock.close();
  await expect(started('(')).rejects.toThrow('Invalid regular expression');
});
