import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { emitValidators } from '../../generator/emit/validators/emit-validators.ts';
import { loadSpecification } from '../../generator/load/load-specification.ts';
import { buildContract } from '../../generator/model/build-contract.ts';
import type { Json } from '../../generator/model/json.ts';
import { Problems } from '../../generator/problems.ts';
import { print } from '../../generator/write/print.ts';
import type { Validator } from '../../templates/sdk/src/validators/validator.ts';

/** Schemas that are referred to, by the name of their component. */
export type Components = Readonly<Record<string, Json>>;

/** One schema to judge with, and the components that it refers to. */
export interface SchemaCase {
  readonly schema: Json;
  readonly components?: Components;
}

const TEMPLATES = join(import.meta.dirname, '../../templates/sdk/src');

/**
 * Each schema through the whole line: it becomes the body of an operation in a document of its own, the document is
 * loaded, built, emitted and printed, and the modules are bundled and imported.
 */
export async function validatorsOf(cases: readonly SchemaCase[]): Promise<readonly Validator<unknown>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  try {
    for (const [index, one] of cases.entries()) await writeModules(join(folder, `case${index}`), one);
    const lines = cases.map(
      (_, index) =>
        `export { judgeBody as case${index} } from './case${index}/sdk/src/validators/operations/judge.ts';`,
    );
    await writeFile(join(folder, 'all.ts'), lines.join('\n'));
    const bundle = join(folder, 'all.mjs');
    await build({
      entryPoints: [join(folder, 'all.ts')],
      outfile: bundle,
      bundle: true,
      format: 'esm',
      logLevel: 'error',
      plugins: [runtimePlugin(folder)],
    });
    const all: Readonly<Record<string, Validator<unknown>>> = await import(
      /* @vite-ignore */ pathToFileURL(bundle).href
    );
    return cases.map((_, index) => validatorAt(all, `case${index}`));
  } finally {
    if (process.env['KEEP'] === undefined) await rm(folder, { recursive: true, force: true });
  }
}

function validatorAt(all: Readonly<Record<string, Validator<unknown>>>, name: string): Validator<unknown> {
  const found = all[name];
  if (found === undefined) throw new Error(`${name} was not made`);
  return found;
}

/** Writes what is generated for one schema; the runtime stays where it is. */
async function writeModules(folder: string, one: SchemaCase): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(documentOf(one)));
  const problems = new Problems();
  const { document } = await loadSpecification(file, problems);
  problems.throwIfErrors();
  const contract = buildContract({ document, companions: new Map() }, problems);
  for (const [path, text] of await print(await emitValidators(contract))) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** An OpenAPI document whose one operation takes a body of this schema. */
export function documentOf({ schema, components = {} }: SchemaCase): Json {
  const requestBody = { required: true, content: { 'application/json': { schema } } };
  return {
    openapi: '3.1.1',
    info: { title: 'Judge', version: '1' },
    paths: { '/': { post: { operationId: 'judge', requestBody, responses: { 204: { description: 'Judged.' } } } } },
    components: { schemas: components },
  };
}

/** Finds the runtime's modules in the templates, where generated modules expect them beside themselves. */
export function runtimePlugin(folder: string): import('esbuild').Plugin {
  return {
    name: 'runtime',
    setup(context) {
      context.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const place = join(resolveDir, path);
        const [, own] = /\/sdk\/src\/(validators\/.*)$/.exec(place) ?? [];
        if (own === undefined || !place.startsWith(folder)) return undefined;
        return /^validators\/(?:operations|shapes)\//.test(own) ? undefined : { path: join(TEMPLATES, own) };
      });
    },
  };
}
