import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadRenames } from '../../../generator/load/renames.ts';
import type { Json } from '../../../generator/model/json.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { readGuide } from '../../package/support/guide.ts';
import { folderWith, reportOf } from './load-files.ts';
import type { Files } from '../../support/write-files.ts';

/** Requires more than the schema for all tables. */
const schema = JSON.stringify({ $defs: { fields: { items: { properties: { source: { pattern: '^notes' } } } } } });

/** Returns an entry of a table as a line of YAML. */
function entry(changes: Readonly<Record<string, Json>> = {}): string {
  const valid = { id: 'a', operation: 'rename', owners: ['Plant'], v2: 'label', v3: 'name', certainty: 'documented' };
  return `- ${JSON.stringify({ ...valid, source: 'notes L1', ...changes })}\n`;
}

/** Returns an entry with the keys of a new table. */
function keyed(changes: Readonly<Record<string, Json>>): string {
  return entry({ owners: [{ v2: 'Plant', v3: 'Tree' }], ...changes })
    .replaceAll('"v2"', '"from"')
    .replaceAll('"v3"', '"to"');
}

const cases: readonly { readonly title: string; readonly given: Files; readonly want: readonly string[] }[] = [
  { title: 'a table', given: { 'fields.yaml': entry() + entry({ id: 'b', v2: 'old name' }) }, want: [] },
  {
    title: 'a table with from and to',
    given: { 'fields.yaml': keyed({ operation: 'move', v2: 'from', v3: 'to.from' }) },
    want: [],
  },
  {
    title: 'an entry with keys of both kinds, in a table of both kinds',
    given: { 'fields.yaml': entry() + keyed({ id: 'b' }) + entry({ id: 'c', from: 'label' }) },
    want: ['rename-invalid fields.yaml:3:3'],
  },
  {
    title: 'an entry without a required member',
    given: { 'fields.yaml': `${entry()}- { id: b, operation: remove, owners: [Plant], v2: c, source: notes }\n` },
    want: ['rename-invalid fields.yaml:2:3'],
  },
  {
    title: 'a value of the wrong type',
    given: { 'fields.yaml': entry({ v2: 'c', source: 1 }) },
    want: ['rename-invalid fields.yaml:1:99'],
  },
  {
    title: 'a value that the schema of the folder rejects',
    given: { 'fields.yaml': entry({ source: 'hearsay' }) },
    want: ['rename-invalid fields.yaml:1:103'],
  },
  {
    title: 'a table with an unknown name',
    given: { 'colours.yaml': '- id: a\n' },
    want: ['table-unknown colours.yaml:1:1'],
  },
  {
    title: 'a table that is not a list',
    given: { 'fields.yaml': 'id: a\n' },
    want: ['table-not-list fields.yaml:1:1'],
  },
  { title: 'a syntax error', given: { 'fields.yaml': '- id: [a\n' }, want: ['syntax-invalid fields.yaml:1:7'] },
  {
    title: 'a duplicate key',
    given: { 'fields.yaml': entry().replace('{', '{ "id": "b", ') },
    want: ['key-duplicate fields.yaml:1:16'],
  },
];

describe('rename tables', () => {
  test.for(cases)('$title: $want', async ({ given, want }) => {
    const diagnostics = new Diagnostics();
    await loadRenames(folderWith({ 'renames.schema.json': schema, ...given }), diagnostics);
    expect(diagnostics.list.map(reportOf)).toEqual(want);
  });

  test('are the same with from and to as with v2 and v3', async () => {
    const sides = 'owners: [{ v2: Plant }], v2: from, v3: to, unresolved: no list, unresolvedSides: [v3]';
    const read = async (text: string) => {
      const table = `- { id: a, operation: rename, ${text}, source: notes, certainty: assumed }\n`;
      const { tables } = await loadRenames(folderWith({ 'fields.yaml': table }), new Diagnostics());
      return tables[0]?.entries;
    };
    const keys = sides.replaceAll('v2:', 'from:').replaceAll('v3:', 'to:').replace('[v3]', '[to]');
    expect(await read(keys)).toEqual(await read(sides));
    expect(await read(keys)).toHaveLength(1);
  });

  test.for([
    '{"$ref":"https://127.0.0.1:9/x"}',
    '{"$ref":"#/nope"}',
    '{"$ref":"#/$defs/fields"}',
    '{"items":{"properties":{"v2":{"pattern":"("}}}}',
    '{"type":"nope"}',
    '{"items":{"required":"x","enum":1}}',
  ])('report an invalid definition of the folder schema: %s', async (fields) => {
    const diagnostics = new Diagnostics();
    const given = { 'renames.schema.json': `{"$defs":{"fields":${fields}}}`, 'fields.yaml': entry() };
    await loadRenames(folderWith(given), diagnostics);
    expect(diagnostics.list.map(({ code, address }) => [code, address])).toEqual([
      ['table-schema-invalid', expect.objectContaining({ line: 1, column: 11, pointer: '/$defs/fields' })],
    ]);
  });

  test('have the place of each entry', async () => {
    const { tables } = await loadRenames(
      folderWith({ 'fields.yaml': `# first\n${entry()}\n${entry({ id: 'b' })}` }),
      new Diagnostics(),
    );
    expect(tables).toMatchObject([
      {
        name: 'fields',
        entries: [{ id: 'a' }, { id: 'b' }],
        places: [
          { line: 2, column: 3 },
          { line: 4, column: 3 },
        ],
      },
    ]);
  });

  test('of the examples in the guide are valid', async () => {
    const diagnostics = new Diagnostics();
    const { tables } = await loadRenames(folderWith(Object.fromEntries(readGuide().tables)), diagnostics);
    expect(diagnostics.list).toEqual([]);
    expect(tables.map(({ name, entries }) => `${name} ${entries.length}`)).toEqual(['endpoints 1', 'fields 3']);
  });

  test('of this repository are valid', async () => {
    const diagnostics = new Diagnostics();
    const { tables } = await loadRenames(join(import.meta.dirname, '../../../spec/renames'), diagnostics);
    expect(diagnostics.list).toEqual([]);
    expect(tables.map(({ name }) => name)).toEqual([
      'endpoints',
      'fields',
      'identical',
      'parameters',
      'schemas',
      'values',
    ]);
  });

  test('report a missing folder', async () => {
    const diagnostics = new Diagnostics();
    await loadRenames(join(folderWith({}), 'no'), diagnostics);
    expect(diagnostics.list).toMatchObject([{ code: 'file-unreadable' }]);
  });
});
