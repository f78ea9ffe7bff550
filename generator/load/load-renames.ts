import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { afresh, type Recall } from '../memory.ts';
import type { Json } from '../model/json.ts';
import type { Migration, RenameTable } from '../model/migration.ts';
import { below } from '../model/pointer.ts';
import { type Problem, Problems } from '../problems.ts';
import { checkTables, type Judges } from './check-tables.ts';
import { decodeText } from './decode-text.ts';
import { parseYaml } from './parse-yaml.ts';
import { positionsOf } from './positions.ts';
import type { Positions } from './source.ts';

/** A table of renames as it was read, with the places of what stands in it. */
export interface LoadedTable extends RenameTable {
  readonly positions: Positions;
}

/** What was made of tables before. */
export interface TableMemory {
  readonly judges?: Judges;
  /** What texts of tables hold, by file and text. */
  readonly tables?: Recall<ReadTable>;
}

/**
 * Loads the tables of renames: every `.yaml` file of a folder is one, named by its file. A `renames.schema.json` beside
 * them says what is asked of these beyond what is asked of any.
 */
export async function loadRenames(
  folder: string,
  problems: Problems,
  { judges = afresh, tables: recall = afresh }: TableMemory = {},
): Promise<Migration> {
  const files = await readdir(folder).catch(() => undefined);
  if (files === undefined) {
    problems.report('file-unreadable', { file: folder, line: 1, column: 1 }, folder, 'there is no such folder');
    return { tables: [] };
  }
  const names = files.filter((file) => file.endsWith('.yaml')).toSorted();
  const loaded = await Promise.all(names.map((name) => loadTable(join(folder, name), problems, recall)));
  const tables = loaded.filter((table) => table !== undefined);
  await checkTables(tables, { file: join(folder, 'renames.schema.json'), judges }, problems);
  return { tables: tables.map(({ name, entries, places = [] }) => ({ name, entries, places })) };
}

async function loadTable(
  path: string,
  problems: Problems,
  recall: Recall<ReadTable>,
): Promise<LoadedTable | undefined> {
  const file = relative(process.cwd(), path);
  const decoded = decodeText(await readFile(path));
  if ('fault' in decoded)
    return void problems.report(decoded.fault, { file, line: 1, column: 1 }, file, decoded.reason);
  const { table, found } = recall(`${path}\n${decoded.text}`, () => readTable(file, decoded.text));
  problems.add(found);
  return table;
}

/** What a text of a table holds, and what is wrong with it. */
export interface ReadTable {
  readonly table: LoadedTable | undefined;
  readonly found: readonly Problem[];
}

function readTable(file: string, text: string): ReadTable {
  const problems = new Problems();
  const positions = positionsOf(file, { syntax: 'yaml', text });
  const { value, faults } = parseYaml(text);
  for (const fault of faults) problems.report(fault.code, positions.place(fault.offset), ...fault.details);
  const entries: readonly Json[] | undefined = Array.isArray(value) ? value : undefined;
  if (value !== undefined && entries === undefined) problems.report('table-not-list', { file, line: 1, column: 1 });
  if (entries === undefined) return { table: undefined, found: problems.found };
  const places = entries.map((_, index) => positions.place(positions.offset(below('', index))));
  return { table: { name: basename(file, '.yaml'), entries, places, positions }, found: problems.found };
}
