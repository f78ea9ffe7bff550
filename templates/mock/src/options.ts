import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { RecordedCall } from './control/calls.ts';
import type { IdentitiesInput } from './identity/users.ts';
import type { Items } from './json.ts';

/** How a mock is started. */
export interface MockOptions {
  /** What the seed data follows from, and what shares of calls a fault happens to: 0 to 2³²; 1 if not given. */
  readonly seed?: number;
  /** How much seed data there is, as a multiple of the ordinary amount: 0 to 10,000; 1 if not given. */
  readonly size?: number;
  /** Listens on this port, 0 for one that is free; without it the mock stays in the process and is asked by `fetch`. */
  readonly port?: number;
  /** Address to listen on; only this machine (127.0.0.1) if not given. */
  readonly host?: string;
  /** Origins whose pages may call the port, like `http://localhost:5173`; none if not given. */
  readonly cors?: readonly string[];
  /** Where the state is kept: a file (SQLite), `redis://…`, or, if not given, memory. */
  readonly store?: string;
  /** Users and clients: a JSON file, or what would stand in it; the built-in if not given. */
  readonly users?: string | IdentitiesInput;
  /** Items that stand for the seed data of their collections: a JSON file, or what would stand in it. */
  readonly data?: string | Items;
  /** Whether answers are judged too: one that the specification does not allow becomes a 500; false if not given. */
  readonly strict?: boolean;
  /** Whether a schema that cannot be compiled or a reference to nothing is an error at the start; true if not given. */
  readonly check?: boolean;
  /** What tokens are signed with, the same for all processes that share a store; `mock` if not given. */
  readonly secret?: string;
  /** Bytes of a body that are read at most; 10 MB if not given. */
  readonly maxBodyBytes?: number;
  /** Connections to the port that are open at once, at most; 20,000 if not given. */
  readonly maxConnections?: number;
  /** Calls that are remembered for each space, while their bodies are within 32 MB; 1000 if not given, 0 for none. */
  readonly callsPerSpace?: number;
  /** Told of each call, in all spaces, as soon as it is answered. */
  readonly onCall?: (call: RecordedCall) => void;
}

/** The numbers that a mock may be started with: the least and the most of each. */
export const NUMBER_LIMITS = {
  port: [0, 65_535],
  seed: [0, 2 ** 32],
  size: [0, 10_000],
  callsPerSpace: [0, 1_000_000],
  maxBodyBytes: [1, 2 ** 31 - 1],
  maxConnections: [1, 1_000_000],
} as const satisfies Partial<Record<keyof MockOptions, readonly [least: number, most: number]>>;

/** @throws TypeError where an option is none of the whole numbers that it may be */
function requireNumberOptions(options: MockOptions): void {
  for (const [name, [least, most]] of Object.entries(NUMBER_LIMITS)) {
    const value: unknown = Reflect.get(options, name);
    if (value === undefined || (Number.isInteger(value) && least <= Number(value) && Number(value) <= most)) continue;
    throw new TypeError(`${name} must be a whole number from ${least} to ${most}, not ${said(value)}.`);
  }
}

/** What comes from the environment is a text, and looks like a number without its quotes. */
function said(value: unknown): string {
  return typeof value === 'string' ? `the text ${JSON.stringify(value.slice(0, 40))}` : String(value).slice(0, 40);
}

/** What an option must be that is no number, and how that is seen. Users and data are read, and judged then. */
const KINDS = {
  host: ['a text', isText],
  store: ['a text', isText],
  secret: ['a text', isText],
  cors: ['a list of texts', (value) => Array.isArray(value) && value.every(isText)],
  strict: ['true or false', isBoolean],
  check: ['true or false', isBoolean],
  onCall: ['a function', (value) => typeof value === 'function'],
} as const satisfies Partial<Record<keyof MockOptions, readonly [what: string, isRight: (value: unknown) => boolean]>>;

const NAMES: readonly string[] = [...Object.keys(NUMBER_LIMITS), ...Object.keys(KINDS), 'users', 'data'];

/**
 * Refuses what the compiler would, for who has none: an option that is left out of account is missed late.
 *
 * @throws TypeError naming the option, and what it may be
 */
export function requireOptions(options: MockOptions): void {
  if (typeof options !== 'object' || options === null) throw new TypeError('The options of a mock must be an object.');
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new TypeError(unknownOption(unknown));
  requireNumberOptions(options);
  for (const [name, [what, isRight]] of Object.entries(KINDS)) {
    const value: unknown = Reflect.get(options, name);
    if (value !== undefined && !isRight(value)) throw new TypeError(`${name} must be ${what}.`);
  }
}

function unknownOption(name: string): string {
  const advice = didYouMean(closestMatch(name, NAMES)) || ` Options: ${NAMES.join(', ')}.`;
  return `Unknown option ${JSON.stringify(name)}.${advice}`;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}
