import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { map } from './kit.ts';

const ROOT = join(import.meta.dirname, '../..');
const guide = readFileSync(join(ROOT, 'generated/docs/migration.md'), 'utf8');

/** An entry of a table as it is written by hand. */
interface Written {
  readonly id: string;
  readonly source: string;
  readonly v2?: string | readonly string[] | { readonly method?: string; readonly path?: string };
}

const tables = ['schemas', 'fields', 'values', 'parameters', 'endpoints', 'identical'] as const;

function written(table: (typeof tables)[number]): readonly Written[] {
  return parse(readFileSync(join(ROOT, `spec/renames/${table}.yaml`), 'utf8')) as readonly Written[];
}

test.each(tables)('R121 every entry of %s is in the map with its source', (table) => {
  const found = new Map(map[table].map(({ id, source }) => [id, source]));
  expect(written(table).filter(({ id, source }) => found.get(id) !== source.replaceAll(/\s+/g, ' '))).toEqual([]);
  expect(map[table]).toHaveLength(written(table).length);
});

test.each(tables)('R121 every entry of %s is in the guide, with its old name and source', (table) => {
  const rows = guide.split('\n').filter((line) => line.startsWith('|'));
  const missing = written(table).filter(({ v2, source }) => {
    const names =
      typeof v2 === 'object' && !Array.isArray(v2) ? Object.values({ path: '', ...v2 }).slice(0, 1) : [v2 ?? []].flat();
    const lines = source.split('; ');
    return !rows.some(
      (row) => names.every((name) => row.includes(String(name))) && lines.every((line) => row.includes(line)),
    );
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('R118 the guide lists exactly the operations whose method is known to change', () => {
  const [, section = ''] = guide.split('## Methods\n');
  const rows = section
    .slice(0, section.indexOf('\n## '))
    .split('\n')
    .filter((line) => /^\| `/.test(line));
  const changing = map.endpoints.filter(({ v2, v3 }) => v3?.method !== undefined && v3.method !== v2.method);
  expect(rows.map((line) => line.match(/`([A-Z]+)[^`]*`/g)?.map((cell) => cell.slice(1).split(/[ `]/)[0]))).toEqual(
    changing.map(({ v2, v3 }) => [v2.method, v3?.method]),
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('R115 the guide says to keep the first report', () => {
  expect(guide).toMatch(/Keep this first report/);
});

test('R117 the map and the guide name the undocumented path tables', () => {
  const said = /complete tables for accounting, administration and CRM/;
  expect(guide).toMatch(said);
  expect(map.endpoints.filter(({ note = '' }) => said.test(note))).toHaveLength(1);
});

test('R121 the guide counts the changes of each table', () => {
  for (const [title, entries] of [
    ['Schemas', map.schemas],
    ['Fields', map.fields],
    ['Values', map.values],
    ['Parameters', map.parameters],
    ['Operations', map.endpoints],
  ] as const)
    expect(guide).toMatch(new RegExp(`^\\| \\[${title}\\]\\(#\\w+\\) +\\| ${entries.length} `, 'm'));
  const unknown = map.endpoints.filter(({ counterpart }) => counterpart === 'unknown').length;
  expect(guide).toContain(`${unknown} unknown`);
});
