import { posix } from 'node:path';
import { transformSync } from 'oxc-transform';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import { type ClientRuntime, clientRuntime } from './client-runtime.ts';
import { addEngine, engineImports } from './engines.ts';

/** Texts that a package ships for one of its modules. */
export interface CompiledModule {
  readonly code: string;
  /** Text of the `.d.ts` file. */
  readonly declaration: string;
  readonly faults: readonly ModuleFault[];
}

/** Reason why a module cannot be compiled, or why a part of it has no type in its declaration. */
interface ModuleFault {
  readonly kind: 'syntax' | 'type';
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/** Options of {@link compilePackages}. */
interface CompileOptions {
  /** Output folder as the user named it, for diagnostics. */
  readonly out: string;
  /** Replaces the sources by JavaScript and declarations. Otherwise only the engines are added. */
  readonly build: boolean;
}

/**
 * Completes every package: the engine that its sources import in `dist/engine/`, and, if it is built, `dist/x.js` and
 * `dist/x.d.ts` in place of each `src/x.ts`. A package is a folder with a `tsconfig.json`, which only sources need.
 */
export async function compilePackages(
  files: ReadonlyMap<string, string>,
  reporter: Reporter,
  { out, build }: CompileOptions,
): Promise<ReadonlyMap<string, string>> {
  const compiled = new Map(files);
  const runtimes = build ? await addClientRuntimes(compiled, files) : new Map<string, ClientRuntime>();
  for (const [path, text] of files) {
    const { folder, name } = moduleOf(path, files) ?? {};
    if (folder === undefined || name === undefined) continue;
    await addEngine(compiled, folder, text);
    const runtime = runtimes.get(folder);
    const set = (file: string, content: string): void => {
      compiled.set(folder + file, engineImports(file, runtime?.rewrite(file, content) ?? content));
    };
    if (!build) {
      set(`src/${name}.ts`, text);
      continue;
    }
    compiled.delete(path);
    compiled.delete(`${folder}tsconfig.json`);
    if (runtime?.isBundled(name) === true) continue;
    const { code, declaration, faults } = compileModule(path, text);
    for (const { kind, line, column, reason } of faults) {
      const place = { file: posix.join(out, path), line, column };
      reporter.report(kind === 'syntax' ? 'module-invalid' : 'declaration-untyped', place, reason);
    }
    set(`dist/${name}.js`, code);
    set(`dist/${name}.d.ts`, declaration);
  }
  return compiled;
}

/** Adds the bundled runtime of every client to its `dist/`. Returns what each package takes from it, by its folder. */
async function addClientRuntimes(
  compiled: Map<string, string>,
  files: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, ClientRuntime>> {
  const packages = new Map<string, Map<string, string>>();
  for (const [path, text] of files) {
    const { folder, name } = moduleOf(path, files) ?? {};
    if (folder === undefined || name === undefined) continue;
    packages.set(folder, (packages.get(folder) ?? new Map<string, string>()).set(name, text));
  }
  const runtimes = new Map<string, ClientRuntime>();
  for (const [folder, modules] of packages) {
    const runtime = clientRuntime(modules);
    if (runtime === undefined) continue;
    runtimes.set(folder, runtime);
    for (const [path, text] of await runtime.files()) compiled.set(`${folder}dist/${path}`, text);
  }
  return runtimes;
}

/** Returns the folder of the package of a module, and its path there without extension; `undefined` for other files. */
function moduleOf(path: string, files: ReadonlyMap<string, string>) {
  const [, folder = '', name = ''] = /^((?:[^/]+\/)*?)src\/(.+)(?<!\.d)\.ts$/.exec(path) ?? [];
  return name !== '' && files.has(`${folder}tsconfig.json`) ? { folder, name } : undefined;
}

/**
 * Compiles a module by itself, without the modules and packages that it imports: what depends on the installed packages
 * would differ from machine to machine. Exports therefore need explicit types (`isolatedDeclarations`).
 */
export function compileModule(path: string, text: string): CompiledModule {
  const typescript = {
    onlyRemoveTypeImports: true,
    rewriteImportExtensions: 'rewrite',
    declaration: { sourcemap: false },
  } as const;
  const { code, declaration = '', errors } = transformSync(path, text, { lang: 'ts', typescript });
  const faults = errors.map(({ message, labels: [label] }): ModuleFault => {
    // Offsets are those of UTF-8.
    const before = Buffer.from(text)
      .toString('utf8', 0, label?.start ?? 0)
      .split('\n');
    // Messages about missing types begin with TypeScript's code.
    const [, code, reason = message] = /^(TS90\d\d): (.+)$/.exec(message) ?? [];
    const kind = code === undefined ? 'syntax' : 'type';
    return { kind, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, reason: reason.replace(/\.?$/, '.') };
  });
  return { code, declaration: renameImports(declaration), faults };
}

/** Renames imported `./x.ts` to the shipped `./x.js`, which the compiler leaves to us in declarations. */
export function renameImports(declaration: string): string {
  return declaration.replace(/((?:from|import)\s*\(?\s*['"]\.[^'"\n]*)\.ts(['"])/g, '$1.js$2');
}
