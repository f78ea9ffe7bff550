import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const most = 256 * 2 ** 20;

/** Compiles the clients in some folders under the strictest options, with libraries checked, and returns the errors. */
export function compileTrees(home: string, trees: readonly string[]): readonly string[] {
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
    skipLibCheck: false,
  };
  const project = join(home, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, include: trees.map((tree) => `${tree}/sdk/src`) }));
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
  const modules = trees.flatMap((tree) => [
    join(tree, 'sdk/src/index.ts'),
    join(tree, 'sdk/src/validators/operations/all.ts'),
  ]);
  const { status, stdout, stderr } = run(['--input-type=module', '-e', importing, ...modules]);
  return status === 0 ? JSON.parse(stdout) : [`Node ended with ${status}: ${stderr}`];
}

function run(given: readonly string[]): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  return spawnSync(process.execPath, given, { encoding: 'utf8', maxBuffer: most, cwd: root });
}
