import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseCliArguments, requireChoice } from '../../templates/runtime/shared/cli-arguments.ts';
import { UsageError } from '../../templates/runtime/shared/usage-error.ts';
import { home } from '../home.ts';
import { defaultLayout, findMissingOptions } from '../emit/products.ts';
import type { ClientConfig, RunSettings } from '../config.ts';
import {
  FILTER_MEMBERS,
  type OperationFilter,
  type OperationSelection,
  type PackageSettings,
} from '../load/select-operations.ts';
import { optional } from '../model/json.ts';
import type { FormatName } from '../write/format.ts';
import { OPTIONS, type Options, optionsText } from './options.ts';

/** Context of a command line: the name of the command, and its default document. */
export interface Invocation {
  /** Name of the command, as typed before the options. */
  readonly command: string;
  /** Default document and output. If absent, `--spec` is required. */
  readonly own?: Pick<Arguments, 'spec' | 'oldSpec' | 'renames' | 'out' | 'strict' | 'layout' | 'build' | 'engines'>;
  /** Options that npm kept for itself, because the `--` before them was forgotten. */
  readonly takenByNpm?: readonly string[];
}

/** Returns the options that npm took for its own and passed in the environment, as in `npm run generate --check`. */
export function optionsTakenByNpm(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (environment['npm_lifecycle_event'] !== 'generate') return [];
  return Object.keys(OPTIONS)
    .filter((name) => (environment[`npm_config_${name.replaceAll('-', '_')}`] ?? '') !== '')
    .map((name) => `--${name}`);
}

/** Parsed arguments of the command. */
export interface Arguments extends RunSettings {
  readonly mode: 'write' | 'check' | 'watch';
  readonly spec: string;
  readonly out: string;
  /** Products to generate. @default all of them */
  readonly only?: readonly string[];
  /** Addresses that may be fetched, as the document or as references. */
  readonly allowNet?: readonly string[];
  /** Rejects an address whose content differs from `network.lock.json`, or is not in it. */
  readonly frozen?: boolean;
  /** Defaults of the client. */
  readonly client?: ClientConfig;
  /** Removes products of an earlier run that this run does not generate. Without it, such a run writes nothing. */
  readonly prune?: boolean;
  /** Configuration that the settings come from. */
  readonly config?: string;
  /** Prints what was inferred for each operation, or why nothing was. */
  readonly explain?: boolean;
  /** Prints what determines the output instead of writing it. */
  readonly printInputs?: boolean;
  /** Warnings to print after a run that succeeded. @default summary */
  readonly warnings?: Options['warnings'];
  readonly json: boolean;
  /** Place of the engines that the sources of packages import. @default bundled */
  readonly engines?: 'bundled' | 'workspace';
  /** Module specifier by which files beside the output folder import it. */
  readonly entry?: string;
  /** Folder of the runtime that the clients of a configuration share, relative to the output folder. */
  readonly runtime?: string;
  /** Output folder, relative to the project around it. */
  readonly folder?: string;
  /** Operations to generate. */
  readonly select?: OperationSelection;
  /** Names and version of the packages. */
  readonly packages?: PackageSettings;
  readonly formatter?: FormatName;
}

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
  const only = options.only?.split(',').map((name) => name.trim()); // The generator checks the names.
  const shared = {
    mode: modeOf(options),
    json: options.json ?? false,
    ...optional('only', only),
    ...optional('warnings', options.warnings),
    ...layoutOf(options, only),
    ...selectionOf(options),
    ...optional('formatter', options.format),
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
      ...optional('warnings', warnings),
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

type LayoutArguments = Pick<Arguments, 'layout' | 'build' | 'importExtension' | 'modules'>;

function layoutOf(
  { layout, 'no-build': noBuild, 'import-ext': extension, modules, format }: Options,
  only: Arguments['only'],
): LayoutArguments {
  const isPackage = (layout ?? defaultLayout(only)) === 'package';
  if (isPackage && (extension ?? modules) !== undefined)
    throw new UsageError('--import-ext and --modules require --layout source.');
  if (noBuild && !isPackage) throw new UsageError('--no-build requires --layout package.');
  if (format === 'none' && !isPackage) throw new UsageError('--format none requires --layout package.');
  const names = modules?.split(',').map((name) => name.trim());
  for (const name of names ?? []) requireChoice('--modules', name, OPTIONS.modules.items);
  return {
    ...optional('layout', layout),
    ...(noBuild && { build: false }),
    ...optional('importExtension', extension),
    ...optional('modules', names),
  };
}

/** Reads operations to include or to leave out, such as `tags=pets`. */
function selectionOf({ include, exclude }: Options): Pick<Arguments, 'select'> {
  if ((include ?? exclude) === undefined) return {};
  return {
    select: { include: include && filterOf('--include', include), exclude: exclude && filterOf('--exclude', exclude) },
  };
}

function filterOf(option: string, texts: readonly string[]): OperationFilter {
  const filter = new Map<string, readonly string[]>();
  for (const text of texts) {
    const [by = '', ...value] = text.split('=');
    if (value.length === 0) throw new UsageError(`${option} takes BY=VALUE, such as tags=pets, not "${text}".`);
    requireChoice(option, by, FILTER_MEMBERS);
    filter.set(by, [...(filter.get(by) ?? []), value.join('=')]);
  }
  return Object.fromEntries(filter);
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
  if (dirname(resolve(out)) === resolve(out)) {
    throw new UsageError(`--out ${out} is the root of the file system: name a folder for the output.`);
  }
  if (renames !== undefined && oldSpec === undefined) {
    throw new UsageError('--renames requires --old-spec, the previous version of the document.');
  }
  const missing = findMissingOptions(options.only?.split(',') ?? [], Object.keys(options));
  if (missing !== undefined) throw new UsageError(missing);
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
${optionsText()}

Exit codes
  0  success, or nothing to do
  1  --check: the folder is out of date
  2  the document or the command line has errors; nothing was written
  3  the folder could not be written, or contains files that only you may replace, or products that only --prune removes;
     it is unchanged
  4  bug in the generator; nothing was written

Other commands: init [FILE…] creates a configuration, explain CODE explains a diagnostic, where OPERATION names its
place in the document, its code, page and rules, and completion prints a script that completes options in bash and zsh:
source <(bmp-generate completion)

Progress and colors are only shown in terminals. CI turns off both; NO_COLOR turns off colors, FORCE_COLOR turns them on.
`;
