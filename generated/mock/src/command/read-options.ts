import { parseArgs } from 'node:util';

/** Options that want a value, and what it is. */
const WANTING = {
  port: 'a number',
  host: 'an address',
  cors: 'an origin',
  seed: 'a number',
  size: 'a number',
  store: 'a file or an address',
  users: 'a file',
  data: 'a file',
  spec: 'a file',
  within: 'a folder',
  calls: 'a number',
} as const;
const FLAGS = ['no-check', 'strict', 'log', 'version', 'help'] as const;
const REPEATED = ['cors'];

type Flag = (typeof FLAGS)[number];

/** What stands on a command line. */
export interface Options {
  readonly flags: ReadonlySet<string>;
  readonly values: Readonly<Partial<Record<keyof typeof WANTING, readonly string[]>>>;
}

type OptionToken = Extract<ReturnType<typeof tokensOf>[number], { kind: 'option' }>;

/**
 * Reads a command line (without program and script): every option with a value where it wants one, and at most once.
 *
 * @throws TypeError where something stands there that is none of it
 */
export function readOptions(given: readonly string[]): Options {
  const flags = new Set<string>();
  const values = new Map<string, readonly string[]>();
  for (const token of tokensOf(given)) {
    if (token.kind !== 'option') throw wrong(`${JSON.stringify(given[token.index])} belongs to no option.`);
    const { name } = token;
    const before = values.get(name) ?? [];
    if (flags.has(name) || (before.length > 0 && !REPEATED.includes(name))) throw wrong(`--${name} stands twice.`);
    if (isFlag(name)) flags.add(requireAlone(name, token));
    else values.set(name, [...before, valueOf(token)]);
  }
  return { flags, values: Object.fromEntries(values) };
}

function tokensOf(given: readonly string[]) {
  const options = {
    ...Object.fromEntries(Object.keys(WANTING).map((name) => [name, { type: 'string', multiple: true }] as const)),
    ...Object.fromEntries(
      FLAGS.map((name) => [name, { type: 'boolean', ...(name === 'help' && { short: 'h' }) }] as const),
    ),
  };
  return parseArgs({ args: [...given], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function requireAlone(name: Flag, { value }: OptionToken): Flag {
  if (value !== undefined) throw wrong(`--${name} takes no value: leave "=${value}" out.`);
  return name;
}

function valueOf({ name, rawName, value, inlineValue }: OptionToken): string {
  if (!isWanting(name)) {
    const all = [...Object.keys(WANTING), ...FLAGS].map((one) => `--${one}`).join(', ');
    throw wrong(`There is no option ${rawName}. There are: ${all}.`);
  }
  const wanted = `--${name} wants ${WANTING[name]} after it`;
  if (value === undefined || value === '') throw wrong(`${wanted}.`);
  if (!inlineValue && /^-./.test(value)) throw wrong(`${wanted}, and there stands ${value}.`);
  return value;
}

function isWanting(name: string): name is keyof typeof WANTING {
  return Object.hasOwn(WANTING, name);
}

function isFlag(name: string): name is Flag {
  return FLAGS.some((flag) => flag === name);
}

function wrong(message: string): TypeError {
  return new TypeError(`${message} See --help.`);
}
