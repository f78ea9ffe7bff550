import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../../support/write-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Entry points of the two commands. */
export const EVOLVE = join(ROOT, 'generator/evolve/bin.ts');
export const GENERATE = join(ROOT, 'generator/start.js');

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'es2024',
    module: 'nodenext',
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  },
  include: ['app'],
};

/** An application in a temporary folder, which uses the client that is generated there. */
export class Application {
  readonly #folder = mkdtempSync(join(tmpdir(), 'evolve-'));

  /** @param files - texts by path; the application is in `app/` */
  constructor(files: Readonly<Record<string, string>>) {
    writeFiles(this.#folder, { ...files, 'tsconfig.json': JSON.stringify(TSCONFIG) });
    symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Makes the application import the client and the mock of these folders. */
  use(client: string, mock: string): void {
    const imports = { '#client/*': `./${client}/sdk/src/*.ts`, '#mock': `./${mock}/mock/src/index.ts` };
    writeFileSync(join(this.#folder, 'package.json'), JSON.stringify({ private: true, type: 'module', imports }));
  }

  read(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.#folder, path), text);
  }

  /** Runs a script and returns its output; the test fails if the script does. */
  run(...given: readonly string[]): string {
    return execFileSync(process.execPath, given, { cwd: this.#folder, encoding: 'utf8', stdio: 'pipe' });
  }

  /** Runs a script and returns its exit code. */
  status(...given: readonly string[]): number | null {
    return spawnSync(process.execPath, given, { cwd: this.#folder }).status;
  }

  /** Compiles the application and returns the errors. */
  compile(): string {
    const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
    return spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: this.#folder, encoding: 'utf8' }).stdout;
  }
}
