import type { Contract } from '../model/contract.ts';
import type { Statement } from './structures.ts';

/** A file to make, as data: `print` turns it into text. Paths are relative to the output folder, with `/`. */
export type OutputFile =
  | { readonly kind: 'code'; readonly path: string; readonly statements: readonly Statement[] }
  | { readonly kind: 'template'; readonly path: string; readonly template: string; readonly view: object }
  /**
   * A file of `templates/`, or a folder of them with all below it, else unchanged; one folder in it may stay behind.
   */
  | (OwnImports & { readonly kind: 'copy'; readonly path: string; readonly source: string; readonly without?: string })
  | (OwnImports & { readonly kind: 'text'; readonly path: string; readonly text: string });

/** What becomes relative in a module that imports parts of its package by a name. */
interface OwnImports {
  /** The folder of the output in which the modules of each name (`#name/`) are. */
  readonly own?: Readonly<Record<string, string>>;
}

/** Makes the files of one product, at once, or each when it is asked for. */
export type Emitter = (contract: Contract) => Iterable<OutputFile> | Promise<Iterable<OutputFile>>;
