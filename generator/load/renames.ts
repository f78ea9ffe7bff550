import { basename, join, relative } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type Json, type JsonObject, member, below, type Pointer } from '../model/json.ts';
import type { Migration, RenameTable } from '../model/migration.ts';
import { hasSides, readEntry, schemaOfSides } from './rename-keys.ts';
import type { Place, Diagnostics } from '../diagnostics/diagnostics.ts';
import { createPositions } from './positions.ts';
import { decodeText, listFiles, readBytes, readOptional } from './reader.ts';
import commonSchema from './renames.schema.json' with { type: 'json' };
import { type ParseSource, parseSource, type Positions } from './source.ts';

/** Name of the file that holds proposed entries, beside the tables. No tool applies them. */
export const PROPOSALS_FILE = 'proposals.yaml';

/** A rename table and the positions of its entries. */
interface LoadedTable extends RenameTable {
  readonly positions: Positions;
}

/** Options of {@link loadRenames}. */
export interface LoadRenamesOptions {
  /**
   * Parses the text of a table. A cache of parsed texts replaces it.
   *
   * @default parseSource
   */
  readonly parse?: ParseSource | undefined;
}

/**
 * Loads the rename tables of a migration: every `.yaml` file of a folder is a table with the name of the file. Each is
 * validated against the schema for all tables of its name, and against `renames.schema.json` in the folder, if there is
 * one.
 */
export async function loadRenames(
  folder: string,
  diagnostics: Diagnostics,
  { parse = parseSource }: LoadRenamesOptions = {},
): Promise<Migration> {
  const files = await listFiles(folder);
  if (files === undefined) {
    diagnostics.report('file-unreadable', { file: folder, line: 1, column: 1 }, folder, 'there is no such folder');
    return { tables: [] };
  }
  const paths = files.filter((path) => path.endsWith('.yaml') && basename(path) !== PROPOSALS_FILE);
  const loaded = await Promise.all(paths.map((path) => loadTable(path, diagnostics, parse)));
  const tables = loaded.filter((table) => table !== undefined);
  await validateTables(tables, join(folder, 'renames.schema.json'), diagnostics);
  return {
    tables: tables.map(({ name, entries, places = [] }) => ({ name, entries: entries.map(readEntry), places })),
  };
}

async function loadTable(path: string, diagnostics: Diagnostics, parse: ParseSource): Promise<LoadedTable | undefined> {
  const file = relative(process.cwd(), path);
  const start: Place = { file, line: 1, column: 1 };
  const text = decodeText(await readBytes(path));
  if ('fault' in text) return void diagnostics.report(text.fault, start, file, text.reason);
  const { syntax, value, faults } = parse(text, path);
  const positions = createPositions(file, text, { syntax });
  for (const fault of faults) diagnostics.report(fault.code, positions.place(fault.offset), ...fault.details);
  const entries: readonly Json[] | undefined = Array.isArray(value) ? value : undefined;
  if (value !== undefined && entries === undefined) diagnostics.report('table-not-list', start);
  if (entries === undefined) return undefined;
  const places = entries.map((_, index) => positions.place(positions.offset(below('', index))));
  return { name: basename(file, '.yaml'), entries, places, positions };
}

/** Returns the validator of tables of a name; `undefined` if the schema defines none. */
type ValidatorOf = (name: string) => ValidateFunction | undefined;

/** The schema in the folder of the tables. */
interface FolderSchema {
  readonly validatorOf: ValidatorOf;
  /** Returns the place of a definition. */
  readonly place: (pointer: Pointer) => Place;
}

async function validateTables(
  tables: readonly LoadedTable[],
  schemaFile: string,
  diagnostics: Diagnostics,
): Promise<void> {
  const folderSchema = await loadFolderSchema(schemaFile, diagnostics);
  const [common, ofSides] = [await compile(commonSchema), await compile(schemaOfSides(commonSchema))];
  for (const table of tables) {
    const [validate, validateSides] = [common(table.name), ofSides(table.name)];
    const errorsOf = (entry: Json): readonly ErrorObject[] =>
      errorsBy(hasSides(entry) ? validateSides : validate, [entry]);
    const errors = table.entries.flatMap((entry, index) => errorsOf(entry).map((error) => atIndex(error, index)));
    if (validate === undefined) diagnostics.report('table-unknown', placeIn(table, ''), table.name);
    else if (errors.length > 0) reportErrors(table, errors, diagnostics);
    else if (table.entries.length === 0) reportErrors(table, errorsBy(validate, []), diagnostics);
    else if (folderSchema !== undefined) validateByFolderSchema(table, folderSchema, diagnostics);
  }
}

function errorsBy(validate: ValidateFunction | undefined, entries: readonly Json[]): readonly ErrorObject[] {
  return validate === undefined || validate(entries) === true ? [] : (validate.errors ?? []);
}

function atIndex(error: ErrorObject, index: number): ErrorObject {
  return { ...error, instancePath: error.instancePath.replace(/^\/0/, `/${index}`) };
}

function validateByFolderSchema(
  table: LoadedTable,
  { validatorOf, place }: FolderSchema,
  diagnostics: Diagnostics,
): void {
  try {
    const validate = validatorOf(table.name);
    if (validate !== undefined && !validate(table.entries)) reportErrors(table, validate.errors ?? [], diagnostics);
  } catch (error) {
    // Ajv throws if it cannot compile a schema, or would recurse forever. This schema is the user's and may be
    // anything.
    const reason = error instanceof Error ? error.message : String(error);
    diagnostics.report('table-schema-invalid', place(below('/$defs', table.name)), table.name, reason);
  }
}

async function loadFolderSchema(file: string, diagnostics: Diagnostics): Promise<FolderSchema | undefined> {
  const bytes = await readOptional(file);
  if (bytes === undefined) return undefined;
  const text = { text: bytes.toString(), bytes };
  const { value: schema, faults, syntax } = parseSource(text, file);
  const positions = createPositions(relative(process.cwd(), file), text, { syntax });
  if (!isObject(schema) || faults.length > 0) {
    const place = positions.place(faults[0]?.offset ?? 0);
    return void diagnostics.report('syntax-invalid', place, 'JSON', 'it should hold one object');
  }
  return {
    validatorOf: await compile(schema),
    place: (pointer) => ({ ...positions.place(positions.offset(pointer)), pointer }),
  };
}

async function compile(schema: JsonObject): Promise<ValidatorOf> {
  const ajv = await createAjv();
  ajv.addSchema({ ...schema, $id: 'renames' });
  const isDefined = (name: string) => member(member(schema, '$defs'), name) !== undefined;
  return (name) => (isDefined(name) ? ajv.getSchema(`renames#/$defs/${name}`) : undefined);
}

async function createAjv(): Promise<Ajv2020> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  return new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    ownProperties: true,
    logger: false,
    // The tables have some hundred rows: optimizing the code takes longer than it saves.
    code: { optimize: false },
  });
}

/** Reports the errors of a table. Of a composed schema, only the errors inside of it. */
function reportErrors(table: LoadedTable, errors: readonly ErrorObject[], diagnostics: Diagnostics): void {
  const causes = errors.filter(({ keyword }) => !['if', 'allOf', 'anyOf', 'oneOf', 'not'].includes(keyword));
  for (const { instancePath, message, params } of causes.length > 0 ? causes : errors) {
    const values = Object.values(params).map((value) => JSON.stringify(value));
    const detail = values.length === 0 ? '' : ` (${values.join(', ')})`;
    diagnostics.report('rename-invalid', placeIn(table, instancePath), `${message ?? 'is not valid'}${detail}`);
  }
}

function placeIn({ positions }: LoadedTable, pointer: Pointer): Place {
  return { ...positions.place(positions.offset(pointer)), pointer };
}
