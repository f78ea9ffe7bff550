import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import { compiledTemplatesFolder } from '../home.ts';
import { hash } from './output/file-system.ts';

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

/** Compiles a module. The result depends on its text only. */
export type Compile = (path: string, text: string) => CompiledModule;

/** Options of {@link compilePackages}. */
interface CompileOptions {
  /**
   * Compiles a module. A cache of compiled modules replaces it.
   *
   * @default moduleCompiler()
   */
  readonly compile?: Compile | undefined;
  /** Output folder as the user named it, for diagnostics. */
  readonly out: string;
}

/**
 * Adds JavaScript and declarations to every package: `dist/x.js` and `dist/x.d.ts` for each `src/x.ts`. A package is a
 * folder with a `tsconfig.json`.
 */
export function compilePackages(
  files: ReadonlyMap<string, string>,
  reporter: Reporter,
  { compile = moduleCompiler(), out }: CompileOptions,
): ReadonlyMap<string, string> {
  const compiled = new Map(files);
  for (const [path, text] of files) {
    const target = compiledPath(path, files);
    if (target === undefined) continue;
    const { code, declaration, faults } = compile(path, text);
    for (const { kind, line, column, reason } of faults) {
      const place = { file: posix.join(out, path), line, column };
      reporter.report(kind === 'syntax' ? 'module-invalid' : 'declaration-untyped', place, reason);
    }
    compiled.set(`${target}.js`, code).set(`${target}.d.ts`, declaration);
    if (path.endsWith(DOCUMENT_LOADER) && existsSync(CONTRACT))
      compiled.set(posix.join(path, '../../../dist/contract.js'), readFileSync(CONTRACT, 'utf8'));
  }
  return compiled;
}

/** Module of a package that loads other documents, with the bundle of the generator's `contract.ts`. */
export const DOCUMENT_LOADER = 'src/cli/load-document.ts';

/** The bundle of `contract.ts`, which the built generator has. */
const CONTRACT = join(compiledTemplatesFolder, 'contract.js');

/** Returns the path of what a module is compiled to, without an extension; `undefined` for other files. */
function compiledPath(path: string, files: ReadonlyMap<string, string>): string | undefined {
  const [, folder = '', name = ''] = /^((?:[^/]+\/)*?)src\/(.+)(?<!\.d)\.ts$/.exec(path) ?? [];
  return name !== '' && files.has(`${folder}tsconfig.json`) ? `${folder}dist/${name}` : undefined;
}

const require = createRequire(import.meta.url);

/** File name of the library that modules are compiled with. */
const LIBRARY = 'lib.symbols.d.ts';

/** Declares the symbols that name members, without which such a member has no declaration. */
const SYMBOLS = `interface SymbolConstructor {
${['asyncDispose', 'asyncIterator', 'dispose', 'hasInstance', 'iterator', 'toPrimitive', 'toStringTag'].map((name) => `  readonly ${name}: unique symbol;`).join('\n')}
}
declare var Symbol: SymbolConstructor;`;

/** File in the folder of compiled templates with the modules of every package, compiled, by the hash of their text. */
export const COMPILED_MODULES = 'modules.json';

/**
 * Returns a function that compiles modules. The built generator has the modules that do not depend on the document
 * compiled. For a small document these are nearly all, which saves 2.4 of 3.8 s.
 */
export function moduleCompiler(): Compile {
  const file = join(compiledTemplatesFolder, COMPILED_MODULES);
  if (!existsSync(file)) return compileModule;
  const compiled = new Map<string, CompiledModule>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  return (path, text) => compiled.get(hash(text)) ?? compileModule(path, text);
}

/**
 * Compiles a module by itself, without the modules and packages that it imports: what depends on the installed packages
 * would differ from machine to machine. Exports therefore need explicit types (`isolatedDeclarations`).
 */
export const compileModule: Compile = (path, text) => {
  const { ts }: typeof import('ts-morph') = require('ts-morph');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  const written = new Map<string, string>();
  const program = ts.createProgram({
    rootNames: [path],
    options: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      declaration: true,
      isolatedDeclarations: true,
      isolatedModules: true,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
      noCheck: true,
      noResolve: true,
      lib: [LIBRARY],
      types: [],
    },
    host: {
      getSourceFile: (name, version) => {
        if (name === path) return source;
        return name.endsWith(LIBRARY) ? ts.createSourceFile(name, SYMBOLS, version) : undefined;
      },
      fileExists: (name) => name === path,
      readFile: () => undefined,
      writeFile: (name, output) => void written.set(posix.extname(name), output),
      getDefaultLibFileName: () => LIBRARY,
      getCurrentDirectory: () => '',
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    },
  });
  const { diagnostics } = program.emit();
  const faultOf = (
    kind: ModuleFault['kind'],
    { start = 0, messageText }: (typeof diagnostics)[number],
  ): ModuleFault => {
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    return { kind, line: line + 1, column: character + 1, reason: ts.flattenDiagnosticMessageText(messageText, ' ') };
  };
  return {
    code: written.get('.js') ?? '',
    declaration: renameImports(written.get('.ts') ?? ''),
    faults: [
      ...program.getSyntacticDiagnostics(source).map((one) => faultOf('syntax', one)),
      ...diagnostics.map((one) => faultOf('type', one)),
    ],
  };
};

/** Renames imported `./x.ts` to the shipped `./x.js`, which the compiler leaves to us in declarations. */
export function renameImports(declaration: string): string {
  return declaration.replace(/((?:from|import)\s*\(?\s*['"]\.[^'"\n]*)\.ts(['"])/g, '$1.js$2');
}
