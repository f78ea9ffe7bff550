import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../../templates/runtime/migrate-engine/src/report/finding.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const EVOLVE = join(ROOT, 'generator/evolve/bin.ts');
const GENERATE = join(ROOT, 'generator/start.js');
const PACKAGE = ['--layout', 'package', '--no-build', '--out'];
const TYPES = ['--types', '#client/types'];

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

/** An application in a temporary folder, with the two versions of its API and the client that is generated there. */
export class Application {
  readonly #folder: string;
  readonly #versions: readonly [before: string, after: string];

  /** @param files - texts by path: the versions of the API, as `before` and `after`, and the application in `app/` */
  constructor(files: Readonly<Record<string, string>>) {
    this.#folder = temporaryFolder('evolve', { ...files, 'tsconfig.json': JSON.stringify(TSCONFIG) });
    symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'));
    const extension = 'before.yaml' in files ? 'yaml' : 'json';
    this.#versions = [`before.${extension}`, `after.${extension}`];
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

  /** Compares the versions with a command of bmp-evolve, and returns its output. */
  evolve(command: 'diff' | 'propose', ...options: readonly string[]): string {
    return this.run(EVOLVE, command, ...this.#versions, ...options);
  }

  /** Decides what was proposed in `renames`, in the name of a person. */
  review(...decision: readonly string[]): void {
    this.run(EVOLVE, 'review', 'renames', ...decision, '--source', 'release notes');
  }

  /** Proposes renames, and accepts what is certain or likely. */
  acceptProposed(...decision: readonly string[]): void {
    this.evolve('propose', '--tables', 'renames');
    this.review('--accept', 'certain', '--accept', 'likely', '--by', 'Ada Lovelace', ...decision);
  }

  /** Generates the client of the previous version into `old`. */
  generateOld(products = 'sdk'): void {
    this.run(GENERATE, '--spec', this.#versions[0], '--only', products, ...PACKAGE, 'old');
  }

  /** Generates all packages of the new version, with the renames of a folder. */
  generateNew(out: string, renames: string): void {
    const [before, after] = this.#versions;
    this.run(GENERATE, '--spec', after, '--old-spec', before, '--renames', renames, ...PACKAGE, out);
  }

  /** Writes what the codemod changes in the application, and returns its exit code. */
  migrate(): number | null {
    return this.#codemod('new', 'code', '--to', '#client/types', '--write', '--force');
  }

  /** Returns the exit code of the codemod for what remains to be done. */
  remaining(): number | null {
    return this.#codemod('new', 'status', '--to', '#client/types');
  }

  /** Returns what the codemod of a folder reports, without changing the application. */
  report(out: string): readonly Finding[] {
    this.#codemod(out, 'code', '--report', 'report.json');
    return JSON.parse(this.read('report.json'));
  }

  #codemod(out: string, command: string, ...options: readonly string[]): number | null {
    const given = [`${out}/migrate/src/main.ts`, command, 'app', ...TYPES, ...options];
    return spawnSync(process.execPath, given, { cwd: this.#folder }).status;
  }

  /** Runs a script and returns its output; the test fails if the script does. */
  run(...given: readonly string[]): string {
    return execFileSync(process.execPath, given, { cwd: this.#folder, encoding: 'utf8', stdio: 'pipe' });
  }

  /** Compiles the application and returns the errors. */
  compile(): string {
    const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
    return spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: this.#folder, encoding: 'utf8' }).stdout;
  }
}
