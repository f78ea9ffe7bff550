import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { GuardOptions } from '#shared/guard/request-guard.ts';
import type { RecordedCall } from './control/calls.ts';
import type { IdentitiesInput } from './identity/users.ts';
import type { Items } from './json.ts';

/** Options of a mock. */
export interface MockOptions extends GuardOptions {
  /** Seed of the initial items and of faults with a probability: 0 to 2³². @default 1 */
  readonly seed?: number;
  /** Factor on the number of initial items: 0 to 10,000. @default 1 */
  readonly size?: number;
  /** Port to listen on, 0 for a free one. @default none: the mock stays in the process and is called by `fetch` */
  readonly port?: number;
  /** Address to listen on. @default 127.0.0.1, this machine only */
  readonly host?: string;
  /** Store of the state: a file (SQLite) or `redis://…`. @default memory */
  readonly store?: string;
  /** Hosts to which callbacks and webhooks are sent, beside this machine. @default none */
  readonly allowCallbacks?: readonly string[];
  /** OpenAPI document to serve instead of the built-in ones: a file in YAML or JSON. */
  readonly spec?: string;
  /** Folder around that document that its references may lead to. @default its own */
  readonly within?: string;
  /** Files of overlays to apply to that document, in this order. */
  readonly overlays?: readonly string[];
  /** Infers the state of that document. @default true */
  readonly infer?: boolean;
  /** Behavior beyond the document: a file that exports `behavior`, or the behavior itself. */
  readonly behavior?: string | object;
  /** Secret that callbacks and webhooks are signed with (Standard Webhooks), such as `whsec_…`. @default unsigned */
  readonly webhookSecret?: string;
  /** Users and OAuth clients: a JSON file, or its content. @default the built-in ones */
  readonly users?: string | IdentitiesInput;
  /** Items that replace the initial items of their collections: a JSON file, or its content. A state file is one. */
  readonly data?: string | Items;
  /** File of the state: read at the start, if it is there, and written when the mock closes. @default none */
  readonly state?: string;
  /** Time in which `GET /__mock/ready` responds with 503 before the port closes, in milliseconds. @default 0 */
  readonly drainMs?: number;
  /** Validates responses too; one that the specification does not allow becomes a 500. @default false */
  readonly strict?: boolean;
  /** Refuses invalid requests; `false` handles them, and only reports their violations. @default true */
  readonly validate?: boolean;
  /** Serves the previous version of the API too, on the same state. @default true */
  readonly legacy?: boolean;
  /** Rejects a document with invalid schemas or dangling references at the start. @default true */
  readonly check?: boolean;
  /** Secret that tokens are signed with, the same for all processes that share a store. @default 'mock' */
  readonly secret?: string;
  /** Limit of the bytes of a request body. @default 10 MB */
  readonly maxBodyBytes?: number;
  /** Limit of open connections to the port. @default 20,000 */
  readonly maxConnections?: number;
  /** Limit of recorded calls per space, 0 for none; their bodies are limited to 32 MB. @default 1000 */
  readonly callsPerSpace?: number;
  /** Time after which an unused space is deleted from Redis, in milliseconds. @default 24 hours */
  readonly spaceTtlMs?: number;
  /** Records which operations, statuses, media types, parameters and rules calls exercise. @default false */
  readonly coverage?: boolean | undefined;
  /** Called after each request, in all spaces. */
  readonly onCall?: (call: RecordedCall) => void;
}

type NumberOption =
  'drainMs' | 'spaceTtlMs' | 'port' | 'seed' | 'size' | 'callsPerSpace' | 'maxBodyBytes' | 'maxConnections';

/** Minimum and maximum of each numeric option. */
export const NUMBER_LIMITS: Readonly<Record<NumberOption, readonly [least: number, most: number]>> = {
  port: [0, 65_535],
  seed: [0, 2 ** 32],
  size: [0, 10_000],
  callsPerSpace: [0, 1_000_000],
  maxBodyBytes: [1, 2 ** 31 - 1],
  maxConnections: [1, 1_000_000],
  drainMs: [0, 600_000],
  spaceTtlMs: [1000, 2 ** 31 - 1],
};

/** @throws TypeError where an option is none of the whole numbers that it may be */
function requireNumberOptions(options: MockOptions): void {
  for (const [name, [least, most]] of Object.entries(NUMBER_LIMITS)) {
    const value: unknown = Reflect.get(options, name);
    if (value === undefined || (Number.isInteger(value) && least <= Number(value) && Number(value) <= most)) continue;
    throw new TypeError(`${name} must be a whole number from ${least} to ${most}, not ${formatValue(value)}.`);
  }
}

/** Quotes a text, because one from the environment would look like a number without its quotes. */
function formatValue(value: unknown): string {
  return typeof value === 'string' ? `the text ${JSON.stringify(value.slice(0, 40))}` : String(value).slice(0, 40);
}

/** Types of the other options. Users and data are validated when they are read. */
const KINDS = {
  host: ['a text', isText],
  store: ['a text', isText],
  spec: ['a file', isText],
  within: ['a folder', isText],
  overlays: ['a list of texts', (value) => Array.isArray(value) && value.every(isText)],
  infer: ['true or false', isBoolean],
  behavior: ['a file or a behavior', (value) => isText(value) || (typeof value === 'object' && value !== null)],
  state: ['a text', isText],
  secret: ['a text', isText],
  webhookSecret: ['a text', isText],
  cors: ['a list of texts', (value) => Array.isArray(value) && value.every(isText)],
  allowHosts: ['a list of texts', (value) => Array.isArray(value) && value.every(isText)],
  allowCallbacks: ['a list of texts', (value) => Array.isArray(value) && value.every(isText)],
  strict: ['true or false', isBoolean],
  validate: ['true or false', isBoolean],
  legacy: ['true or false', isBoolean],
  check: ['true or false', isBoolean],
  coverage: ['true or false', isBoolean],
  onCall: ['a function', (value) => typeof value === 'function'],
} as const satisfies Partial<Record<keyof MockOptions, readonly [what: string, isRight: (value: unknown) => boolean]>>;

const NAMES: readonly string[] = [...Object.keys(NUMBER_LIMITS), ...Object.keys(KINDS), 'users', 'data'];

/**
 * Validates the options for callers without TypeScript, so that a misspelled option is reported early.
 *
 * @throws TypeError with the option and its expected type
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
