import {
  didYouMeanCommand,
  optionsHelp,
  type OptionValues,
  parseCliArguments,
  requireWritable,
} from '../../templates/runtime/shared/cli-arguments.ts';
import { replaceFault } from '../../templates/runtime/shared/replace-file.ts';
import { UsageError } from '../../templates/runtime/shared/usage-error.ts';
import { type Format, FORMATS } from './diff/formats.ts';
import { type Severity, SEVERITIES } from './diff/rule.ts';

/** A parsed command line of `bmp-evolve`. */
export type EvolveCommand =
  HelpCommand | { readonly kind: 'version' } | DiffCommand | ProposeCommand | ReviewCommand | ExplainCommand;

export interface HelpCommand {
  readonly kind: 'help';
  /** The command whose help is wanted; all if absent. */
  readonly command?: CommandName;
}

export interface ExplainCommand {
  readonly kind: 'explain';
  readonly codes: readonly string[];
}

export interface DiffCommand {
  readonly kind: 'diff';
  /** Root file of the previous version. */
  readonly before: string;
  /** Root file of the new version. */
  readonly after: string;
  readonly format: Format;
  /** Least severity that makes the command fail. */
  readonly failOn?: Severity;
  /** Folder of rename tables, which replace the evidence in the documents. */
  readonly tables?: string;
  /** File with severities of rules. */
  readonly rules?: string;
  /** Severities of rules, as pairs of code and severity. */
  readonly rule: readonly (readonly [code: string, severity: string])[];
  /** Files of changes that somebody accepted. */
  readonly accepted: readonly string[];
  /** File to write with an entry for each change, as accepted by `decision`. */
  readonly writeBaseline?: string;
  readonly decision: { readonly by?: string; readonly why?: string; readonly until?: string };
  /** Fails if the new document states a lower version than it deserves. */
  readonly checkVersion: boolean;
  readonly allowNet: readonly string[];
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
  readonly allowNet: readonly string[];
}

export interface ReviewCommand {
  readonly kind: 'review';
  readonly folder: string;
  /** Ids to accept, or a confidence: `certain` or `likely`. Without it, each proposal is asked for. */
  readonly accept: readonly string[];
  readonly reject: readonly string[];
  /** Proposals to accept under another new name, as pairs of id and name. */
  readonly edit: readonly (readonly [id: string, name: string])[];
  /** Root file of the new version, in which a name that a person chooses must exist. */
  readonly after?: string;
  readonly by?: string;
  readonly why?: string;
  readonly source?: string;
}

const ALLOW_NET = {
  'allow-net': {
    type: 'value',
    value: 'an address',
    multiple: true,
    help: 'fetch this address, if it is a document or a reference leads to it',
  },
} as const;

const OWN_DIFF_OPTIONS = {
  format: {
    type: 'value',
    value: 'a format',
    choices: FORMATS,
    help: 'text, markdown, html, json, sarif, annotations (of GitHub), or changelog, the entry of a release',
    default: 'text',
  },
  tables: { type: 'value', value: 'a folder', help: 'take renames from these tables instead of guessing them' },
  'fail-on': {
    type: 'value',
    value: 'a severity',
    choices: SEVERITIES,
    help: 'exit with 1 if there is a change of this severity or a worse one: breaking, warning, non-breaking',
  },
  'check-version': {
    type: 'flag',
    help: 'exit with 1 if the new document states a lower version than the changes call for',
  },
  rule: {
    type: 'value',
    value: 'a code and a severity, such as enum-value-added=off',
    placeholder: 'CODE=LEVEL',
    multiple: true,
    help: 'set the severity of a rule: breaking (or error), warning, non-breaking or off. Without request- or response-, the code stands for both directions',
  },
  rules: {
    type: 'value',
    value: 'a file',
    help: 'read such severities from a YAML file with a line "CODE: LEVEL" for each',
  },
  accepted: {
    type: 'value',
    value: 'a file',
    multiple: true,
    help: 'leave out the changes that this YAML file accepts: a list of code, place, text, by, why and until, of which place, text and until may be absent',
  },
  'write-baseline': {
    type: 'value',
    value: 'a file',
    help: 'write such a file that accepts all changes, decided --by NAME, --why TEXT and --until DATE',
  },
  by: { type: 'value', value: 'a name' },
  why: { type: 'value', value: 'a reason' },
  until: { type: 'value', value: 'a date such as 2027-01-31' },
} as const;

const DIFF_OPTIONS = { ...OWN_DIFF_OPTIONS, ...ALLOW_NET } as const;

const OWN_PROPOSE_OPTIONS = {
  tables: {
    type: 'value',
    value: 'a folder',
    help: 'write the proposals to FOLDER/proposals.yaml; entries of the tables there are not proposed again',
  },
  json: { type: 'flag', help: 'print the proposals as JSON' },
} as const;

const PROPOSE_OPTIONS = { ...OWN_PROPOSE_OPTIONS, ...ALLOW_NET } as const;

const REVIEW_OPTIONS = {
  accept: {
    type: 'value',
    value: 'an id, or certain, or likely',
    placeholder: 'WHICH',
    multiple: true,
    help: 'accept an id, or all that are "certain" or "likely", without asking',
  },
  reject: { type: 'value', value: 'an id', multiple: true, help: 'reject a proposal, without asking' },
  edit: {
    type: 'value',
    value: 'an id and a name, such as order-total=amount',
    placeholder: 'ID=NAME',
    multiple: true,
    help: 'accept a proposal with another new name, without asking',
  },
  after: {
    type: 'value',
    value: 'the document of the new version',
    placeholder: 'DOCUMENT',
    help: 'the new version, in which NAME must exist. Without it, NAME can only be the runner-up',
  },
  by: { type: 'value', value: 'a name', help: 'the person who decides; the tables record it' },
  why: { type: 'value', value: 'a reason', placeholder: 'TEXT', help: 'the reason; the tables record it' },
  source: {
    type: 'value',
    value: 'a source, such as the release notes',
    placeholder: 'TEXT',
    help: 'where the change is documented, such as the release notes',
  },
} as const;

export const COMMANDS = ['diff', 'propose', 'review', 'explain'] as const;

export type CommandName = (typeof COMMANDS)[number];

/** Help about each command. */
export const HELP: Readonly<Record<CommandName, string>> = {
  diff: `diff BEFORE AFTER     list all changes, breaking ones first, and the resulting version number. Two folders are compared
                      document by document
${optionsHelp(OWN_DIFF_OPTIONS)}
`,
  propose: `propose BEFORE AFTER  find renamed and moved schemas, fields, values, operations and parameters
${optionsHelp(OWN_PROPOSE_OPTIONS)}
`,
  review: `review FOLDER         accept, reject or edit proposals one by one; accepted entries move to the tables
${optionsHelp(REVIEW_OPTIONS)}
`,
  explain: `explain CODE          say what the code of a change or of a diagnostic means, and how to rate it otherwise
`,
};

export const INPUTS_HELP: string = `BEFORE and AFTER are files, revisions of git such as main:openapi.yaml, addresses, or - for the standard input
${optionsHelp(ALLOW_NET)}
`;

/**
 * Parses a command line, without program and script.
 *
 * @throws UsageError if it cannot be used
 */
export function parseEvolveArguments(given: readonly string[]): EvolveCommand {
  const [name = '', ...rest] = given;
  const command = COMMANDS.find((known) => known === name);
  if (name === '' || given.includes('--help') || given.includes('-h'))
    return { kind: 'help', ...(command === undefined ? {} : { command }) };
  if (name === '--version') return { kind: 'version' };
  if (name === 'git-diff') return parseGitDiff(rest);
  if (command === undefined) throw new UsageError(`There is no command "${name}".${didYouMeanCommand(name, COMMANDS)}`);
  switch (command) {
    case 'diff':
      return parseDiff(rest);
    case 'propose':
      return parsePropose(rest);
    case 'review':
      return parseReview(rest);
    case 'explain':
      return { kind: 'explain', codes: parseCliArguments(rest, {}).positionals };
  }
}

/** Parses the arguments that git gives to `diff.<driver>.command`: path, old file, hash, mode, new file, hash, mode. */
function parseGitDiff([path = '', before = '', , , after = '']: readonly string[]): EvolveCommand {
  if (after === '') throw new UsageError('git-diff is called by git. See diff.<driver>.command in gitattributes(5).');
  return parseDiff([before, after === '/dev/null' ? path : after]);
}

function parseDiff(given: readonly string[]): DiffCommand {
  const { options, positionals } = parseCliArguments(given, DIFF_OPTIONS);
  const { format = 'text', rule = [], 'fail-on': failOn } = options;
  requireWritable('--write-baseline', options['write-baseline'], replaceFault);
  return {
    kind: 'diff',
    ...parseDocuments(positionals),
    format,
    ...(failOn === undefined ? {} : { failOn }),
    ...pick(options, ['rules', 'tables']),
    rule: rule.map((one) => parsePair(one, '--rule', 'severity', 'off')),
    accepted: options.accepted ?? [],
    ...(options['write-baseline'] === undefined ? {} : { writeBaseline: options['write-baseline'] }),
    decision: pick(options, ['by', 'why', 'until']),
    checkVersion: options['check-version'] === true,
    allowNet: (options['allow-net'] ?? []).map(parseAddress),
  };
}

function parseAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.username + url.password === '') return url.href;
  throw new UsageError(`--allow-net takes an address that begins with https:// or http://, not "${given}".`);
}

/** Parses a pair such as `enum-value-added=off`; the message for any other text names what is missing. */
function parsePair(given: string, option: string, missing: string, example: string): readonly [string, string] {
  const end = given.indexOf('=');
  if (end === -1)
    throw new UsageError(`${option} ${given} has no ${missing}. Write it as ${option} ${given}=${example}.`);
  return [given.slice(0, end), given.slice(end + 1)];
}

function parseDocuments(positionals: readonly string[]): { readonly before: string; readonly after: string } {
  const [before, after, ...others] = positionals;
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('Name two documents: the previous version and the new one.');
  return { before, after };
}

function parsePropose(given: readonly string[]): ProposeCommand {
  const { options, positionals } = parseCliArguments(given, PROPOSE_OPTIONS);
  const documents = parseDocuments(positionals);
  const allowNet = (options['allow-net'] ?? []).map(parseAddress);
  return { kind: 'propose', ...documents, json: options.json === true, allowNet, ...pick(options, ['tables']) };
}

function parseReview(given: readonly string[]): ReviewCommand {
  const { options, positionals } = parseCliArguments(given, REVIEW_OPTIONS);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new UsageError('Name the folder of the rename tables.');
  const { accept = [], reject = [], edit = [] } = options;
  const edits = edit.map((one) => parsePair(one, '--edit', 'new name', 'NAME'));
  return { kind: 'review', folder, accept, reject, edit: edits, ...pick(options, ['after', 'by', 'why', 'source']) };
}

function pick<Definitions extends Parameters<typeof parseCliArguments>[1], Name extends keyof Definitions>(
  options: OptionValues<Definitions>,
  names: readonly Name[],
): Pick<OptionValues<Definitions>, Name> {
  return Object.fromEntries(
    names.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]),
  ) as Pick<OptionValues<Definitions>, Name>;
}
