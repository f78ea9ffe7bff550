import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { guideOf, MOCK, type Program, ROOT, SDK } from './programs.ts';
import type { Ending, Task } from './run-modules.ts';
import { runTests } from './run-tests.ts';
import { writeFiles } from '../../support/write-files.ts';

const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const RUNNER = join(import.meta.dirname, 'run-modules.ts');
const run = promisify(execFile);

/** A folder where programs find the clients by their names, as sources. */
export interface Workspace extends Disposable {
  /** Returns the errors of the compiler. */
  compile(): Promise<string>;
  /** Runs each program and returns the results by file; requests to addresses on the pages go to a test server. */
  run(server: string): Promise<ReadonlyMap<string, Ending>>;
}

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'nodenext',
  types: ['node'],
  noEmit: true,
  strict: true,
  // The programs and the packages are sources; what Prism declares does not compile under these rules.
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  paths: {
    '@bmp/sdk': [join(SDK, 'src/index.ts')],
    '@bmp/sdk/validators/*': [join(SDK, 'src/validators/*.ts')],
    '@bmp/sdk/*': [join(SDK, 'src/*.ts')],
    '@bmp/mock': [join(MOCK, 'src/index.ts')],
    '@bmp/mock/*': [join(MOCK, 'src/*.ts')],
    '@library/sdk': ['./library/index.ts'],
    '@library/sdk/validators/*': ['./library/validators/*.ts'],
    '@library/sdk/*': ['./library/*.ts'],
    '@library/mock': ['./library-mock/src/index.ts'],
    '@library/mock/*': ['./library-mock/src/*.ts'],
  },
};

/** Lays programs out, beside the client of another document. */
export function openWorkspace(programs: readonly Program[], library: ReadonlyMap<string, string>): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFiles(folder, filesOf(programs, library));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    compile: () =>
      run(process.execPath, [COMPILER, '-p', folder]).then(
        ({ stdout }) => stdout,
        ({ stdout }: { stdout: string }) => stdout,
      ),
    run: (server) => runAll(folder, programs, server),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Returns the files that a page shows: blocks of YAML that begin with a path as a comment. */
function filesShown(markdown: string): readonly [string, string][] {
  return [...markdown.matchAll(/^```yaml\n# (\S+\.yaml)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => [
    file,
    text,
  ]);
}

function filesOf(programs: readonly Program[], library: ReadonlyMap<string, string>): readonly [string, string][] {
  const client = [...library].filter(([path]) => path.startsWith('sdk/src/'));
  const mock = [...library].filter(([path]) => path.startsWith('mock/'));
  return [
    ...programs.map(({ file, text }): [string, string] => [file, text]),
    ...client.map(([path, text]): [string, string] => [path.replace('sdk/src', 'library'), text]),
    ...mock.map(([path, text]): [string, string] => [`library-${path}`, text]),
    ['package.json', JSON.stringify({ type: 'module' })],
    ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', '*.mjs'] })],
    ['receipt.png', 'an image'],
    ...[...guideOf(MOCK).values()].flatMap(filesShown),
  ];
}

async function runAll(
  folder: string,
  programs: readonly Program[],
  server: string,
): Promise<ReadonlyMap<string, Ending>> {
  const task: Task = {
    packages: {
      '@bmp/sdk': join(SDK, 'src'),
      '@bmp/mock': join(MOCK, 'src'),
      '@library/sdk': join(folder, 'library'),
      '@library/mock': join(folder, 'library-mock/src'),
    },
    origins: { 'https://erp.example.com': server },
    modules: programs.filter(({ file }) => !file.includes('.test.')).map(({ file }) => join(folder, file)),
    argument: server,
  };
  const { stdout } = await run(process.execPath, [RUNNER, JSON.stringify(task)], { cwd: folder, timeout: 240_000 });
  const endings = [...(JSON.parse(stdout) as readonly Ending[]), ...(await runTests(folder))];
  return new Map(endings.map((ending) => [ending.module.slice(folder.length + 1), ending]));
}
