// Runs in `npm run test:rest`.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../../generator/generate.ts';
import { compileClients } from '../../corpus/compile-and-import.ts';
import { testFolder } from '../../support/temporary-folder.ts';
import { writeFiles } from '../../support/write-files.ts';
import { folderWith } from '../load/load-files.ts';

const song = '{ type: object, properties: { title: { type: string }, year: { type: integer } } }';
const wrapped = `{ type: object, properties: { song: ${song} } }`;
const done = "responses: { '204': { description: d } }";
const json = (schema: string): string => `content: { application/json: { schema: ${schema} } }`;
const success = (content: string): string => `responses: { '200': { description: d, ${content} } }`;
const id = 'parameters: [{ name: id, in: path, required: true, schema: { type: string } }]';

/** Paths, and what the client must contain because something was inferred from them. */
const PATHS: Readonly<Record<string, readonly [paths: string, contained: string]>> = {
  'a safe update without parameters': [
    `/settings: { get: { ${success(json(song))} }, put: { requestBody: { required: true, ${json(song)} }, ${done} } }`,
    'read: (client, _request, options) =>',
  ],
  'a safe update whose body has several media types': [
    `/songs/{id}: { ${id}, get: { ${success(json(wrapped))} }, put: { ${done}, requestBody: { content: {
      application/json: { schema: ${wrapped} },
      multipart/form-data: { schema: { type: object, properties: { 'song[title]': { type: string } } } },
      application/octet-stream: { schema: { type: string, format: binary } } } } } }`,
    "sent: ['song']",
  ],
  'pages of a list with several media types': [
    `/songs: { get: { parameters: [{ name: page, in: query, schema: { type: integer } }, { name: per_page, in: query, schema: { type: integer } }],
      ${success(`content: { application/json: { schema: { type: [array, 'null'], items: ${song} } }, text/json: { schema: { type: [array, 'null'], items: ${song} } }, text/csv: { schema: { type: string } } }`)} },
      post: { requestBody: { ${json(song)} }, responses: { '201': { description: d, ${json(song)} } } } }`,
    'PagedCall<',
  ],
  'a safe update whose read has several media types, in another group': [
    `/songs/{id}: { ${id}, get: { tags: [reading], ${success(`content: { application/json: { schema: ${song} }, text/csv: { schema: { type: string } } }`)} }, put: { tags: [writing], requestBody: { ${json(song)} }, ${success(`content: { application/json: { schema: ${song} }, text/csv: { schema: { type: string } } }`)} } }`,
    'UpdatePlan<',
  ],
  'validators of one media type with two parameters': [
    `/songs: { get: { ${success(`content: { application/json: { schema: ${song} }, application/json; charset=utf-8: { schema: ${wrapped} }, text/plain: { schema: { type: string } } }`)} } }`,
    "'200 application/json':",
  ],
};

test('the client of what is inferred compiles under the strictest options', async () => {
  const home = testFolder('inferred-clients');
  const trees: string[] = [];
  for (const [title, [paths, contained]] of Object.entries(PATHS)) {
    const text = `openapi: 3.1.0\ninfo: { title: Songs, version: '1' }\npaths:\n  ${paths}\n`;
    const spec = join(folderWith({ 'openapi.yaml': text }), 'openapi.yaml');
    const { files } = await generate({ spec, only: ['sdk', 'validators'], infer: true }, new Diagnostics());
    expect(
      [...files.values()].some((file) => file.includes(contained)),
      title,
    ).toBe(true);
    const tree = join(home, String(trees.length));
    writeFiles(tree, files);
    trees.push(tree);
  }
  expect(compileClients(home, trees)).toEqual([]);
});
