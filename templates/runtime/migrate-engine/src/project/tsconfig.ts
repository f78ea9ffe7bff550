import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** Files that are compiled together, and their options. */
export interface ProgramGroup {
  readonly files: readonly string[];
  readonly options: ts.CompilerOptions;
  /** Declaration files of the configuration, which no file has to import: `global.d.ts`. */
  readonly declarations: readonly string[];
  /** The configuration and its error, if it could not be read in full. */
  readonly configError?: { readonly path: string; readonly reason: string };
}

const DEFAULT_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
};

/**
 * Groups files by the nearest tsconfig.json, or by a project that it references. Files without one use default options.
 */
export function groupByTsconfig(files: readonly string[]): readonly ProgramGroup[] {
  const reader = new TsconfigReader();
  const groups = new Map<string, ProgramGroup & { readonly files: string[] }>();
  for (const file of files) {
    const { path, options, reason, files: configured } = reader.of(file);
    const group = groups.get(path) ?? {
      files: [],
      options,
      declarations: [...configured].filter((name) => DECLARATION_FILE.test(name)),
      ...(reason === undefined ? {} : { configError: { path, reason } }),
    };
    group.files.push(file);
    groups.set(path, group);
  }
  return [...groups.values()];
}

const DECLARATION_FILE = /\.d\.[cm]?ts$/;

interface Tsconfig {
  readonly path: string;
  readonly options: ts.CompilerOptions;
  /** Error of the configuration. */
  readonly reason?: string;
  readonly files: ReadonlySet<string>;
  readonly references: readonly string[];
}

class TsconfigReader {
  readonly #read = new Map<string, Tsconfig>();
  readonly #nearest = new Map<string, string | undefined>();

  of(file: string): Pick<Tsconfig, 'path' | 'options' | 'reason' | 'files'> {
    const path = this.#above(dirname(file));
    if (path === undefined) return { path: '', options: DEFAULT_OPTIONS, files: new Set() };
    return this.#owning(this.#load(path), file) ?? this.#load(path);
  }

  /** The configuration itself, or the one among those that it refers to, that lists the file. */
  #owning(configuration: Tsconfig, file: string): Tsconfig | undefined {
    if (configuration.files.has(file)) return configuration;
    return configuration.references
      .filter(existsSync)
      .map((path) => this.#load(path))
      .find(({ files }) => files.has(file));
  }

  #above(folder: string): string | undefined {
    if (this.#nearest.has(folder)) return this.#nearest.get(folder);
    const here = ['tsconfig.json', 'jsconfig.json'].map((name) => join(folder, name)).find((path) => existsSync(path));
    const parent = dirname(folder);
    const found = here ?? (parent === folder ? undefined : this.#above(parent));
    this.#nearest.set(folder, found);
    return found;
  }

  #load(path: string): Tsconfig {
    const known = this.#read.get(path);
    if (known !== undefined) return known;
    const loaded = loadTsconfig(path);
    this.#read.set(path, loaded);
    return loaded;
  }
}

function loadTsconfig(path: string): Tsconfig {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(path), undefined, path, undefined, [
    { extension: '.vue', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred },
  ]);
  const references = (parsed.projectReferences ?? []).map((reference) =>
    tsconfigPath(resolve(dirname(path), reference.path)),
  );
  const { composite: _composite, incremental: _incremental, tsBuildInfoFile: _info, ...options } = parsed.options;
  const loaded = { path, options: withDefaults(options), files: new Set(parsed.fileNames), references };
  const fault = error ?? parsed.errors.find(({ code }) => UNREADABLE_CODES.has(code));
  return fault === undefined ? loaded : { ...loaded, reason: ts.flattenDiagnosticMessageText(fault.messageText, ' ') };
}

/** Error codes for an extended configuration that is missing or unreadable. */
const UNREADABLE_CODES: ReadonlySet<number> = new Set([5083, 6053]);

/** Fills in default options, but not for modules if the configuration sets any module option. */
function withDefaults(options: ts.CompilerOptions): ts.CompilerOptions {
  const isSilent = options.module === undefined && options.moduleResolution === undefined;
  return isSilent ? { ...DEFAULT_OPTIONS, ...options } : { jsx: ts.JsxEmit.Preserve, ...options };
}

function tsconfigPath(path: string): string {
  return path.endsWith('.json') ? path : join(path, 'tsconfig.json');
}
