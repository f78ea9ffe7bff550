import type { Emitter, ImportExtension, Layout } from './emit/emitter.ts';
import type { Product } from './emit/products.ts';
import type { OperationFilter } from './load/select-operations.ts';
import type { FormatName } from './write/format.ts';

/** A plugin: an emitter, or the package or path of a module whose default export is an emitter. */
export type Plugin = Emitter | string;

/** Settings of one document. Paths are relative to the folder of the configuration. */
export interface InputConfig {
  /** Root file of an OpenAPI 3.0, 3.1, 3.2 or Swagger 2.0 document. */
  readonly spec: string;
  /** Folder to write. */
  readonly out: string;
  /** Folder around `spec` that its references may lead to, where they go beyond its own. */
  readonly within?: string | undefined;
  /** Files of overlays (1.0 and 1.1), which are applied to the document in this order. */
  readonly overlays?: readonly string[] | undefined;
  /** Addresses that may be fetched, as the document or as references. */
  readonly allowNet?: readonly string[] | undefined;
  /** Rejects an address whose content differs from `network.lock.json`, or is not in it. */
  readonly frozen?: boolean | undefined;
  /** Root file of the previous version of the document, for a migration. */
  readonly oldSpec?: string | undefined;
  /** Folder of the rename tables that lead from the previous version to this one. */
  readonly renames?: string | undefined;
  /**
   * Rejects a document with any error.
   *
   * @default false
   */
  readonly strict?: boolean | undefined;
  /**
   * Infers which operations belong to a collection, how lists continue on the next page, and which writes replace a
   * resource, and adds that to the client. Names do not change.
   *
   * @default false
   */
  readonly infer?: boolean | undefined;
  /**
   * `source`: one folder to import from your own sources. `package`: a package for each product.
   *
   * @default 'source'; 'package' if `products` names one that the source layout does not have
   */
  readonly layout?: Layout | undefined;
  /**
   * Gives packages JavaScript and declarations (`dist`), so that nothing has to be compiled before they are used;
   * `false` gives them their sources.
   *
   * @default true
   */
  readonly build?: boolean | undefined;
  /**
   * Extension of relative imports in the source layout.
   *
   * @default that of the nearest `tsconfig.json`
   */
  readonly importExtension?: ImportExtension | undefined;
  /** Optional modules of the runtime to include in the source layout. */
  readonly modules?: readonly string[] | undefined;
  /**
   * Products to generate.
   *
   * @default the client and its validators; all products in the layout `package`
   */
  readonly products?: readonly Product[] | undefined;
  /** Operations to generate. Without it, all of them. */
  readonly include?: OperationFilter | undefined;
  /** Operations to leave out. */
  readonly exclude?: OperationFilter | undefined;
  /** Names of what is generated. */
  readonly names?: NamesConfig | undefined;
  /**
   * Version of the packages.
   *
   * @default `info.version` of the document, where it is a version of npm, else `0.1.0`
   */
  readonly version?: string | undefined;
  /** Defaults of the client, which its callers can override. */
  readonly client?: ClientConfig | undefined;
  /** Emitters that add files, in this order. */
  readonly plugins?: readonly Plugin[] | undefined;
  /**
   * Formatter of the output: `oxfmt`, which is part of the generator, the project's own `prettier` with its
   * configuration, or `none`.
   *
   * @default 'oxfmt'
   */
  readonly format?: FormatName | undefined;
}

/** Settings that a run of the generator takes as a configuration states them. */
export type RunSettings = {
  readonly [
    Name in
      | 'within'
      | 'overlays'
      | 'strict'
      | 'infer'
      | 'layout'
      | 'build'
      | 'importExtension'
      | 'modules'
      | 'oldSpec'
      | 'renames'
  ]?: Exclude<InputConfig[Name], undefined>;
};

/** Names of what is generated. */
export interface NamesConfig {
  /**
   * Scope of the packages.
   *
   * @default the title of the document
   */
  readonly scope?: string | undefined;
  /**
   * Function that creates the client.
   *
   * @default 'createClient'
   */
  readonly facade?: string | undefined;
  /**
   * Names of single packages.
   *
   * @default the scope, and the name of the product
   */
  readonly packages?: Readonly<Partial<Record<'sdk' | 'mock' | 'verify' | 'migrate', string>>> | undefined;
}

/** Defaults of the client that its publisher decides. */
export interface ClientConfig {
  /** Base URL. With one, callers need not pass any. */
  readonly baseUrl?: string | undefined;
  /** Headers of all requests. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Retry behavior, as in the options of a client. */
  readonly retry?: Readonly<Record<string, number>> | undefined;
  /**
   * Header by which the API recognizes a repeated write. The client sends a new key with each write, and the same key
   * with its retries.
   *
   * @default that of the operation in the document, if it asks for one
   */
  readonly idempotencyHeader?: string | undefined;
  /**
   * Integers of responses that a number cannot hold: `bigint` adds that type to 64-bit integers; `string` reads them as
   * the text of their digits, which validators of responses reject; `error` rejects the response. None is rounded.
   *
   * @default a `bigint` in the place of such an integer, with the type `number`
   */
  readonly largeIntegers?: 'bigint' | 'string' | 'error' | undefined;
}

/** Settings of a project: one document, or several. */
export type Config = (InputConfig | { readonly inputs: readonly InputConfig[] }) & {
  readonly diff?: DiffConfig;
  readonly mock?: CommandConfig;
  readonly verify?: CommandConfig;
  readonly migrate?: CommandConfig;
};

/** A configuration in JSON, `bmp.config.json`, which names its plugins. */
export type JsonConfig = (JsonInput | { readonly inputs: readonly JsonInput[] }) &
  Pick<Config, 'diff' | 'mock' | 'verify' | 'migrate'> & { readonly $schema?: string };

type JsonInput = Omit<InputConfig, 'plugins'> & { readonly plugins?: readonly string[] };

/** Settings of `bmp-evolve diff`. The options of the command replace them. */
export interface DiffConfig {
  /** Severities by code, as `--rule` takes them: `{ 'enum-value-added': 'breaking' }`. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Files of accepted changes, relative to the working directory. */
  readonly accepted?: readonly string[];
}

/**
 * Options of the command of a package, by their names without dashes: `{ 'base-url': '…', param: { orderId: '7' } }`.
 * Those of the command line replace them.
 */
export type CommandConfig = Readonly<
  Record<string, boolean | number | string | readonly string[] | Readonly<Record<string, string | readonly string[]>>>
>;

/**
 * Types the configuration in `bmp.config.ts`.
 *
 * @example
 * export default defineConfig({ spec: 'openapi.yaml', out: 'src/api', exclude: { tags: ['internal'] } });
 */
export function defineConfig(config: Config): Config {
  return config;
}
