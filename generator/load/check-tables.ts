import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import type { Place, Problems } from '../problems.ts';
import { parseJson } from './parse-json.ts';
import { positionsOf } from './positions.ts';
import type { LoadedTable } from './load-renames.ts';
import anyTables from './schema/renames.schema.json' with { type: 'json' };

/** What judges a table of a name, where a schema has a definition of it. */
type ValidatorOf = (name: string) => ValidateFunction | undefined;

/** A schema that stands beside the tables. */
interface TableSchema {
  readonly validatorOf: ValidatorOf;
  /** Where a definition stands. */
  readonly place: (pointer: Pointer) => Place;
}

/**
 * Checks tables of renames: each against what holds for any table of its name, and against the JSON Schema that may
 * stand beside them.
 */
export async function checkTables(
  tables: readonly LoadedTable[],
  schemaFile: string,
  problems: Problems,
): Promise<void> {
  const own = await readSchema(schemaFile, problems);
  const validatorOf = await validatorsBy(anyTables);
  for (const table of tables) {
    const validate = validatorOf(table.name);
    if (validate === undefined) problems.report('table-unknown', placeIn(table, ''), table.name);
    else if (!validate(table.entries)) tell(table, validate.errors ?? [], problems);
    else if (own !== undefined) checkByOwn(table, own, problems);
  }
}

function checkByOwn(table: LoadedTable, { validatorOf, place }: TableSchema, problems: Problems): void {
  try {
    const validate = validatorOf(table.name);
    if (validate !== undefined && !validate(table.entries)) tell(table, validate.errors ?? [], problems);
  } catch (error) {
    // Ajv throws for what it cannot compile or would never end with: the schema comes with the tables, and may be
    // anything.
    const reason = error instanceof Error ? error.message : String(error);
    problems.report('table-schema-invalid', place(below('/$defs', table.name)), table.name, reason);
  }
}

async function readSchema(file: string, problems: Problems): Promise<TableSchema | undefined> {
  const name = relative(process.cwd(), file);
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const { value: schema, faults } = parseJson({ text: bytes.toString(), bytes });
  const positions = positionsOf(name, { syntax: 'json', bytes, ends: new Map() });
  if (!isObject(schema) || faults.length > 0)
    return void problems.report(
      'syntax-invalid',
      positions.place(faults[0]?.offset ?? 0),
      'JSON',
      'it should hold one object',
    );
  return {
    validatorOf: await validatorsBy(schema),
    place: (pointer) => ({ ...positions.place(positions.offset(pointer)), pointer }),
  };
}

async function validatorsBy(schema: JsonObject): Promise<ValidatorOf> {
  const ajv = await makeJudges(schema);
  const isDefined = (definition: string) => member(member(schema, '$defs'), definition) !== undefined;
  return (definition) => (isDefined(definition) ? ajv.getSchema(`renames#/$defs/${definition}`) : undefined);
}

async function makeJudges(schema: JsonObject): Promise<Ajv2020> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    ownProperties: true,
    logger: false,
    // The tables have some hundred rows: to make the code shorter takes longer than it saves.
    code: { optimize: false },
  });
  return ajv.addSchema({ ...schema, $id: 'renames' });
}

/** Of a composition only what failed inside it is told. */
function tell(table: LoadedTable, errors: readonly ErrorObject[], problems: Problems): void {
  const causes = errors.filter(({ keyword }) => !['if', 'allOf', 'anyOf', 'oneOf', 'not'].includes(keyword));
  for (const { instancePath, message, params } of causes.length > 0 ? causes : errors) {
    const detail = Object.values(params)
      .map((value) => JSON.stringify(value))
      .join(', ');
    problems.report(
      'rename-invalid',
      placeIn(table, instancePath),
      `${message ?? 'is not valid'}${detail === '' ? '' : ` (${detail})`}`,
    );
  }
}

function placeIn({ positions }: LoadedTable, pointer: string): Place {
  return { ...positions.place(positions.offset(pointer)), pointer };
}
