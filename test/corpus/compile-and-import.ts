import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const most = 256 * 2 ** 20;

/** Compiles the clients and the mocks in some folders under the strictest options, and returns the errors. */
export function compileTrees(home: string, trees: readonly string[]): readonly string[] {
  const mocks = trees.map((tree) => `${tree}/mock/src`);
  // The declarations of the packages that the mock uses have errors of their own under these options.
  return [...compileClients(home, trees), ...compile(home, mocks, { skipLibCheck: true })];
}

/** Compiles the clients in some folders under the strictest options, and returns the errors. */
export function compileClients(home: string, trees: readonly string[]): readonly string[] {
  linkPackages(home);
  const clients = trees.map((tree) => `${tree}/sdk/src`);
  return compile(home, clients, { skipLibCheck: false });
}

/** Makes the packages of this repository available to the code below a folder. */
function linkPackages(home: string): void {
  const link = join(home, 'node_modules');
  if (!existsSync(link)) symlinkSync(join(root, 'node_modules'), link, 'dir');
}

function compile(
  home: string,
  include: readonly string[],
  options: { readonly skipLibCheck: boolean },
): readonly string[] {
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    noEmit: true,
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    ...options,
  };
  const project = join(home, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, include }));
  const { status, stdout } = run([compiler, '-p', project]);
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  return status === 0 || errors.length > 0 ? errors : [`the compiler ended with ${status}: ${stdout}`];
}

const importing = `
const failed = [];
for (const module of process.argv.slice(1)) await import(module).catch((error) => failed.push(module + ': ' + error));
console.log(JSON.stringify(failed));`;

/** Loads the clients in some folders with each of their validators, and returns the errors. */
export function importTrees(trees: readonly string[]): readonly string[] {
  const modules = trees.flatMap((tree) => [join(tree, 'sdk/src/index.ts'), join(tree, 'sdk/src/validators/all.ts')]);
  const { status, stdout, stderr } = run(['--input-type=module', '-e', importing, ...modules]);
  return status === 0 ? JSON.parse(stdout) : [`Node ended with ${status}: ${stderr}`];
}

const starting = `
import { readdirSync, readFileSync } from 'node:fs';
const failed = [];
for (const folder of process.argv.slice(1)) {
  const module = folder + '/src/index.ts';
  try {
    const { startMock } = await import(module);
    const mock = await startMock({ port: 0 });
    for (const name of readdirSync(folder + '/spec')) {
      const { paths = {} } = JSON.parse(readFileSync(folder + '/spec/' + name, 'utf8'));
      // Prism responds with 500 where a document states no response.
      const stated = Object.keys(paths).filter((path) => Object.keys(paths[path].get?.responses ?? {}).length > 0);
      for (const path of stated.slice(0, 20)) {
        const { status } = await fetch(mock.url + path.replace(/[{][^}]*[}]/g, '1'));
        if (status >= 500) failed.push(module + ': responds to GET ' + path + ' with ' + status);
      }
    }
    await mock.close();
  } catch (error) {
    failed.push(module + ': ' + error);
  }
}
console.log(JSON.stringify(failed));`;

/** Starts the mocks in some folders, sends each at most twenty requests, and returns the errors. */
export function startTrees(home: string, trees: readonly string[]): readonly string[] {
  linkPackages(home);
  const { status, stdout, stderr } = run([
    '--input-type=module',
    '-e',
    starting,
    ...trees.map((tree) => join(tree, 'mock')),
  ]);
  return status === 0 ? JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') : [`Node ended with ${status}: ${stderr}`];
}

function run(given: readonly string[]): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  return spawnSync(process.execPath, given, { encoding: 'utf8', maxBuffer: most, cwd: root });
}
