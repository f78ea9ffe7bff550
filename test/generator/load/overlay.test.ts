import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Diagnostics, SpecError } from '../../../generator/diagnostics/diagnostics.ts';
import { loadSpecification } from '../../../generator/load/load.ts';
import type { JsonObject } from '../../../generator/model/json.ts';
import { documentWith, folderWith, reportOf } from './load-files.ts';

const overlay = (actions: string) => `overlay: 1.1.0\ninfo: { title: O, version: '1' }\nactions: ${actions}\n`;
const given = documentWith(`tags: [{ name: a }, { name: b }, { name: c }]
paths: { /a: { get: { operationId: x, tags: [a], responses: { 200: { description: '' } } } } }`);

async function loadWith(
  ...overlays: readonly string[]
): Promise<{ document: JsonObject; reported: readonly string[] }> {
  const files = overlays.map((text, index) => [`elsewhere/overlay${index}.yaml`, text] as const);
  const folder = folderWith({ 'api/root.yaml': given, ...Object.fromEntries(files) });
  const diagnostics = new Diagnostics();
  const { document } = await loadSpecification(join(folder, 'api/root.yaml'), diagnostics, {
    overlays: files.map(([name]) => join(folder, name)),
  });
  return { document, reported: diagnostics.list.map(reportOf) };
}

const LARGE = `{ target: '$.info', update: { x-large: ${'y'.repeat(1_000_000)} } }, `;
const DOUBLING = "{ target: '$.info', copy: '$' }, ";
const NESTING = "{ target: '$.info..x', update: { x: {} } }, { target: '$.info', update: { x: {} } }, ";

describe('an overlay', () => {
  test.for([
    {
      title: 'merges objects and replaces values',
      actions: "[{ target: '$.paths[*].get', update: { operationId: y, deprecated: true } }]",
      want: { paths: { '/a': { get: { operationId: 'y', deprecated: true, tags: ['a'] } } } },
    },
    {
      title: 'appends to lists',
      actions: "[{ target: '$.tags', update: { name: d } }, { target: '$.paths[*].get', update: { tags: [b] } }]",
      want: {
        tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }],
        paths: { '/a': { get: { tags: ['a', 'b'] } } },
      },
    },
    {
      title: 'removes several items of a list',
      actions: '[{ target: "$.tags[?@.name != \'b\']", remove: true }]',
      want: { tags: [{ name: 'b' }] },
    },
    {
      title: 'removes values and what they contain',
      actions: '[{ target: "$.tags[1,2]", remove: true }, { target: "$.paths..*", remove: true }]',
      want: { tags: [{ name: 'a' }], paths: {} },
    },
    {
      title: 'removes what a removed item comes before',
      actions: `[{ target: $, update: { x-list: [{ r: 1 }, [{ r: 1 }, 2], [3]] } }, { target: "$['x-list']..[?@.r]", remove: true }]`,
      want: { 'x-list': [[2], [3]] },
    },
    {
      title: 'copies a value (1.1)',
      actions: "[{ target: '$.paths', update: { /b: {} } }, { target: \"$.paths['/b']\", copy: \"$.paths['/a']\" }]",
      want: { paths: { '/b': { get: { operationId: 'x' } } } },
    },
    {
      title: 'takes __proto__ for a name',
      actions: "[{ target: '$.info', update: { __proto__: { polluted: true } } }]",
      want: { info: { title: 'T' } },
    },
  ])('$title', async ({ actions, want }) => {
    const { document, reported } = await loadWith(overlay(actions));
    expect(document).toMatchObject(want);
    expect(reported).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });

  test('is applied after the one before it', async () => {
    const rename = (id: string) => overlay(`[{ target: '$.paths[*].get', update: { operationId: ${id} } }]`);
    const { document } = await loadWith(rename('one'), rename('two'));
    expect(document).toMatchObject({ paths: { '/a': { get: { operationId: 'two' } } } });
  });

  test('that selects nothing is reported', async () => {
    const { reported } = await loadWith(overlay("[{ target: '$.gone', update: {} }]"));
    expect(reported).toEqual(['overlay-unused elsewhere/overlay0.yaml:3:11']);
  });

  test.for([
    { title: 'without actions', text: 'overlay: 1.0.0', want: 'it needs `overlay: 1.1.0` and `actions`' },
    { title: 'with a faulty JSONPath', text: overlay("[{ target: '$[', update: {} }]"), want: 'is not a JSONPath' },
    { title: 'without an effect', text: overlay("[{ target: '$.info' }]"), want: 'neither `update`, `copy` nor' },
    { title: 'that removes everything', text: overlay("[{ target: '$', remove: true }]"), want: 'cannot be removed' },
    {
      title: 'that doubles what it adds',
      text: overlay(`[${LARGE}${DOUBLING.repeat(80)}]`),
      want: 'add more than 67108864 bytes',
    },
    { title: 'that nests values', text: overlay(`[${NESTING.repeat(260)}]`), want: 'more than 256 levels deep' },
    { title: 'with a long JSONPath', text: overlay(`[{ target: $${'.a'.repeat(2050)}, remove: true }]`), want: '4096' },
  ])('$title is rejected', async ({ text, want }) => {
    await expect(loadWith(text)).rejects.toThrow(SpecError);
    await expect(loadWith(text)).rejects.toThrow(want);
  });
});
