import { parseArgs } from 'node:util';
import { meant } from '../meant.ts';
import { nearestName } from '../nearest-name.ts';
import { ArgumentError } from './argument-error.ts';

/** Options that want a value, and what it is. */
const wanting = {
  spec: 'a file',
  within: 'a folder',
  out: 'a folder',
  'old-spec': 'a file',
  renames: 'a folder',
  only: 'names',
} as const;
const flags = ['check', 'watch', 'json', 'version', 'help'] as const;

/** The values and flags of a command line. */
export type Options = Readonly<Partial<Record<keyof typeof wanting, string> & Record<(typeof flags)[number], true>>>;

type Token = ReturnType<typeof tokensOf>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

/**
 * What stands on a command line: every option at most once, with a value where it wants one.
 *
 * @throws ArgumentError where something stands there that is none of it
 */
export function readOptions(given: readonly string[]): Options {
  const found = new Map<string, string | true>();
  for (const token of tokensOf(given)) {
    const { name, value } = readToken(token, given);
    if (found.has(name)) throw new ArgumentError(`--${name} stands twice. ${once(name)}`);
    found.set(name, value);
  }
  return Object.fromEntries(found);
}

function tokensOf(given: readonly string[]) {
  const values = Object.keys(wanting).map((name) => [name, { type: 'string' }] as const);
  const switches = flags.map((name) => [name, { type: 'boolean', ...(name === 'help' && { short: 'h' }) }] as const);
  const options = Object.fromEntries([...values, ...switches]);
  return parseArgs({ args: [...given], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function readToken(token: Token, given: readonly string[]): { readonly name: string; readonly value: string | true } {
  const written = given[token.index] ?? '';
  if (token.kind !== 'option') {
    throw new ArgumentError(`"${written}" belongs to no option. A document is named with --spec, a folder with --out.`);
  }
  const { name } = token;
  if (isWanting(name)) return { name, value: valueOf(name, token) };
  if (!isFlag(name)) throw new ArgumentError(unknown(written));
  if (token.value !== undefined) throw new ArgumentError(`--${name} takes no value: leave "=${token.value}" out.`);
  return { name, value: true };
}

function valueOf(name: keyof typeof wanting, { value, inlineValue }: OptionToken): string {
  if (value === undefined || value === '') throw new ArgumentError(`--${name} wants ${wanting[name]} after it.`);
  if (!inlineValue && /^-./u.test(value)) {
    throw new ArgumentError(`--${name} wants ${wanting[name]} after it, and there stands ${value}.`);
  }
  return value;
}

function unknown(written: string): string {
  const [name = ''] = written.replace(/^-+/u, '').split('=');
  const nearest = nearestName(name, [...Object.keys(wanting), ...flags]);
  return `There is no option "${written}".${meant(nearest === undefined ? '' : `--${nearest}`)}`;
}

function once(name: string): string {
  if (name === 'only') return 'Separate the names by commas.';
  return isFlag(name) ? 'Once will do.' : 'A run is about one document: run the command once for each.';
}

function isWanting(name: string): name is keyof typeof wanting {
  return Object.hasOwn(wanting, name);
}

function isFlag(name: string): name is (typeof flags)[number] {
  return flags.some((flag) => flag === name);
}
