import { closestMatch, didYouMean } from './shared/closest-match.ts';
import { BOUNDS, requireNumbers } from './require-numbers.ts';
import type { MockOptions } from './mock-options.ts';

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

const NAMES: readonly string[] = [...Object.keys(BOUNDS), ...Object.keys(KINDS), 'users', 'data'];

/**
 * Refuses what the compiler would, for who has none: an option that is left out of account is missed late.
 *
 * @throws TypeError naming the option, and what it may be
 */
export function requireOptions(options: MockOptions): void {
  if (typeof options !== 'object' || options === null) throw new TypeError('The options of a mock must be an object.');
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new TypeError(unknownOption(unknown));
  requireNumbers(options);
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
