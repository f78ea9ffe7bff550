import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { isObject, member } from '../model/json.ts';
import type { Place, Problems } from '../problems.ts';
import { parseJson } from './parse-json.ts';
import { positionsOf } from './positions.ts';
import type { LoadedTable } from './load-renames.ts';

/** Checks tables of renames against the JSON Schema beside them, each against the definition of its name. */
export async function checkTables(
  tables: readonly LoadedTable[],
  schemaFile: string,
  problems: Problems,
): Promise<void> {
  const validators = await compileSchema(schemaFile, problems);
  for (const table of tables) {
    const validate = validators(table.name);
    if (validate === undefined) problems.report('table-unknown', placeIn(table, ''), table.name);
    else if (!validate(table.entries)) tell(table, validate.errors ?? [], problems);
  }
}

async function compileSchema(
  file: string,
  problems: Problems,
): Promise<(name: string) => ValidateFunction | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const name = relative(process.cwd(), file);
    problems.report('file-unreadable', { file: name, line: 1, column: 1 }, name, 'there is no such file');
    return () => undefined;
  }
  const { value: schema, faults } = parseJson(text);
  if (!isObject(schema) || faults.length > 0) {
    const name = relative(process.cwd(), file);
    const place = positionsOf({ name, text, syntax: 'json' }).place(faults[0]?.offset ?? 0);
    problems.report('syntax-invalid', place, 'JSON', 'it should hold one object');
    return () => undefined;
  }
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, ownProperties: true });
  ajv.addSchema({ ...schema, $id: 'renames' });
  const isDefined = (name: string) => member(member(schema, '$defs'), name) !== undefined;
  return (name) => (isDefined(name) ? ajv.getSchema(`renames#/$defs/${name}`) : undefined);
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
