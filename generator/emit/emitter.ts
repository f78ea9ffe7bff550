import type { Contract } from '../model/contract.ts';
import type { Statement } from './structures.ts';

/** A file to generate, as data: `print` turns it into text. Paths are relative to the output folder, with `/`. */
export type OutputFile =
  /** A module of ts-morph's structures. */
  | { readonly kind: 'code'; readonly path: string; readonly statements: readonly Statement[] }
  /** A Handlebars file of `templates/views/`, and the finished view that fills it in. */
  | { readonly kind: 'template'; readonly path: string; readonly template: string; readonly view: object }
  /** A file or folder of `templates/`, copied unchanged; `without` names one folder in it to leave out. */
  | (OwnImports & { readonly kind: 'copy'; readonly path: string; readonly source: string; readonly without?: string })
  /** A file of an npm package that the generator depends on, copied unchanged. */
  | { readonly kind: 'package'; readonly path: string; readonly package: string; readonly source: string }
  /** Text that stands outside of `templates/`. */
  | (OwnImports & { readonly kind: 'text'; readonly path: string; readonly text: string });

/** Imports by a name of the package, which become relative paths. */
interface OwnImports {
  /** Output folder of the modules behind each name (`#name/`), or `package:` and the entry of a package. */
  readonly own?: Readonly<Record<string, string>>;
}

/**
 * Layouts of the client: `source`, one folder of a project's own sources, or `package`, a package with everything that
 * is published with it.
 */
export type Layout = 'source' | 'package';

/** Extension of relative imports in the source layout. */
export type ImportExtension = 'js' | 'ts' | 'none';

/** Modules of the runtime with entry points of their own, because they are optional. */
export const OPTIONAL_MODULES: readonly string[] = ['update', 'paging', 'dates', 'logger', 'node', 'testing'];

/** Options of a run, the same for every emitter. */
export interface EmitOptions {
  /** @default 'package' */
  readonly layout?: Layout;
  /** Module specifier by which files beside the output folder import it, such as `./api/index.js`. */
  readonly entry?: string;
  /** Folder of the runtime that several clients share, relative to the output folder. */
  readonly runtime?: string;
  /** Output folder, relative to the project around it, from which guides install the packages. */
  readonly folder?: string;
  /**
   * Names of the requested emitters.
   *
   * @default all of them
   */
  readonly only?: readonly string[];
}

/** Version of the model that emitters read. It changes when a member is removed or changes its meaning. */
export const MODEL_VERSION = 1;

/** Lines that explain how to use the files of an emitter. */
export interface Usage {
  /** File below the output folder. The lines are printed after the run that adds it. */
  readonly file: string;
  readonly lines: readonly string[];
}

/** Plans the files of one product. */
export interface Emitter {
  readonly name: string;
  /** The {@link MODEL_VERSION} that a plugin was written for. A generator with another one rejects the plugin. */
  readonly model?: number;
  /** A generator function plans each file when it is printed, so that only few are in memory at once. */
  readonly emit: (contract: Contract, options: EmitOptions) => Iterable<OutputFile> | Promise<Iterable<OutputFile>>;
  /** Returns how to use the files, such as a first call, in the source layout. */
  readonly usage?: (contract: Contract, options: EmitOptions) => Usage | undefined;
}

/**
 * Defines an emitter.
 *
 * @example
 * defineEmitter({
 *   name: 'list',
 *   *emit({ api }) {
 *     const names = api.schemas.map(({ name }) => name);
 *     yield { kind: 'text', path: 'list.txt', text: names.join('\n') };
 *   },
 * });
 */
export function defineEmitter<const Defined extends Emitter>(emitter: Defined): Defined {
  return emitter;
}

/** Folder of the product `tests`. Its files are written once; from then on, they belong to the user. */
export const TESTS_FOLDER = 'tests/';

/** Thrown when a requested product cannot be generated: it is unknown, or a package that it needs is not installed. */
export class ProductError extends Error {
  override readonly name = 'ProductError';
}

/** Thrown when an emitter of the caller, such as a plugin, throws an error, which is the `cause`. */
export class EmitterError extends Error {
  override readonly name = 'EmitterError';

  constructor(emitter: string, cause: unknown) {
    super(`The plugin "${emitter}" failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
