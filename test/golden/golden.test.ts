import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emitSdk } from '../../generator/emit/sdk/emit-sdk.ts';
import { loadSpecification } from '../../generator/load/load.ts';
import { buildContract } from '../../generator/build/contract.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { print } from '../../generator/write/print.ts';

// Each folder is one feature: its specification, the code that follows from it, and, where types are hard to check by
// eye, a `usage.ts` that must compile against them. `npx vitest run test/golden -u`
// writes the expected files again; read the difference before it is committed.

const HERE = import.meta.dirname;
const FEATURES = readdirSync(HERE).filter((name) => existsSync(join(HERE, name, 'spec.yaml')));
const COMPILER = join(HERE, '../../node_modules/typescript-7/bin/tsc');

/** The generated code of a feature, without the runtime and the pages that are the same for all. */
async function generatedCode(feature: string): Promise<ReadonlyMap<string, string>> {
  const diagnostics = new Diagnostics();
  const { document } = await loadSpecification(join(HERE, feature, 'spec.yaml'), diagnostics);
  const contract = buildContract({ document }, diagnostics);
  // Some features are names that have to change in code, which is reported.
  expect(diagnostics.list.filter(({ code }) => code !== 'name-changed')).toEqual([]);
  const files = [...emitSdk(contract)];
  const texts = await print(files.filter(({ kind }) => kind === 'code'));
  return new Map([...texts].map(([path, text]) => [path.replace('sdk/src/', ''), text]));
}

describe('each feature of a specification becomes this code', () => {
  test.each(FEATURES)('%s', async (feature) => {
    for (const [path, text] of await generatedCode(feature)) {
      await expect(text).toMatchFileSnapshot(join(HERE, feature, 'expected', path));
    }
  });
});

describe('the code of all features', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'golden-'));
    const imports = { '#shared/*': './shared/*' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
    cpSync(join(HERE, '../../templates/runtime/shared'), join(folder, 'shared'), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('compiles under strict rules beside the runtime', async () => {
    for (const feature of FEATURES) {
      for (const [from, to] of [
        ['client/src', '.'],
        ['shared/eslint', 'shared/eslint'],
      ] as const)
        cpSync(join(HERE, '../../templates/runtime', from), join(folder, feature, to), { recursive: true });
      const usage = join(HERE, feature, 'usage.ts');
      if (existsSync(usage)) cpSync(usage, join(folder, feature, 'usage.ts'));
      for (const [path, text] of await generatedCode(feature)) {
        mkdirSync(dirname(join(folder, feature, path)), { recursive: true });
        writeFileSync(join(folder, feature, path), text);
      }
    }
    const options = [
      '--strict',
      '--noEmit',
      '--noUnusedLocals',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--noPropertyAccessFromIndexSignature',
    ];
    const files = FEATURES.flatMap((feature) =>
      readdirSync(join(folder, feature))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(folder, feature, name)),
    );
    const types = ['--types', 'node', '--typeRoots', join(HERE, '../../node_modules/@types')];
    const target = [
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom,dom.iterable,dom.asynciterable',
      '--allowImportingTsExtensions',
    ];
    const output = compile([...options, ...types, ...target, ...files]);
    expect(output).toBe('');
  });
});

/** Returns the errors of the compiler. */
function compile(args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [COMPILER, '--ignoreConfig', ...args], { encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
