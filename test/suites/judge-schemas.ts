import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { emitValidators } from '../../generator/emit/validators/emit-validators.ts';
import { loadSpecification } from '../../generator/load/load.ts';
import { buildContract } from '../../generator/model/build-contract.ts';
import type { Json } from '../../generator/model/json.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { print } from '../../generator/write/print.ts';
import type { OperationValidators } from '../../templates/shared/validation/operation-validators.ts';
import type { Validator } from '../../templates/shared/validation/validator.ts';

/** Schemas that are referred to, by the name of their component. */
export type Components = Readonly<Record<string, Json>>;

/** One schema to judge with, and the components that it refers to. */
export interface SchemaCase {
  readonly schema: Json;
  readonly components?: Components;
  /** How the body is written; JSON if not given. */
  readonly mediaType?: string;
}

/**
 * Each schema through the whole line: it becomes the body of an operation in a document of its own, the document is
 * loaded, built and emitted, and the modules are bundled and imported.
 */
export async function validatorsOf(cases: readonly SchemaCase[]): Promise<readonly Validator<unknown>[]> {
  return inFolder(async (folder) => {
    for (const [index, one] of cases.entries()) await writeModules(join(folder, `case${index}`), documentOf(one));
    const lines = cases.map(
      (_, index) =>
        `export { judgeBody as case${index} } from './case${index}/sdk/src/validators/operations/judge.ts';`,
    );
    return importAll(folder, lines);
  });
}

/** As {@link validatorsOf}, all in one document: quicker, for schemas that refer to nothing. */
export async function validatorsTogether(schemas: readonly Json[]): Promise<readonly Validator<unknown>[]> {
  return inFolder(async (folder) => {
    const paths = schemas.map((schema, index) => [`/${index}`, pathOf(`judge${index}`, schema)] as const);
    await writeModules(folder, { ...INFORMATION, paths: Object.fromEntries(paths) });
    const lines = schemas.map(
      (_, index) =>
        `export { judge${index}Body as case${index} } from './sdk/src/validators/operations/judge${index}.ts';`,
    );
    return importAll(folder, lines);
  });
}

async function inFolder<Made>(make: (folder: string) => Promise<Made>): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  try {
    return await make(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The validators of an operation with these parameters. */
export function validatorsOfParameters(parameters: readonly Json[]): Promise<OperationValidators> {
  return validatorsOfOperation({ parameters, responses: { 204: { description: 'Judged.' } } });
}

/** The validators of an operation that answers JSON, with a schema for each status. */
export function validatorsOfAnswers(schemas: Readonly<Record<string, Json>>): Promise<OperationValidators> {
  const answers = Object.entries(schemas).map(
    ([status, schema]) => [status, { description: 'Judged.', content: { 'application/json': { schema } } }] as const,
  );
  return validatorsOfOperation({ responses: Object.fromEntries(answers) });
}

async function validatorsOfOperation(operation: Readonly<Record<string, Json>>): Promise<OperationValidators> {
  return inFolder(async (folder) => {
    await writeModules(folder, { ...INFORMATION, paths: { '/': { get: { operationId: 'judge', ...operation } } } });
    const line = "export { judgeValidators as made } from './sdk/src/validators/operations/judge.ts';";
    const { made } = await importModule<{ readonly made: OperationValidators }>(folder, line);
    return made;
  });
}

/** Bundles modules that export `case0`, `case1` … and imports them. */
async function importAll(folder: string, lines: readonly string[]): Promise<readonly Validator<unknown>[]> {
  const all = await importModule<Readonly<Record<string, Validator<unknown>>>>(folder, lines.join('\n'));
  return lines.map((_, index) => validatorAt(all, `case${index}`));
}

async function importModule<Module>(folder: string, text: string): Promise<Module> {
  const entry = join(folder, 'all.ts');
  const outfile = join(folder, 'all.mjs');
  await writeFile(entry, text);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  return import(/* @vite-ignore */ pathToFileURL(outfile).href);
}

function validatorAt(all: Readonly<Record<string, Validator<unknown>>>, name: string): Validator<unknown> {
  const found = all[name];
  if (found === undefined) throw new Error(`${name} was not made`);
  return found;
}

/** Writes the modules that are generated for one document. */
async function writeModules(folder: string, written: Json): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(written));
  const diagnostics = new Diagnostics();
  const { document } = await loadSpecification(file, diagnostics);
  diagnostics.throwIfErrors();
  const contract = buildContract({ document, companions: new Map() }, diagnostics);
  for (const [path, text] of await print(await emitValidators(contract))) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const INFORMATION = { openapi: '3.1.1', info: { title: 'Judge', version: '1' } };

/** An OpenAPI document whose one operation takes a body of this schema. */
function documentOf({ schema, components = {}, mediaType }: SchemaCase): Json {
  return { ...INFORMATION, paths: { '/': pathOf('judge', schema, mediaType) }, components: { schemas: components } };
}

function pathOf(operationId: string, schema: Json, mediaType = 'application/json'): Json {
  const requestBody = { required: true, content: { [mediaType]: { schema } } };
  return { post: { operationId, requestBody, responses: { 204: { description: 'Judged.' } } } };
}
