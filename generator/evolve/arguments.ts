import { type OptionValues, parseCliArguments, UsageError } from '../../templates/shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '../../templates/shared/closest-match.ts';

/** A parsed command line of `bmp-evolve`. */
export type EvolveCommand = HelpCommand | VersionCommand | ProposeCommand | ReviewCommand;

interface HelpCommand {
  readonly kind: 'help';
}

interface VersionCommand {
  readonly kind: 'version';
}

export interface ProposeCommand {
  readonly kind: 'propose';
  /** Root file of the previous version. */
  readonly before: string;
  /** Root file of the new version. */
  readonly after: string;
  /** Folder of the rename tables. Without it, the proposals are only printed. */
  readonly tables?: string;
  readonly json: boolean;
}

export interface ReviewCommand {
  readonly kind: 'review';
  readonly folder: string;
  /** Ids to accept, or a confidence: `certain` or `likely`. Without it, each proposal is asked for. */
  readonly accept: readonly string[];
  readonly reject: readonly string[];
  readonly by?: string;
  readonly why?: string;
  readonly source?: string;
}

const PROPOSE_OPTIONS = {
  tables: { type: 'value', value: 'a folder' },
  json: { type: 'flag' },
} as const;

const REVIEW_OPTIONS = {
  accept: { type: 'value', value: 'an id, or certain, or likely', multiple: true },
  reject: { type: 'value', value: 'an id', multiple: true },
  by: { type: 'value', value: 'a name' },
  why: { type: 'value', value: 'a reason' },
  source: { type: 'value', value: 'a source, such as the release notes' },
} as const;

const COMMANDS = ['propose', 'review'] as const;

/**
 * Parses a command line, without program and script.
 *
 * @throws UsageError if it cannot be used
 */
export function parseEvolveArguments(given: readonly string[]): EvolveCommand {
  const [name = '', ...rest] = given;
  if (name === '' || given.includes('--help') || given.includes('-h')) return { kind: 'help' };
  if (name === '--version') return { kind: 'version' };
  const command = COMMANDS.find((known) => known === name);
  if (command === undefined)
    throw new UsageError(`There is no command "${name}".${didYouMean(closestMatch(name, COMMANDS))}`);
  return command === 'propose' ? parsePropose(rest) : parseReview(rest);
}

function parsePropose(given: readonly string[]): ProposeCommand {
  const { options, positionals } = parseCliArguments(given, PROPOSE_OPTIONS);
  const [before, after, ...others] = positionals;
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('Name two documents: the previous version and the new one.');
  return { kind: 'propose', before, after, json: options.json === true, ...pick(options, ['tables']) };
}

function parseReview(given: readonly string[]): ReviewCommand {
  const { options, positionals } = parseCliArguments(given, REVIEW_OPTIONS);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new UsageError('Name the folder of the rename tables.');
  const { accept = [], reject = [] } = options;
  return { kind: 'review', folder, accept, reject, ...pick(options, ['by', 'why', 'source']) };
}

function pick<Definitions extends Parameters<typeof parseCliArguments>[1], Name extends keyof Definitions>(
  options: OptionValues<Definitions>,
  names: readonly Name[],
): Pick<OptionValues<Definitions>, Name> {
  return Object.fromEntries(
    names.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]),
  ) as Pick<OptionValues<Definitions>, Name>;
}
