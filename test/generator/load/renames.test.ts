import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadRenames } from '../../../generator/load/load-renames.ts';
import { Problems } from '../../../generator/problems.ts';
import { type Files, folderWith, shown } from './loading.ts';

const schema = JSON.stringify({
  $defs: {
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, v2: { type: 'string' } },
        additionalProperties: false,
      },
    },
  },
});

const cases: readonly { readonly title: string; readonly given: Files; readonly want: readonly string[] }[] = [
  { title: 'a table', given: { 'fields.yaml': '- id: a\n- id: b\n  v2: c\n' }, want: [] },
  {
    title: 'an entry that lacks something',
    given: { 'fields.yaml': '- id: a\n- v2: c\n' },
    want: ['rename-invalid fields.yaml:2:3'],
  },
  {
    title: 'a value of the wrong type',
    given: { 'fields.yaml': '- id: a\n  v2: 1\n' },
    want: ['rename-invalid fields.yaml:2:3'],
  },
  {
    title: 'a table that the schema does not know',
    given: { 'colours.yaml': '- id: a\n' },
    want: ['table-unknown colours.yaml:1:1'],
  },
  { title: 'what is no list', given: { 'fields.yaml': 'id: a\n' }, want: ['table-not-list fields.yaml:1:1'] },
  { title: 'broken YAML', given: { 'fields.yaml': '- id: [a\n' }, want: ['syntax-invalid fields.yaml:2:1'] },
  { title: 'a key twice', given: { 'fields.yaml': '- id: a\n  id: b\n' }, want: ['key-duplicate fields.yaml:2:3'] },
];

describe('the rename tables', () => {
  test.for(cases)('$title: $want', async ({ given, want }) => {
    const problems = new Problems();
    await loadRenames(folderWith({ 'renames.schema.json': schema, ...given }), problems);
    expect(
      problems.found.map(({ code, address }) => `${code} ${typeof address === 'string' ? address : shown(address)}`),
    ).toEqual(want);
  });

  test.for([
    '{"$ref":"https://127.0.0.1:9/x"}',
    '{"$ref":"#/nope"}',
    '{"$ref":"#/$defs/fields"}',
    '{"items":{"properties":{"v2":{"pattern":"("}}}}',
    '{"type":"nope"}',
    '{"items":{"required":"x","enum":1}}',
  ])('are refused with the place of a definition that judges nothing: %s', async (fields) => {
    const problems = new Problems();
    const given = { 'renames.schema.json': `{"$defs":{"fields":${fields}}}`, 'fields.yaml': '- id: a\n' };
    await loadRenames(folderWith(given), problems);
    expect(problems.found.map(({ code, address }) => [code, address])).toEqual([
      ['table-schema-invalid', expect.objectContaining({ line: 1, column: 11, pointer: '/$defs/fields' })],
    ]);
  });

  test('come with the place of each entry', async () => {
    const { tables } = await loadRenames(
      folderWith({ 'renames.schema.json': schema, 'fields.yaml': '# first\n- id: a\n\n- id: b\n' }),
      new Problems(),
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

  test('of this repository are as their schema says', async () => {
    const problems = new Problems();
    const { tables } = await loadRenames(join(import.meta.dirname, '../../../spec/renames'), problems);
    expect(problems.found).toEqual([]);
    expect(tables.map(({ name }) => name)).toEqual([
      'endpoints',
      'fields',
      'identical',
      'parameters',
      'schemas',
      'values',
    ]);
  });

  test('that are not there are said so', async () => {
    const problems = new Problems();
    await loadRenames(join(folderWith({}), 'no'), problems);
    expect(problems.found).toMatchObject([{ code: 'file-unreadable' }]);
  });
});
