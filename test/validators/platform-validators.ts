import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { emitValidators } from '../../generator/emit/validators/emit-validators.ts';
import { loadCompanions, loadSpecification } from '../../generator/load/load.ts';
import { buildContract } from '../../generator/build/contract.ts';
import type { Contract } from '../../generator/model/contract.ts';
import { type Json, isObject, at } from '../../generator/model/json.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { print } from '../../generator/write/print.ts';
import type { OperationValidators } from '#shared/validation/operation-validators.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { compileValidators } from '../suites/compile-validators.ts';

const SPECIFICATION = join(import.meta.dirname, '../../spec/v3/openapi.yaml');

/** Builds the contract of the platform's specification. */
export async function platformContract(): Promise<Contract> {
  const diagnostics = new Diagnostics();
  const { document } = await loadSpecification(SPECIFICATION, diagnostics);
  const companions = await loadCompanions(SPECIFICATION, document, diagnostics);
  diagnostics.throwIfErrors();
  return buildContract({ document, companions }, diagnostics);
}

/** Generates and imports the validators of every operation of the platform. */
export async function platformValidators(): Promise<ReadonlyMap<string, OperationValidators>> {
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  try {
    for (const [path, text] of await print(await emitValidators(await platformContract()))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const outfile = join(folder, 'all.mjs');
    const entryPoints = [join(folder, 'sdk/src/validators/all.ts')];
    await build({
      entryPoints,
      outfile,
      bundle: true,
      format: 'esm',
      logLevel: 'error',
    });
    const exported: { readonly allValidators: ReadonlyMap<string, OperationValidators> } = await import(
      /* @vite-ignore */ pathToFileURL(outfile).href
    );
    return exported.allValidators;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compiles the validators of named schemas, whether or not an operation uses them. */
export async function schemaValidators<Name extends string>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, Validator<unknown>>>> {
  const { document } = await platformContract();
  const schemas = isObject(document) ? at(document, '/components/schemas') : undefined;
  const components: Readonly<Record<string, Json>> = isObject(schemas) ? schemas : {};
  const list = names.map((name) => `#/components/schemas/${name}`);
  const validators = await compileValidators(list.map(($ref) => ({ schema: { allOf: [{ $ref }] }, components })));
  // Names and validators have the same order.
  return Object.fromEntries(names.map((name, index) => [name, validators[index]])) as Record<Name, Validator<unknown>>;
}
