import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type OptionValues, parseCliArguments, UsageError } from '../../templates/runtime/shared/cli-arguments.ts';
import { home } from '../home.ts';
import { defaultLayout, type ImportExtension, type Layout } from '../emit/emitter.ts';
import type { ClientConfig } from '../config.ts';
import type { OperationSelection, PackageSettings } from '../load/select-operations.ts';
import { optional } from '../model/json.ts';
import type { FormatName } from '../write/format.ts';

/** Context of a command line: the name of the command, and its default document. */
export interface Invocation {
  /** Name of the command, as typed before the options. */
  readonly command: string;
  /** Default document and output. If absent, `--spec` is required. */
  readonly own?: Pick<Arguments, 'spec' | 'oldSpec' | 'renames' | 'out' | 'strict' | 'layout' | 'build' | 'engines'>;
  /** Options that npm kept for itself, because the `--` before them was forgotten. */
  readonly takenByNpm?: readonly string[];
}

const ONE_DOCUMENT = 'To generate several documents, run the command once for each.';

const OPTIONS = {
  spec: { type: 'value', value: 'a file', onlyOnce: ONE_DOCUMENT },
  within: { type: 'value', value: 'a folder' },
  out: { type: 'value', value: 'a folder', onlyOnce: ONE_DOCUMENT },
  'old-spec': { type: 'value', value: 'a file', onlyOnce: ONE_DOCUMENT },
  renames: { type: 'value', value: 'a folder', onlyOnce: ONE_DOCUMENT },
  only: { type: 'value', value: 'names', onlyOnce: 'Separate the names with commas.' },
  layout: { type: 'value', value: 'source or package' },
  'import-ext': { type: 'value', value: 'js, ts or none' },
  'no-build': { type: 'flag' },
  prune: { type: 'flag' },
  modules: { type: 'value', value: 'names', onlyOnce: 'Separate the names with commas.' },
  config: { type: 'value', value: 'a file', onlyOnce: 'A configuration may list several documents (inputs).' },
  overlay: { type: 'value', value: 'a file', multiple: true },
  'allow-net': { type: 'value', value: 'an address', multiple: true },
  frozen: { type: 'flag' },
  strict: { type: 'flag' },
  infer: { type: 'flag' },
  explain: { type: 'flag' },
  warnings: { type: 'value', value: 'all, summary or none' },
  check: { type: 'flag' },
  'print-inputs': { type: 'flag' },
  watch: { type: 'flag' },
  json: { type: 'flag' },
  version: { type: 'flag' },
  help: { type: 'flag', short: 'h' },
} as const;

type Options = OptionValues<typeof OPTIONS>;

/** Returns the options that npm took for its own and passed in the environment, as in `npm run generate --check`. */
export function optionsTakenByNpm(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (environment['npm_lifecycle_event'] !== 'generate') return [];
  return Object.keys(OPTIONS)
    .filter((name) => (environment[`npm_config_${name.replaceAll('-', '_')}`] ?? '') !== '')
    .map((name) => `--${name}`);
}

/** Parsed arguments of the command. */
export interface Arguments {
  readonly mode: 'write' | 'check' | 'watch';
  /** Root file of the specification. */
  readonly spec: string;
  /**
   * Folder that its references may lead to.
   *
   * @default the folder of `spec`
   */
  readonly within?: string;
  /** Root file of the previous version of the specification. */
  readonly oldSpec?: string;
  /** Folder of the rename tables that lead from the previous version to this one. */
  readonly renames?: string;
  readonly out: string;
  /**
   * Products to generate.
   *
   * @default all of them
   */
  readonly only?: readonly string[];
  /** Files of overlays, in the order in which they are applied. */
  readonly overlays?: readonly string[];
  /**
   * Removes products of an earlier run that this run does not generate. Without it, such a run writes nothing.
   *
   * @default false
   */
  readonly prune?: boolean;
  /** Configuration that the settings come from. */
  readonly config?: string;
  /** Addresses that may be fetched, as the document or as references. */
  readonly allowNet?: readonly string[];
  /** Rejects an address whose content differs from `network.lock.json`, or is not in it. */
  readonly frozen?: boolean;
  /** Rejects a document with any error, instead of interpreting it or leaving operations out. */
  readonly strict?: boolean;
  /** Infers collections, pages and safe updates. */
  readonly infer?: boolean;
  /** Prints what was inferred for each operation, or why nothing was. */
  readonly explain?: boolean;
  /** Prints what determines the output instead of writing it. */
  readonly printInputs?: boolean;
  /**
   * Warnings to print after a run that succeeded: each of them, one line for each code, or none.
   *
   * @default summary
   */
  readonly warnings?: Warnings;
  readonly json: boolean;
  /**
   * One folder of sources, or packages.
   *
   * @default 'source'; 'package' if the source layout lacks a requested product
   */
  readonly layout?: Layout;
  /**
   * Adds JavaScript and declarations to the packages.
   *
   * @default true, in the layout `package`
   */
  readonly build?: boolean;
  /** Place of the engines that the sources of packages import. @default bundled */
  readonly engines?: 'bundled' | 'workspace';
  /**
   * Extension of relative imports in the source layout.
   *
   * @default that of the nearest `tsconfig.json`
   */
  readonly importExtension?: ImportExtension;
  /** Optional modules of the runtime to include in the source layout. */
  readonly modules?: readonly string[];
  /** Module specifier by which files beside the output folder import it. */
  readonly entry?: string;
  /** Folder of the runtime that the clients of a configuration share, relative to the output folder. */
  readonly runtime?: string;
  /** Operations to generate. */
  readonly select?: OperationSelection;
  /** Names and version of the packages. */
  readonly packages?: PackageSettings;
  /** Defaults of the client. */
  readonly client?: ClientConfig;
  readonly formatter?: FormatName;
}

/** Choice of the warnings to print. */
type Warnings = (typeof WARNINGS)[number];

const WARNINGS = ['all', 'summary', 'none'] as const;

/** Request for information, which ends the command without a run. */
export type InfoRequest = 'help' | 'version';

/**
 * Parses the command line (without program and script).
 *
 * @throws UsageError if it is not valid
 */
export function parseArguments(
  given: readonly string[],
  { command, own, takenByNpm }: Invocation,
): Arguments | InfoRequest {
  const [taken] = takenByNpm ?? [];
  if (taken !== undefined) {
    throw new UsageError(`npm took ${taken} as an option of its own. Options go after a "--": ${command} ${taken}`);
  }
  if (given.includes('--help') || given.includes('-h')) return 'help';
  const { options: stated, positionals } = parseCliArguments(given, OPTIONS);
  if (stated.version) return 'version';
  const options = withPositional(stated, positionals);
  rejectConflicts(options);
  const warnings = warningsOf(options);
  const only = options.only?.split(',').map((name) => name.trim()); // The generator checks the names.
  const shared = {
    mode: modeOf(options),
    json: options.json ?? false,
    ...optional('only', only),
    ...optional('warnings', warnings),
    ...layoutOf(options, only),
    ...(options.prune && { prune: true }),
    ...(options.infer && { infer: true }),
    ...(options.explain && { explain: true }),
    ...(options.frozen && { frozen: true }),
    ...(options['print-inputs'] && { printInputs: true }),
  };
  return { ...sourcesOf(options, own), ...shared, ...(options.strict && { strict: true }) };
}

/** A run by a configuration. */
export interface ConfiguredRun {
  readonly config: string;
  readonly arguments: Pick<Arguments, 'mode' | 'json' | 'warnings' | 'prune' | 'explain'>;
}

/**
 * Parses a command line that names a configuration, or no document where there is a configuration. Returns `undefined`
 * for any other.
 *
 * @param found - the configuration in the working directory
 * @throws UsageError if it is not valid
 */
export function parseConfigArguments(given: readonly string[], found: string | undefined): ConfiguredRun | undefined {
  if (given.some((one) => ['--help', '-h', '--version'].includes(one))) return undefined;
  const { options, positionals } = parseCliArguments(given, OPTIONS);
  const config = options.config ?? (options.spec === undefined && positionals.length === 0 ? found : undefined);
  if (config === undefined) return undefined;
  const { config: _, check, watch, json, warnings, prune, explain, ...others } = options;
  const [other] = [...Object.keys(others).map((name) => `--${name}`), ...positionals];
  if (other !== undefined) throw new UsageError(`${other} cannot be combined with ${config}. State it there.`);
  rejectConflicts(options);
  return {
    config,
    arguments: {
      mode: modeOf(options),
      json: json ?? false,
      ...optional('warnings', warningsOf(options)),
      ...(prune && { prune }),
      ...(explain && { explain }),
    },
  };
}

/** Takes a positional argument as the document. */
function withPositional(options: Options, positionals: readonly string[]): Options {
  const [spec, second] = positionals;
  const unexpected = options.spec === undefined && spec !== '--' ? second : spec;
  if (unexpected !== undefined) {
    throw new UsageError(
      `Unexpected argument "${unexpected}". Name one document, and pass the output folder with --out.`,
    );
  }
  return spec === undefined ? options : { ...options, spec };
}

function warningsOf({ warnings }: Options): Warnings | undefined {
  if (warnings === undefined) return undefined;
  return oneOf('--warnings', WARNINGS, warnings);
}

/** Optional modules of the runtime. */
const MODULES = ['dates', 'logger', 'node', 'paging', 'testing', 'update'];

type LayoutArguments = Pick<Arguments, 'layout' | 'build' | 'importExtension' | 'modules'>;

function layoutOf(
  { layout, 'no-build': noBuild, 'import-ext': extension, modules }: Options,
  only: Arguments['only'],
): LayoutArguments {
  const known = layout === undefined ? undefined : oneOf('--layout', ['source', 'package'] as const, layout);
  const isPackage = (known ?? defaultLayout(only)) === 'package';
  if (isPackage && (extension ?? modules) !== undefined)
    throw new UsageError('--import-ext and --modules require --layout source.');
  if (noBuild && !isPackage) throw new UsageError('--no-build requires --layout package.');
  const names = modules?.split(',').map((name) => oneOf('--modules', MODULES, name.trim()));
  return {
    ...optional('layout', known),
    ...(noBuild && { build: false }),
    ...(extension !== undefined && {
      importExtension: oneOf('--import-ext', ['js', 'ts', 'none'] as const, extension),
    }),
    ...optional('modules', names),
  };
}

function oneOf<Name extends string>(option: string, names: readonly Name[], given: string): Name {
  const known = names.find((name) => name === given);
  if (known === undefined) throw new UsageError(`${option} takes ${listNames(names)}, not "${given}".`);
  return known;
}

function listNames(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function rejectConflicts(options: Options): void {
  const { check, watch, json, 'allow-net': allowNet } = options;
  if (options.explain && !options.infer) throw new UsageError('--explain requires --infer.');
  if (options.frozen && allowNet === undefined) throw new UsageError('--frozen requires --allow-net.');
  if (watch && allowNet !== undefined) throw new UsageError('--watch and --allow-net cannot be used together.');
  if (watch && options['print-inputs']) throw new UsageError('--watch and --print-inputs cannot be used together.');
  if (check && watch) throw new UsageError('--check and --watch cannot be used together.');
  if (json && watch) throw new UsageError('--json and --watch cannot be used together.');
}

type Sources = Pick<Arguments, 'spec' | 'within' | 'overlays' | 'allowNet' | 'oldSpec' | 'renames' | 'out'>;

function sourcesOf(options: Options, own: Invocation['own']): Sources {
  const { spec, within, out, renames, 'old-spec': oldSpec } = options;
  if (spec === undefined) return defaultSources(options, own);
  const allowNet = options['allow-net']?.map(addressOf);
  if (!isAllowed(spec, allowNet)) rejectNonFiles(spec);
  if (out === undefined) {
    throw new UsageError(`Pass the output folder: --out FOLDER.`);
  }
  if (renames !== undefined && oldSpec === undefined) {
    throw new UsageError('--renames requires --old-spec, the previous version of the document.');
  }
  if (options.only?.includes('migration') && renames === undefined) {
    throw new UsageError('The product migration requires --old-spec and --renames.');
  }
  return {
    ...optional('overlays', options.overlay),
    ...optional('allowNet', allowNet),
    spec: isAllowed(spec, allowNet) ? addressOf(spec) : spec,
    out,
    ...(within && { within }),
    ...(oldSpec && { oldSpec }),
    ...(renames && { renames }),
  };
}

function defaultSources(options: Options, own: Invocation['own']): Sources {
  if (own === undefined)
    throw new UsageError('No document is given. Pass its file and the output folder: openapi.yaml --out FOLDER.');
  if (
    (options.within ??
      options.overlay ??
      options['allow-net'] ??
      options['old-spec'] ??
      options.renames ??
      options.only) !== undefined
  ) {
    throw new UsageError('--within, --overlay, --allow-net, --old-spec, --renames and --only require a document.');
  }
  return { ...own, out: options.out ?? own.out };
}

/** Returns an address in its normal form. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--allow-net takes an address that begins with https:// or http://, not "${text}".`);
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    throw new UsageError('--allow-net takes an address without user, password and fragment.');
  return url.href;
}

function isAllowed(spec: string, addresses: readonly string[] = []): boolean {
  return URL.canParse(spec) && addresses.includes(new URL(spec).href);
}

function rejectNonFiles(spec: string): void {
  if (spec === '-') {
    throw new UsageError('The document cannot be read from standard input. Save it and pass the file with --spec.');
  }
  if (/^[a-z][a-z\d+.-]+:\/\//iu.test(spec)) {
    throw new UsageError(`The document is not fetched unless you allow it: --allow-net ${spec}`);
  }
}

function modeOf({ check, watch }: Options): Arguments['mode'] {
  if (check) return 'check';
  return watch ? 'watch' : 'write';
}

/** Returns the repository's own specification, with its previous version and rename tables if they exist. */
export function ownSources(): Required<Invocation>['own'] {
  const [oldSpec, renames] = [ownPath('spec/v2/openapi.yaml'), ownPath('spec/renames')];
  return {
    spec: ownPath('spec/v3/openapi.yaml'),
    out: ownPath('generated'),
    strict: true,
    layout: 'package',
    build: false,
    engines: 'workspace',
    ...(existsSync(oldSpec) && { oldSpec }),
    ...(existsSync(renames) && { renames }),
  };
}

/** Returns a path of this repository, relative to the working directory. */
function ownPath(path: string): string {
  return relative(process.cwd(), join(home, path));
}

/** Returns the text of `--help`. */
export function helpText({ command, own }: Invocation): string {
  const full = `${command} FILE --out FOLDER`;
  const usage = own === undefined ? [full] : [ownUsage(command), usageLine(full, 'any other document')];
  return `Generates a typed client, validators and a mock server from an OpenAPI 3.0, 3.1, 3.2 or Swagger 2.0 document, in YAML or JSON.

${usage.map((line) => `  ${line}`).join('\n')}

${text}`;
}

/** Returns the usage without options, which generates the repository's own specification. */
function ownUsage(command: string): string {
  return usageLine(command.replace(/ --$/u, ''), "the repository's own specification, into generated/");
}

function usageLine(command: string, meaning: string): string {
  return `${command.padEnd(48)} ${meaning}`;
}

const text = `Options
  FILE, --spec FILE root file of the document; references may lead to files in its folder and below
  --within FOLDER   wider folder that references may lead to; it must contain the document
  --out FOLDER      output folder; only files written by an earlier run are replaced or removed
  --layout LAYOUT   source (the default): one folder to import from your own sources, with the client and its validators
                    package: a package for each product; the default if --only names mock, migration, verify or docs
  --no-build        write only the sources of packages; without it, they contain JavaScript and declarations too
  --import-ext EXT  extension of relative imports in the source layout: js, ts or none; by default that of the nearest
                    tsconfig.json
  --modules NAMES   optional parts of the runtime to include in the source layout, separated by commas: dates, logger,
                    node (a transport with connection pools), paging, testing, update
  --only NAMES      generate only these products, separated by commas
                      spec        the document bundled into one file
                      sdk         the client
                      validators  validators of requests and responses, next to the client; requires sdk
                      mock        a mock server that behaves as documented, a package
                      migration   tools for migrating from the previous version, a package; requires --old-spec and
                                  --renames
                      verify      checks a server by its traffic, a package
                      docs        a reference to read in a browser or as Markdown, and your own pages from docs/pages/
                      tests       a contract suite that you continue, written once; requires sdk and mock;
                                  only generated if named here
                      paths       openapi-typescript's types, next to the client; only generated if named here
  --prune           remove products of an earlier run that this run does not generate; without it, such a run writes
                    nothing and names them
  --config FILE     read all settings from a configuration; by default bmp.config.ts, .mts, .js, .mjs or .json if no
                    document is given. To create one: bmp-generate init [FILE…]
  --overlay FILE    apply an overlay (1.0 or 1.1) to the document before anything else; may be repeated
  --allow-net ADDRESS
                    fetch this address if it is the document or a reference leads to it, and nothing else; may be
                    repeated; network.lock.json in the output folder records hash and date, and changed content is
                    a warning
  --frozen          reject an address whose content differs from network.lock.json, or is not in it
  --strict          reject a document with any error; without it, errors with an obvious meaning are interpreted, and
                      operations that cannot be generated are left out, with a warning for each
  --infer           infer which operations belong to a collection, how lists continue on the next page, and which writes
                    replace a resource, and add that to the client: client.pets.search(), .read(), .update()
  --explain         print what was inferred for each operation, or why nothing was; requires --infer
  --old-spec FILE   previous version of the document, for a migration; requires --layout package
  --renames FOLDER  rename tables that lead from the previous version to this one

  --check           write nothing; list the files that would be added, changed or removed
  --print-inputs    write nothing; print what determines the output as a line of JSON, for build caches: files, addresses,
                    settings, the hash of the generator, and one hash of all
  --watch           generate again on every save, until Ctrl+C; errors in the document are reported and do not stop it
  --warnings WHICH  after a successful run, print all warnings, a summary by code (the default), or none. To explain a code:
                    bmp-generate explain CODE
  --json            print a single JSON object with the changes, the diagnostics and a summary
  --version         print the version
  -h, --help        print this help

Exit codes
  0  success, or nothing to do
  1  --check: the folder is out of date
  2  the document or the command line has errors; nothing was written
  3  the folder could not be written, or contains files that only you may replace, or products that only --prune removes;
     it is unchanged
  4  bug in the generator; nothing was written

Progress and colors are only shown in terminals. CI turns off both; NO_COLOR turns off colors, FORCE_COLOR turns them on.
`;
