// Runs in `npm run test:rest`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { folderWith } from '../generator/load/load-files.ts';
import { kindsOf } from './support/markdown-kinds.ts';
import { unplanned } from './support/unplanned-code.ts';

/** Names of an older interface that are more than names, and the words about them. */
const texts = [
  '*/ __PWN("x"); /*',
  '"); __PWN("x"); ("',
  "\\'); __PWN('x'); //",
  '`\u0024{__PWN("x")}`',
  'a\n| b | c |\n\n# no heading',
  '\u2028__PWN("x");\u2029',
  '<img src=x onerror=__PWN("x")>',
  '![a](http://localhost/a) [b](javascript:__PWN("x"))',
  '{{v2}} {{{v3}}}',
  'a|b`c',
  '\\',
  '__proto__',
  'constructor',
];

/** An interface with an operation, a field, a value and a parameter of a name. */
function documentOf(shape: string, name: string): string {
  const schema = { $ref: `#/components/schemas/${shape}` };
  const get = {
    operationId: name,
    parameters: [{ name, in: 'query', schema: { $ref: '#/components/schemas/Value' } }],
    responses: { 200: { description: name, content: { 'application/json': { schema } } } },
  };
  const fields: [string, object][] = [
    [name, { type: 'string', description: name }],
    ['same', { type: 'string' }],
    [`${name}, gone`, { type: 'string' }],
  ];
  const schemas = {
    [shape]: { type: 'object', properties: Object.fromEntries(fields) },
    Value: { type: 'string', enum: [name, 'same'] },
  };
  const info = { title: 'T', version: '1' };
  return JSON.stringify({
    openapi: '3.1.0',
    info,
    'x-package': { document: shape },
    paths: { '/t': { get } },
    components: { schemas },
  });
}

/** Tables that lead from a name to another one, and speak of it. */
function tablesOf(name: string): Readonly<Record<string, string>> {
  const said = { source: name, certainty: 'documented', note: name, review: { reason: 'meaning', note: name } };
  const owners = [{ v2: 'Older', v3: 'Newer' }];
  const path = `/t/${name}`;
  const tables = {
    schemas: { id: 'a', operation: 'rename', v2: 'Older', v3: 'Newer' },
    fields: { id: `b ${name}`, operation: 'rename', owners, v2: name, v3: 'field' },
    values: { id: 'c', operation: 'rename', owners: ['Value'], v2: name, v3: 'field' },
    parameters: { id: 'd', operation: 'rename', owners: [{ v2: name, v3: 'field' }], v2: name, v3: 'field' },
    endpoints: {
      id: 'e',
      counterpart: 'unknown',
      v2: { method: 'GET', path },
      unresolved: name,
    },
    identical: { id: 'f', kind: 'field', name: 'same', owners, unlike: [`b ${name}`], reason: name },
  };
  return Object.fromEntries(
    Object.entries(tables).map(([table, entry]) => [table, JSON.stringify([{ ...said, ...entry }])]),
  );
}

async function made(name: string): Promise<ReadonlyMap<string, string>> {
  const folder = folderWith({
    'new.json': documentOf('Newer', 'field'),
    'old.json': documentOf('Older', name),
  });
  mkdirSync(join(folder, 'renames'));
  for (const [table, text] of Object.entries(tablesOf(name)))
    writeFileSync(join(folder, `renames/${table}.yaml`), text);
  const [spec, oldSpec, renames] = ['new.json', 'old.json', 'renames'].map((file) => join(folder, file));
  return (await generate({ spec: spec ?? '', oldSpec: oldSpec ?? '', renames: renames ?? '' }, new Diagnostics()))
    .files;
}

test.for(texts)('%j in v2 and rename tables stays plain text in code and pages', async (text) => {
  const [harmless, files] = [await made('harmless'), await made(text)];
  expect(unplanned(files)).toEqual([]);
  expect(kindsOf(files.get('docs/migration.md'))).toEqual(kindsOf(harmless.get('docs/migration.md')));
  expect('polluted' in {}).toBe(false);
});
