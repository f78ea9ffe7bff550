import { parseArgs } from 'node:util';
import { closestMatch } from './closest-match.ts';

/** An option of a command line: a flag, or one with a value. */
export type OptionDefinition = FlagDefinition | ValueDefinition;

interface FlagDefinition {
  readonly type: 'flag';
  /** One-letter form, without its dash. */
  readonly short?: string;
}

interface ValueDefinition {
  readonly type: 'value';
  /** Describes the value in messages, such as `a file`. */
  readonly value: string;
  /** Allows the option to be given several times. */
  readonly multiple?: true;
  /** Follows the message for an option that is given twice; says what to do instead. */
  readonly onlyOnce?: string;
}

type OptionDefinitions = Readonly<Record<string, OptionDefinition>>;

/** Values of the options that were given, by name: `true` for flags, a list where `multiple` is set, else a text. */
export type OptionValues<Definitions extends OptionDefinitions> = {
  readonly [Name in keyof Definitions]?: Definitions[Name] extends FlagDefinition
    ? true
    : Definitions[Name] extends { readonly multiple: true }
      ? readonly string[]
      : string;
};

/** Everything that a command line says, read. */
export interface ParsedArguments<Definitions extends OptionDefinitions> {
  readonly options: OptionValues<Definitions>;
  readonly positionals: readonly string[];
}

/** Thrown for a command line that cannot be used. The message says what is wrong and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
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
  return isMultiple ? [...(Array.isArray(before) ? before : []), value] : value;
}

function requiredValue({ name, value, inlineValue }: OptionToken, definition: ValueDefinition): string {
  if (value === undefined || value === '') throw new UsageError(`--${name} needs ${definition.value}.`);
  if (!inlineValue && /^-./u.test(value)) {
    throw new UsageError(`--${name} needs ${definition.value}, but is followed by ${value}.`);
  }
  return value;
}

/** A name this many edits away, or more, is another word and no misspelling. */
const MISSPELLED_EDITS = 3;

function unknownOption(written: string, definitions: OptionDefinitions): string {
  const [name = ''] = written.replace(/^-+/u, '').split('=');
  const names = Object.keys(definitions);
  const match = names.includes(name) ? name : closestMatch(name, names, MISSPELLED_EDITS);
  const advice =
    match === undefined ? `Options: ${names.map((one) => `--${one}`).join(', ')}.` : `Did you mean --${match}?`;
  return `Unknown option ${written}. ${advice}`;
}
