import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Json } from '../model/json.ts';
import type { Migration, RenameTable } from '../model/migration.ts';
import { below } from '../model/pointer.ts';
import type { Problems } from '../problems.ts';
import { checkTables } from './check-tables.ts';
import { decodeText } from './decode-text.ts';
import { type ParseSource, parseSource } from './parse-source.ts';
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
export async function loadRenames(
  folder: string,
  problems: Problems,
  { parse = parseSource }: { readonly parse?: ParseSource | undefined } = {},
): Promise<Migration> {
  const files = await readdir(folder).catch(() => undefined);
  if (files === undefined) {
    problems.report('file-unreadable', { file: folder, line: 1, column: 1 }, folder, 'there is no such folder');
    return { tables: [] };
  }
  const names = files.filter((file) => file.endsWith('.yaml')).toSorted();
  const loaded = await Promise.all(names.map((name) => loadTable(join(folder, name), problems, parse)));
  const tables = loaded.filter((table) => table !== undefined);
  await checkTables(tables, join(folder, 'renames.schema.json'), problems);
  return { tables: tables.map(({ name, entries, places = [] }) => ({ name, entries, places })) };
}

async function loadTable(path: string, problems: Problems, parse: ParseSource): Promise<LoadedTable | undefined> {
  const file = relative(process.cwd(), path);
  const text = decodeText(await readFile(path));
  if ('fault' in text) return void problems.report(text.fault, { file, line: 1, column: 1 }, file, text.reason);
  const positions = positionsOf(file, { syntax: 'yaml', text: text.text });
  const { value, faults } = parse(text, path);
  for (const fault of faults) problems.report(fault.code, positions.place(fault.offset), ...fault.details);
  const entries: readonly Json[] | undefined = Array.isArray(value) ? value : undefined;
  if (value !== undefined && entries === undefined) problems.report('table-not-list', { file, line: 1, column: 1 });
  if (entries === undefined) return undefined;
  const places = entries.map((_, index) => positions.place(positions.offset(below('', index))));
  return { name: basename(file, '.yaml'), entries, places, positions };
}
