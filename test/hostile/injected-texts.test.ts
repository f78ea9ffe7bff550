// Runs in `npm run test:rest`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { folderWith } from '../generator/load/load-files.ts';
import { kindsOf } from './support/markdown-kinds.ts';
import { unplanned } from './support/unplanned-code.ts';

const texts = [
  '*/ __PWN("x"); /*',
  '\u2028__PWN("x");\u2029',
  '\n\n@deprecated\n\n# no heading',
  'no tag @deprecated',
  '<script>__PWN("x")</script> <!--',
  '![a](http://192.0.2.1/a) [b](javascript:__PWN("x"))',
  '# no heading',
  '1. no list',
  '=====',
  '``` | no code | ~~ ** __',
  '{{title}} {{{title}}} {{#each a}}',
  '","scripts":{"postinstall":"x"},"a":"',
  "'); __PWN('x'); ('",
  '\u0024{__PWN("x")} `',
  '\u001b]8;;http://192.0.2.1\u0007',
];

/** Generates from a document that has one text wherever it allows text. */
async function made(text: string): Promise<ReadonlyMap<string, string>> {
  const described = { description: text, 'x-replaced-by': text };
  const schema = {
    type: 'object',
    title: text,
    deprecated: true,
    ...described,
    properties: { a: { type: 'string', ...described, deprecated: true, default: text, example: text } },
  };
  const get = {
    operationId: 'getX',
    summary: text,
    ...described,
    tags: [text],
    deprecated: true,
    parameters: [{ name: text, in: 'query', ...described, schema: { type: 'string' } }],
    responses: {
      200: { description: text, content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
    },
    security: [{ key: [] }],
  };
  const document = {
    openapi: '3.1.0',
    info: { title: text, version: text, description: text },
    tags: [{ name: text, ...described }],
    paths: { [`/x/${text.replace(/[{}]/g, '')}`]: { get } },
    components: { schemas: { Thing: schema }, securitySchemes: { key: { type: 'apiKey', in: 'query', name: text } } },
  };
  const folder = folderWith({});
  writeFileSync(join(folder, 'root.json'), JSON.stringify(document));
  return (await generate({ spec: join(folder, 'root.json') }, new Diagnostics())).files;
}

test.for(texts)('%j stays plain text in code, packages and pages', async (text) => {
  const [harmless, files] = [await made('harmless'), await made(text)];
  expect(unplanned(files)).toEqual([]);
  for (const page of [...harmless.keys()].filter((path) => /^(sdk|mock)\/.*\.md$/.test(path)))
    expect(kindsOf(files.get(page)), page).toEqual(kindsOf(harmless.get(page)));
});
