import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { emitBodyValidators } from '../../generator/emit/validators/body-validators.ts';
import { emitValidators } from '../../generator/emit/validators/emit-validators.ts';
import { loadSpecification } from '../../generator/load/load.ts';
import { buildContract } from '../../generator/build/contract.ts';
import type { OutputFile } from '../../generator/emit/emitter.ts';
import type { Contract } from '../../generator/model/contract.ts';
import type { Json, JsonObject } from '../../generator/model/json.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { print } from '../../generator/write/print.ts';
import type { BodyValidators } from '#mock/document/served-document.ts';
import type { OperationValidators } from '#shared/validation/operation-validators.ts';
import type { Validator } from '#shared/validation/validator.ts';

/** Schemas by the names of their components. */
export type Components = Readonly<Record<string, Json>>;

/** A schema and the components that it refers to. */
export interface SchemaCase {
  readonly schema: Json;
  readonly components?: Components;
  /** @default 'application/json' */
  readonly mediaType?: string;
}

/**
 * Compiles each schema with the whole generator: the schema becomes the request body of the one operation of a
 * document, which is loaded, built and emitted; the modules are bundled and imported.
 */
export async function compileValidators(cases: readonly SchemaCase[]): Promise<readonly Validator<unknown>[]> {
  return inFolder(async (folder) => {
    for (const [index, one] of cases.entries()) await writeModules(join(folder, `case${index}`), documentOf(one));
    const lines = cases.map(
      (_, index) => `export { sendBody as case${index} } from './case${index}/sdk/src/validators/operations.ts';`,
    );
    return importAll(folder, lines);
  });
}

/** Compiles schemas without references like {@link compileValidators}, but faster: all in one document. */
export async function compileValidatorsTogether(schemas: readonly Json[]): Promise<readonly Validator<unknown>[]> {
  return inFolder(async (folder) => {
    const paths = schemas.map((schema, index) => [`/${index}`, pathOf(`send${index}`, schema)] as const);
    await writeModules(folder, { ...INFORMATION, paths: Object.fromEntries(paths) });
    const lines = schemas.map(
      (_, index) => `export { send${index}Body as case${index} } from './sdk/src/validators/operations.ts';`,
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

export function compileParameterValidators(parameters: readonly Json[]): Promise<OperationValidators> {
  return validatorsOfOperation({ parameters, responses: { 204: { description: 'Validated.' } } });
}

/** Compiles the validators of an operation with a JSON response schema for each status. */
export function compileResponseValidators(schemas: Readonly<Record<string, Json>>): Promise<OperationValidators> {
  const responses = Object.entries(schemas).map(
    ([status, schema]) => [status, { description: 'Validated.', content: { 'application/json': { schema } } }] as const,
  );
  return validatorsOfOperation({ responses: Object.fromEntries(responses) });
}

/** Compiles the validators of an operation. */
export async function validatorsOfOperation(operation: Readonly<Record<string, Json>>): Promise<OperationValidators> {
  return inFolder(async (folder) => {
    await writeModules(folder, { ...INFORMATION, paths: { '/': { get: { operationId: 'send', ...operation } } } });
    const line = "export { sendValidators as made } from './sdk/src/validators/operations.ts';";
    const { made } = await importModule<{ readonly made: OperationValidators }>(folder, line);
    return made;
  });
}

/** Bundles and imports modules that export `case0`, `case1` … */
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
  const validator = all[name];
  if (validator === undefined) throw new Error(`${name} was not generated`);
  return validator;
}

/** Compiles the validators of the bodies of a document, as its mock has them, and returns the document beside them. */
export async function compileBodyValidators(
  source: Json,
): Promise<{ readonly root: JsonObject; readonly bodyValidators: BodyValidators }> {
  return inFolder(async (folder) => {
    const contract = await contractOf(folder, source);
    const root: JsonObject = JSON.parse(JSON.stringify(contract.document));
    const module = emitBodyValidators({ ...contract, root: '', module: 'validators/bodies.ts' });
    if (module === undefined) return { root, bodyValidators: new Map() };
    const shared: OutputFile = { kind: 'copy', path: 'shared', source: 'runtime/shared' };
    await writeTexts(folder, await print([module, shared]));
    const line = "export { bodyValidators } from './validators/bodies.ts';";
    const { bodyValidators } = await importModule<{ readonly bodyValidators: BodyValidators }>(folder, line);
    return { root, bodyValidators };
  });
}

/** Generates the modules of a document and writes them. */
async function writeModules(folder: string, source: Json): Promise<void> {
  await writeTexts(folder, await print(await emitValidators(await contractOf(folder, source))));
}

async function contractOf(folder: string, source: Json): Promise<Contract> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(source));
  const diagnostics = new Diagnostics();
  const { document } = await loadSpecification(file, diagnostics);
  diagnostics.throwIfErrors();
  return buildContract({ document, companions: new Map() }, diagnostics);
}

async function writeTexts(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const INFORMATION = { openapi: '3.1.1', info: { title: 'Validation', version: '1' } };

/** Returns a document whose one operation has a request body with the schema. */
function documentOf({ schema, components = {}, mediaType }: SchemaCase): Json {
  return { ...INFORMATION, paths: { '/': pathOf('send', schema, mediaType) }, components: { schemas: components } };
}

function pathOf(operationId: string, schema: Json, mediaType = 'application/json'): Json {
  const requestBody = { required: true, content: { [mediaType]: { schema } } };
  return { post: { operationId, requestBody, responses: { 204: { description: 'Validated.' } } } };
}
