import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { afresh } from '../memory.ts';
import type { Json } from '../model/json.ts';
import type { Migration, RenameTable } from '../model/migration.ts';
import { below } from '../model/pointer.ts';
import type { Place, Problems } from '../problems.ts';
import { checkTables, type Judges } from './check-tables.ts';
import { decodeText } from './decode-text.ts';
import { parseYaml } from './parse-yaml.ts';
import { positionsOf } from './positions.ts';
import type { Positions } from './source.ts';

/** A table of renames as it was read, with the places of what stands in it. */
export interface LoadedTable extends RenameTable {
  readonly positions: Positions;
}

/**
 * Loads the tables of renames: every `.yaml` file of a folder is one, named by its file. A `renames.schema.json` beside
 * them says what is asked of these beyond what is asked of any.
 */
export async function loadRenames(folder: string, problems: Problems, judges: Judges = afresh): Promise<Migration> {
  const files = await readdir(folder).catch(() => undefined);
  if (files === undefined) {
    problems.report('file-unreadable', { file: folder, line: 1, column: 1 }, folder, 'there is no such folder');
    return { tables: [] };
  }
  const names = files.filter((file) => file.endsWith('.yaml')).toSorted();
  const loaded = await Promise.all(names.map((name) => loadTable(join(folder, name), problems)));
  const tables = loaded.filter((table) => table !== undefined);
  await checkTables(tables, { file: join(folder, 'renames.schema.json'), judges }, problems);
  return { tables: tables.map(({ name, entries, places = [] }) => ({ name, entries, places })) };
}

async function loadTable(path: string, problems: Problems): Promise<LoadedTable | undefined> {
  const file = relative(process.cwd(), path);
  const start: Place = { file, line: 1, column: 1 };
  const decoded = decodeText(await readFile(path));
  if ('fault' in decoded) return void problems.report(decoded.fault, start, file, decoded.reason);
  const positions = positionsOf({ name: file, text: decoded.text, syntax: 'yaml' });
  const { value, faults } = parseYaml(decoded.text);
  for (const fault of faults) problems.report(fault.code, positions.place(fault.offset), ...fault.details);
  if (value === undefined) return undefined;
  const list: readonly Json[] | undefined = Array.isArray(value) ? value : undefined;
  if (list === undefined) return void problems.report('table-not-list', start);
  const places = list.map((_, index) => positions.place(positions.offset(below('', index))));
  return { name: basename(path, '.yaml'), entries: list, places, positions };
}
