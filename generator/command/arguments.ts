import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type OptionValues, parseCliArguments, UsageError } from '../../templates/shared/cli-arguments.ts';
import { home } from '../home.ts';

/** Where a command line is read: what the command is called there, and what it works on when no document is named. */
export interface Invocation {
  /** As it is typed before the options. */
  readonly command: string;
  /** The document that is meant when none is named, and its output; absent where one has to be named. */
  readonly own?: Pick<Arguments, 'spec' | 'oldSpec' | 'renames' | 'out'>;
}

const ONE_DOCUMENT = 'A run is about one document: run the command once for each.';

const OPTIONS = {
  spec: { type: 'value', value: 'a file', onlyOnce: ONE_DOCUMENT },
  within: { type: 'value', value: 'a folder' },
  out: { type: 'value', value: 'a folder', onlyOnce: ONE_DOCUMENT },
  'old-spec': { type: 'value', value: 'a file', onlyOnce: ONE_DOCUMENT },
  renames: { type: 'value', value: 'a folder', onlyOnce: ONE_DOCUMENT },
  only: { type: 'value', value: 'names', onlyOnce: 'Separate the names with commas.' },
  check: { type: 'flag' },
  watch: { type: 'flag' },
  json: { type: 'flag' },
  version: { type: 'flag' },
  help: { type: 'flag', short: 'h' },
} as const;

type Options = OptionValues<typeof OPTIONS>;

/** What the command line asks for. */
export interface Arguments {
  readonly mode: 'write' | 'check' | 'watch';
  /** Root file of the specification. */
  readonly spec: string;
  /** Folder that its references may lead to; absent for its own. */
  readonly within?: string;
  /** Root file of the interface before it. */
  readonly oldSpec?: string;
  /** Folder of the tables that lead from the one to the other. */
  readonly renames?: string;
  readonly out: string;
  /** The products to make; absent for all of them. */
  readonly only?: readonly string[];
  readonly json: boolean;
}

/** The command line asks to be told something, and for nothing else. */
export type Question = 'help' | 'version';

/**
 * Reads the command line (without program and script).
 *
 * @throws UsageError where it makes no sense
 */
export function parseArguments(given: readonly string[], { own }: Invocation): Arguments | Question {
  if (given.includes('--help') || given.includes('-h')) return 'help';
  const { options, positionals } = parseCliArguments(given, OPTIONS);
  const [stray] = positionals;
  if (stray !== undefined) {
    throw new UsageError(`Unexpected argument "${stray}". Name the document with --spec and the folder with --out.`);
  }
  if (options.version) return 'version';
  refuseContradictions(options);
  const shared = { mode: modeOf(options), json: options.json ?? false, ...onlyOf(options) };
  return { ...sourcesOf(options, own), ...shared };
}

function refuseContradictions({ check, watch, json }: Options): void {
  if (check && watch) throw new UsageError('--check and --watch exclude each other.');
  if (json && watch) throw new UsageError('--json and --watch exclude each other.');
}

type Sources = Pick<Arguments, 'spec' | 'within' | 'oldSpec' | 'renames' | 'out'>;

function sourcesOf(options: Options, own: Invocation['own']): Sources {
  const { spec, within, out, renames, 'old-spec': oldSpec } = options;
  if (spec === undefined) return defaultSources(options, own);
  refuseOtherThanFiles(spec);
  if (out === undefined) {
    throw new UsageError('--spec wants --out too: the folder that is to hold what is made of that document.');
  }
  if (renames !== undefined && oldSpec === undefined) {
    throw new UsageError('--renames wants --old-spec too: the document that the tables lead from.');
  }
  if (options.only?.includes('migration') && renames === undefined) {
    throw new UsageError('migration wants --old-spec and --renames: what it leads from, and how.');
  }
  return { spec, out, ...(within && { within }), ...(oldSpec && { oldSpec }), ...(renames && { renames }) };
}

function defaultSources(options: Options, own: Invocation['own']): Sources {
  if (own === undefined) throw new UsageError('No document is named: --spec wants its file, --out a folder to write.');
  if ((options.within ?? options['old-spec'] ?? options.renames ?? options.only) !== undefined) {
    throw new UsageError('--within, --old-spec, --renames and --only go with --spec.');
  }
  return { ...own, out: options.out ?? own.out };
}

function refuseOtherThanFiles(spec: string): void {
  if (spec === '-') {
    throw new UsageError(
      'A document is read from a file, for its references lead on from there: save it, and name it.',
    );
  }
  if (/^[a-z][a-z\d+.-]+:\/\//iu.test(spec)) {
    throw new UsageError('Nothing is fetched from a network: save the document, and name its file.');
  }
}

/** `--only sdk,paths` as a list; what it may name is the generator's to say. */
function onlyOf({ only }: Options): Pick<Arguments, 'only'> {
  return only === undefined ? {} : { only: only.split(',').map((name) => name.trim()) };
}

function modeOf({ check, watch }: Options): Arguments['mode'] {
  if (check) return 'check';
  return watch ? 'watch' : 'write';
}

/** The repository's own specification. What leads to it from an older one is used where it is there. */
export function ownSources(): Required<Invocation>['own'] {
  const [oldSpec, renames] = [ownPath('spec/v2/openapi.yaml'), ownPath('spec/renames')];
  return {
    spec: ownPath('spec/v3/openapi.yaml'),
    out: ownPath('generated'),
    ...(existsSync(oldSpec) && { oldSpec }),
    ...(existsSync(renames) && { renames }),
  };
}

/** A path of this repository, as seen from the working directory. */
function ownPath(path: string): string {
  return relative(process.cwd(), join(home, path));
}
