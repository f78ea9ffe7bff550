import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { join } from 'node:path';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { build as buildWithVite } from 'vite';
import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { buildContract } from '../../generator/build/contract.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { documentWith, load } from '../generator/load/load-files.ts';
import { emitValidators } from '../../generator/emit/validators/emit-validators.ts';
import type { ContractCreate } from '../../generated/sdk/src/types.ts';
import { createContractBody } from '../../generated/sdk/src/validators/support.ts';
import type { StandardSchema } from '#shared/validation/validator.ts';
import { print } from '../../generator/write/print.ts';
import { platformContract, platformValidators } from './platform-validators.ts';

/** Folder in which the generated modules appear to lie; they are read from memory. */
const MODULES = import.meta.dirname;
const RUNTIME = join(import.meta.dirname, '../../templates/runtime');

let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  files = await print(await emitValidators(await platformContract()));
});

describe('the generated modules', () => {
  test('are the same in every run', async () => {
    const again = await print(await emitValidators(await platformContract()));
    expect([...again]).toEqual([...files]);
  });

  test('import only each other and the runtime', () => {
    const specifiers = [...files.values()].flatMap((text) =>
      [...text.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(specifiers.length).toBeGreaterThan(100);
    expect(specifiers.filter((name) => !/^\.\.?\//.test(name))).toEqual([]);
  });

  test('evaluate no code at run time', async () => {
    const code = await bundle('export * from "sdk/src/validators.ts";');
    expect(code).not.toMatch(/\beval\(|new Function|\bFunction\(|\brequire\(|\bimport\(/);
    expect(code).not.toMatch(/\bajv\b/i);
  });

  test('carry the interpreters of their own keywords only', () => {
    const interpretersOf = (module: string, name: string) => {
      const text = files.get(`sdk/src/validators/${module}.ts`) ?? '';
      const created = new RegExp(`const ${name}:[^=]*= [^;]*createValidator\\(([^;]*)\\);`).exec(text)?.[1] ?? '';
      return [...created.matchAll(/interpret\w+/g)].map(([interpreter]) => interpreter);
    };
    expect(interpretersOf('support', 'createContractBody')).toEqual([
      'interpretArray',
      'interpretObject',
      'interpretUnion',
    ]);
    expect(interpretersOf('authentication', 'requestTokenBody')).toContain('interpretUnion');
  });

  test('are typed without `any` and wrapped at 120 columns', () => {
    const modules = [...files].filter(([path]) => path.startsWith('sdk/src/validators/'));
    expect(modules.length).toBeGreaterThan(5);
    for (const [path, text] of modules) {
      expect(text, path).not.toMatch(/@ts-nocheck|\bany\b(?=[;,)>\]])/);
      // A string literal cannot be broken.
      const long = text.split('\n').filter((line) => line.length > 120 && !/['"`]/.test(line));
      expect(long, path).toEqual([]);
    }
  });

  test('bundle to less than 7.95 kB for one body and 42 kB for all', async () => {
    const one = await bundle("export { createContractBody } from 'sdk/src/validators.ts';");
    const all = await bundle("export * from 'sdk/src/validators.ts';");
    expect(gzipSync(one).length).toBeLessThan(7_950);
    expect(gzipSync(all).length).toBeLessThan(42_000);
  });

  test('are dropped by Vite where a program does not use them', async () => {
    const validators = join(import.meta.dirname, '../../generated/sdk/src/validators.ts');
    const entry = join(MODULES, 'entry.ts');
    const plugin = {
      name: 'entry',
      resolveId: (id: string) => (id === entry ? id : undefined),
      load: (id: string) => (id === entry ? `export { createContractBody } from '${validators}';` : undefined),
    };
    const result = await buildWithVite({
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: { write: false, lib: { entry, formats: ['es'] }, minify: true },
    });
    const code = [result].flat().flatMap((one) => ('output' in one ? one.output[0].code : []));
    // Vite keeps the white space of a library.
    expect(gzipSync(code.join('')).length).toBeLessThan(8_600);
  });

  test('implement Standard Schema and return the value unchanged', async () => {
    const validators = (await platformValidators()).get('createContract');
    const schema: StandardSchema<unknown> | undefined = validators?.body;
    const value = Object.freeze({ projectId: '7' });
    expect(schema?.['~standard']).toMatchObject({ version: 1, vendor: expect.any(String) });
    expect(schema?.['~standard'].validate(value)).toEqual({ value });
    expect(schema?.['~standard'].validate({ lines: [{ id: 1 }] })).toMatchObject({
      issues: [{ message: expect.any(String), path: ['lines', 0, 'id'] }],
    });
  });
});

test('a read-only property that two parts of a composed schema have is listed once', async () => {
  const own = 'type: object, properties: { type: { type: string, readOnly: true } }';
  const schema = `allOf: [{ type: object, properties: { type: { type: string } } }, { ${own} }]`;
  const content = "content: { application/json: { schema: { $ref: '#/components/schemas/Tag' } } }";
  const operation = `post: { operationId: tag, requestBody: { ${content} }, responses: { 204: { description: '' } } }`;
  const { specification } = await load({
    'root.yaml': documentWith(`paths: { /tags: { ${operation} } }\ncomponents: { schemas: { Tag: { ${schema} } } }`),
  });
  const contract = buildContract({ document: specification?.document ?? {} }, new Diagnostics());
  const texts = [...(await print(await emitValidators(contract))).values()];
  const unsent = texts.flatMap((text) => [...text.matchAll(/unsent: (\{[^}]*\})/g)].map(([, members]) => members));
  expect(unsent).toEqual(["{ type: 'nothing: it is read-only' }"]);
});

test('a validator is assignable to StandardSchemaV1, which infers its type', () => {
  const schema: StandardSchemaV1<ContractCreate, ContractCreate> = createContractBody;
  expectTypeOf<StandardSchemaV1.InferInput<typeof createContractBody>>().toEqualTypeOf<ContractCreate>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof createContractBody>>().toEqualTypeOf<ContractCreate>();
  expect(schema['~standard'].version).toBe(1);
});

/** Bundles a program that imports generated modules. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: MODULES },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    plugins: [inMemory],
  });
  return outputFiles[0]?.text ?? '';
}

/** Resolves generated modules from memory and the runtime from the templates. */
const inMemory: Plugin = {
  name: 'in-memory',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      const place = path.startsWith('.') ? join(importer, '..', path) : join(MODULES, path.replace('#', ''));
      return { path: place, sideEffects: false };
    });
    onLoad({ filter: /./ }, ({ path }) => {
      const name = path.slice(MODULES.length + 1);
      const contents = files.get(name) ?? readFileSync(join(RUNTIME, name.replace(/^sdk\//, 'client/')), 'utf8');
      return { contents, loader: 'ts' };
    });
  },
};
