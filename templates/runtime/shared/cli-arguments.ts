import { parseArgs } from 'node:util';
import { closestMatch, didYouMean } from './closest-match.ts';
import { writeFault } from './replace-file.ts';
import { UsageError } from './usage-error.ts';

/** An option of a command line: a flag, or one with a value. */
export type OptionDefinition = FlagDefinition | ValueDefinition;

interface HelpDefinition {
  /** Describes the option, as a phrase in Markdown. An option without it is not in the help. */
  readonly help?: string;
  /** Default value, which the help states. */
  readonly default?: string;
}

interface FlagDefinition extends HelpDefinition {
  readonly type: 'flag';
  /** One-letter form, without its dash. */
  readonly short?: string;
}

interface ValueDefinition extends HelpDefinition {
  readonly type: 'value';
  /** Describes the value in messages, such as `a file`. */
  readonly value: string;
  /** Stands for the value in the help, such as `FILE`. @default the last word of `value` */
  readonly placeholder?: string;
  /** Values that the option takes; all if absent. */
  readonly choices?: readonly string[];
  /** Allows the option to be given several times. */
  readonly multiple?: true;
  /** Follows the message for an option that is given twice; says what to do instead. */
  readonly onlyOnce?: string;
}

/** Options of a command, by their names without dashes. */
export type OptionDefinitions = Readonly<Record<string, OptionDefinition>>;

/** Values of the options that were given, by name: `true` for flags, a list where `multiple` is set, else a text. */
export type OptionValues<Definitions extends OptionDefinitions> = {
  readonly [Name in keyof Definitions]?: Definitions[Name] extends FlagDefinition
    ? true
    : Definitions[Name] extends { readonly multiple: true }
      ? readonly string[]
      : Definitions[Name] extends { readonly choices: readonly (infer Choice)[] }
        ? Choice
        : string;
};

/** Everything that a command line says, read. */
export interface ParsedArguments<Definitions extends OptionDefinitions> {
  readonly options: OptionValues<Definitions>;
  readonly positionals: readonly string[];
}

type Token = ReturnType<typeof tokenize>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

/**
 * Parses a command line, without program and script.
 *
 * Stricter than `parseArgs` of Node: an option may be given only once and needs its value. The error for a misspelled
 * option names the closest one.
 *
 * @throws UsageError for an option that is unknown, given twice, or lacks its value
 *
 * @example
 * const { options, positionals } = parseCliArguments(process.argv.slice(2), {
 *   port: { type: 'value', value: 'a number' },
 *   log: { type: 'flag' },
 * });
 */
export function parseCliArguments<const Definitions extends OptionDefinitions>(
  args: readonly string[],
  definitions: Definitions,
): ParsedArguments<Definitions> {
  const values = new Map<string, string | true | readonly string[]>();
  const positionals: string[] = [];
  for (const token of tokenize(args, definitions)) {
    if (token.kind !== 'option') {
      positionals.push(token.kind === 'positional' ? token.value : '--');
      continue;
    }
    const definition = Object.hasOwn(definitions, token.name) ? definitions[token.name] : undefined;
    if (definition === undefined) throw new UsageError(unknownOption(args[token.index] ?? '', definitions));
    values.set(token.name, optionValue(token, definition, values.get(token.name)));
  }
  return { options: Object.fromEntries(values) as OptionValues<Definitions>, positionals };
}

function tokenize(args: readonly string[], definitions: OptionDefinitions) {
  const options = Object.entries(definitions).map(([name, definition]) => {
    if (definition.type === 'value') return [name, { type: 'string', multiple: true }] as const;
    return [name, { type: 'boolean', ...(definition.short && { short: definition.short }) }] as const;
  });
  return parseArgs({
    args: [...args],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

function optionValue(
  token: OptionToken,
  definition: OptionDefinition,
  before: string | true | readonly string[] | undefined,
): string | true | readonly string[] {
  const { name } = token;
  const isMultiple = definition.type === 'value' && definition.multiple === true;
  if (before !== undefined && !isMultiple) {
    const advice = definition.type === 'value' && definition.onlyOnce ? ` ${definition.onlyOnce}` : '';
    throw new UsageError(`--${name} may be given only once.${advice}`);
  }
  if (definition.type === 'flag') {
    if (token.value !== undefined) throw new UsageError(`--${name} takes no value; remove "=${token.value}".`);
    return true;
  }
  const value = requiredValue(token, definition);
  requireChoice(`--${name}`, value, definition.choices);
  return isMultiple ? [...(Array.isArray(before) ? before : []), value] : value;
}

function requiredValue({ name, value, inlineValue }: OptionToken, definition: ValueDefinition): string {
  if (value === undefined || value === '') throw new UsageError(`--${name} needs ${definition.value}.`);
  if (!inlineValue && /^-./u.test(value)) {
    throw new UsageError(`--${name} needs ${definition.value}, but is followed by ${value}.`);
  }
  return value;
}

/**
 * Checks a value that an option or a setting takes only from a list.
 *
 * @throws UsageError with the list and the closest of its values
 */
export function requireChoice(option: string, value: string, choices: readonly string[] | undefined): void {
  if (choices === undefined || choices.includes(value)) return;
  const names = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  throw new UsageError(`${option} takes ${names}, not "${value}".${didYouMean(closestMatch(value, choices))}`);
}

/**
 * @param faultOf - `replaceFault` for a file that is replaced @default writeFault
 * @throws UsageError for a file that an option names and that cannot be written
 */
export function requireWritable(
  option: string,
  file: string | undefined,
  faultOf: typeof writeFault = writeFault,
): void {
  const fault = file === undefined ? undefined : faultOf(file);
  if (fault !== undefined) throw new UsageError(`${option} ${file} cannot be written: ${fault}.`);
}

/** Returns the sentence that offers the command closest to a misspelled one, also for letters in another order. */
export function didYouMeanCommand(name: string, names: readonly string[]): string {
  const lettersOf = (text: string): string => [...text].toSorted().join('');
  return didYouMean(closestMatch(name, names) ?? names.find((each) => lettersOf(each) === lettersOf(name)));
}

/** Returns an option as the help names it: with its short form, or with what stands for its value. */
export function optionLabel(name: string, definition: OptionDefinition): string {
  if (definition.type === 'flag') return `${definition.short ? `-${definition.short}, ` : ''}--${name}`;
  const { value, placeholder = value.split(' ').at(-1)?.toUpperCase() } = definition;
  return `--${name} ${placeholder}`;
}

/** Returns the description of an option, in Markdown, with what its definition states beside it. */
export function optionText(definition: OptionDefinition): string {
  const { help = '', default: fallback } = definition;
  const repeated = definition.type === 'value' && definition.multiple === true ? '; may be repeated' : '';
  return `${help}${repeated}${fallback === undefined ? '' : ` (default: ${fallback})`}`;
}

/** Columns of the help. */
const HELP_WIDTH = 118;

/** Returns the help about options: a column of names, and a column of descriptions. */
export function optionsHelp(definitions: OptionDefinitions, column = 22): string {
  const described = Object.entries(definitions).filter(([, { help }]) => help !== undefined);
  return described.map(([name, definition]) => helpLines(name, definition, column)).join('\n');
}

function helpLines(name: string, definition: OptionDefinition, column: number): string {
  const label = `  ${optionLabel(name, definition)}`;
  const lines = optionText(definition)
    .replaceAll('`', '')
    .split('\n')
    .flatMap((line) => wrap(line, HELP_WIDTH - column));
  const indented = lines.map((line) => ' '.repeat(column) + line);
  const [first = '', ...others] = indented;
  return label.length < column
    ? [label.padEnd(column) + first.slice(column), ...others].join('\n')
    : [label, ...indented].join('\n');
}

/** Breaks a text at spaces. Lines keep its indentation. */
function wrap(text: string, width: number): readonly string[] {
  const indentation = ' '.repeat(text.search(/\S|$/));
  const lines: string[] = [];
  for (const word of text.trim().split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indentation + word);
  }
  return lines;
}

/** A name this many edits away, or more, is another word and no misspelling. */
export const MISSPELLED_EDITS = 3;

/** Returns the longest name that begins with another one, or that another one begins with: `out` for `output`. */
function extended(name: string, names: readonly string[]): string | undefined {
  const isExtended = (one: string): boolean => name.startsWith(one) || (name.length > 1 && one.startsWith(name));
  return names.filter(isExtended).toSorted((one, other) => other.length - one.length)[0];
}

function unknownOption(written: string, definitions: OptionDefinitions): string {
  const [name = ''] = written.replace(/^-+/u, '').split('=');
  const names = Object.keys(definitions);
  const match = names.includes(name) ? name : (closestMatch(name, names, MISSPELLED_EDITS) ?? extended(name, names));
  const advice =
    match === undefined ? `Options: ${names.map((one) => `--${one}`).join(', ')}.` : `Did you mean --${match}?`;
  return `Unknown option ${written}. ${advice}`;
}
