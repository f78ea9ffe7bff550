// Runs in `npm run test:rest`.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { FEATURES, generatedCode } from './features.ts';
import { writeFiles } from '../support/write-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMPILERS = [
  'scripts/extras/peers/node_modules/typescript-5.9',
  'node_modules/typescript',
  'node_modules/typescript-7',
].filter((path) => existsSync(join(ROOT, path)));

/** Settings of projects that their code must meet, by the reason. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  strictest: [
    ...['--strict', '--noUnusedLocals', '--noUnusedParameters', '--exactOptionalPropertyTypes', '--noImplicitReturns'],
    ...['--noUncheckedIndexedAccess', '--noPropertyAccessFromIndexSignature', '--noImplicitOverride'],
  ],
  'without strict': ['--strict', 'false'],
  'one file at a time': [
    ...['--strict', '--isolatedModules', '--isolatedDeclarations', '--declaration'],
    ...['--verbatimModuleSyntax', '--erasableSyntaxOnly'],
  ],
};
const TARGET = [
  ...['--noEmit', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable,dom.asynciterable'],
  ...['--allowImportingTsExtensions', '--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')],
];

const folder = temporaryFolder('compilers');
beforeAll(async () => {
  const imports = { '#shared/*': './shared/*' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
  cpSync(join(ROOT, 'templates/runtime/shared'), join(folder, 'shared'), { recursive: true });
  for (const feature of FEATURES) {
    cpSync(join(ROOT, 'templates/runtime/client/src'), join(folder, feature), { recursive: true });
    cpSync(join(ROOT, 'templates/runtime/shared/eslint'), join(folder, feature, 'shared/eslint'), { recursive: true });
    const usage = join(import.meta.dirname, feature, 'usage.ts');
    if (existsSync(usage)) cpSync(usage, join(folder, feature, 'usage.ts'));
    writeFiles(join(folder, feature), await generatedCode(feature));
  }
});

describe.each(COMPILERS)('the code of all features compiles with %s', (compiler) => {
  test.each(Object.entries(SETTINGS))('%s', { timeout: 120_000 }, (title, settings) => {
    const files = FEATURES.flatMap((feature) =>
      readdirSync(join(folder, feature))
        // What is written to check strict types does not compile without them.
        .filter((name) => name.endsWith('.ts') && (title === 'strictest' || name !== 'usage.ts'))
        .map((name) => join(folder, feature, name)),
    );
    const isCurrent = !compiler.endsWith('5.9');
    expect(compile(compiler, [...(isCurrent ? ['--ignoreConfig'] : []), ...settings, ...TARGET, ...files])).toBe('');
  });
});

/** Returns the errors of a compiler. */
function compile(compiler: string, options: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [join(ROOT, compiler, 'bin/tsc'), ...options], {
      encoding: 'utf8',
      cwd: folder,
    });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
