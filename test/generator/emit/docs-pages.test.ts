import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { docsEmitter } from '../../../generator/emit/docs/emit-docs.ts';
import type { JsonObject } from '../../../generator/model/json.ts';
import { print } from '../../../generator/write/print.ts';
import { integer, listOf, object } from '../../support/schemas.ts';

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });
const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Garden', version: '1' },
  servers: [{ url: 'https://garden.example.com', description: 'Production.' }],
  security: [{ key: [] }, { user: [] }],
  paths: {
    '/plants': {
      post: {
        operationId: 'createPlant',
        summary: 'Plants something',
        description: 'Needs <b>soil</b>. <script>alert(1)</script>',
        parameters: [
          {
            name: 'season',
            in: 'query',
            description: 'When to plant.',
            schema: reference('Season'),
            example: 'spring',
          },
        ],
        requestBody: {
          content: json(
            object(
              {
                name: { type: 'string', description: 'Its name.' },
                place: object({ row: integer }),
                labels: { type: 'object', additionalProperties: { type: 'string' } },
              },
              ['name'],
            ),
          ),
        },
        responses: {
          201: { description: 'Planted.', content: json(reference('Plant')) },
          400: { description: 'Wrong.', content: json(reference('Fault')) },
          404: { description: 'Missing.', content: json(reference('Fault')) },
        },
      },
    },
    '/status': { get: { operationId: 'getStatus', security: [], responses: { 204: { description: 'Running.' } } } },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, user: { type: 'http', scheme: 'basic' } },
    schemas: {
      Season: { type: 'string', enum: ['spring', 'autumn'] },
      Fault: object({ message: { type: 'string' } }),
      Item: object({ id: { type: 'string', description: 'Its key.' } }, ['id']),
      Plant: { allOf: [reference('Item'), object({ seasons: listOf(reference('Season')) })] },
    },
  },
};

/** Returns the pages without the spaces that align tables. */
async function pages(given: JsonObject = document): Promise<ReadonlyMap<string, string>> {
  const printed = await print(docsEmitter.emit(buildContract({ document: given }, new Diagnostics())));
  return new Map(
    [...printed].map(([path, text]) => [path.slice('docs/reference/'.length), text.replaceAll(/ +/g, ' ')]),
  );
}

describe('the page of an operation', () => {
  const page = pages().then((all) => all.get('operations/create-plant.md') ?? '');

  test.each([
    ['the description with its formatting, and other tags as text', 'Needs **soil**. &lt;script>alert(1)&lt;/script>'],
    ['the credentials', '**Authentication**: `key` (header `X-Key`), or `user` (HTTP Basic).'],
    [
      'a parameter with its values and its example',
      '| `season` | [`Season`](../schemas/season.md) | query | When to plant.<br>One of `"spring"`, `"autumn"`<br>Example: `"spring"` |',
    ],
    ['a required field of the body', '| `name` | string | required | Its name. |'],
    ['the fields of an inline object', '| `place.row` | number | | |'],
    ['the values of a map', '| `labels` | map of string | | |'],
    ['the fields of a response', '### Body of 201\n\n[`Plant`](../schemas/plant.md)\n'],
    ['inherited fields', '| `id` | string | required | Its key. |'],
    ['the fields of an error once', '<summary>Body of 400, 404</summary>'],
  ])('shows %s', async (_, want) => {
    expect(await page).toContain(want);
  });

  test('says that an operation needs no credential', async () => {
    expect((await pages()).get('operations/get-status.md')).toContain('**Authentication**: none.');
  });
});

test('an example that the document or the type does not allow -> samples of a request that both allow', async () => {
  const image: JsonObject = object(
    {
      name: { type: 'string', pattern: '^[a-z]{3}$' },
      size: { type: 'integer', minimum: 5 },
      note: { type: ['string', 'null'] },
    },
    ['name', 'note'],
  );
  const post: JsonObject = {
    operationId: 'createImage',
    parameters: [{ name: 'tag', in: 'query', required: true, schema: { type: 'string', pattern: '^v\\d$' } }],
    requestBody: { content: { 'application/json': { schema: image, example: { size: 3, name: 'abc' } } } },
    responses: { 204: { description: 'Created.' } },
  };
  const page = (await pages({ ...document, paths: { '/images': { post } } })).get('operations/create-image.md') ?? '';
  expect(page).toMatch(/\/images\?tag=v\d'/);
  expect(page).toContain('-d \'{ "name": "abc", "note": null }\'');
  const at: JsonObject = object({ at: { type: 'string', format: 'date' }, of: {} }, ['at']);
  const content: JsonObject = { 'application/json': { schema: at, example: { at: 'yesterday', of: 'Ana' } } };
  const dated = { post: { ...post, requestBody: { content } } };
  const other = (await pages({ ...document, paths: { '/images': dated } })).get('operations/create-image.md') ?? '';
  expect(other).toMatch(/-d '\{ "at": "\d{4}-\d\d-\d\d", "of": "Ana" \}'/);
});

const NAMED = '`id`$(id)\'"';
const FENCE = '@a\n```\n<img>';
const form = object({ a: { type: 'string' } });

test.each<readonly [type: string, content: JsonObject, header: string, body: readonly string[]]>([
  ['application/json', { schema: form, example: { a: NAMED } }, 'X-`id`', ['-d', JSON.stringify({ a: NAMED })]],
  ['text/plain; a="\'$(id)\'"', { schema: { type: 'string' }, example: FENCE }, 'X-Key', ['--data-raw', FENCE]],
  ['multipart/form-data', { schema: form, example: { a: '</a' } }, 'X-$a!a', ['--form-string', 'a=</a']],
  ['application/x-www-form-urlencoded', { schema: form, example: { a: '@a' } }, 'k', ['--data-urlencode', 'a=@a']],
])('the shell calls curl with the texts of a request of %s, and executes none', async (type, content, header, body) => {
  const keys = { key: { type: 'apiKey', in: 'header', name: header } };
  const post = {
    operationId: 'sendA',
    requestBody: { content: { [type]: content } },
    responses: { 204: { description: '' } },
  };
  const given = {
    ...document,
    security: [{ key: [] }],
    components: { securitySchemes: keys },
    paths: { [`/${NAMED}`]: { post } },
  };
  const page = (await pages(given)).get('operations/send-a.md') ?? '';
  const [, , sample = ''] = /^(`+)sh \[curl\]\n([\s\S]*?)\n\1$/m.exec(page) ?? [];
  const script = `curl() { printf '%s\\0' "$@"; }\n${sample}`;
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_KEY: 'KEY' } });
  const mediaType = /form/.test(type) ? [] : ['-H', `Content-Type: ${type}`];
  const [method, verb, url, ...args] = stdout.split('\0');
  expect(stderr).toBe('');
  expect([method, verb, url]).toEqual(['-X', 'POST', `https://garden.example.com/${NAMED}`]);
  expect(args.map((text) => text.replace(/^\{ (.*) \}$/, '{$1}').replace('": "', '":"'))).toEqual([
    ...['-H', `${header}: KEY`],
    ...mediaType,
    ...body,
    '',
  ]);
});

test('the page of a schema shows what it extends, the values of its fields, and an example', async () => {
  const page = (await pages()).get('schemas/plant.md') ?? '';
  expect(page).toContain('Has the members of [`Item`](../schemas/item.md), which the table includes.');
  expect(page).toContain('| `seasons` | array of [`Season`](../schemas/season.md) | | One of `"spring"`, `"autumn"` |');
  expect(page).toContain('```json\n{ "id": "text" }');
});

test('the overview shows servers and credentials', async () => {
  const page = (await pages()).get('index.md') ?? '';
  expect(page).toContain('- `https://garden.example.com`: Production.');
  expect(page).toContain('### key\n\nheader `X-Key`');
});
