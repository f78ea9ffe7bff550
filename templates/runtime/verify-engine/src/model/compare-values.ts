import { SECRET_NAME } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import { pluralize } from '#shared/validation/description.ts';

/** First difference between the value of a server and that of the model. */
export interface Difference {
  /** JSON pointer of the value. */
  readonly path: string;
  readonly observed: Json | undefined;
  readonly expected: Json | undefined;
  /** Numbers of the items of two lists that differ in length. */
  readonly counts?: { readonly observed: string; readonly expected: string };
}

/** Options of {@link compareValues}. */
export interface CompareOptions {
  /** Identifiers of the model, by those that the server gave to the same items. */
  readonly ids: ReadonlyMap<string, string>;
  /** Report also what only the server has, because the model knows the whole state. */
  readonly isExact: boolean;
  /** Property that identifies an item, to find the items of `ids` in a list of other length. */
  readonly key?: string;
  /** Ignores properties that the server omits: an item in a list may be shorter than the one that was read alone. */
  readonly mayOmit?: boolean;
}

/** Clocks of two servers may differ that much. */
const MAX_CLOCK_DIFFERENCE_MS = 300_000;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * Compares a value of a server with that of the model. Null is the same as absent, date-times may differ as clocks do,
 * and identifiers by which two servers name the same item are equal.
 */
export function compareValues(
  observed: Json | undefined,
  expected: Json | undefined,
  options: CompareOptions,
): Difference | undefined {
  return compare({ path: '', observed: observed ?? null, expected: expected ?? null }, options);
}

/** Values at one place. */
interface Pair extends Difference {
  readonly observed: Json;
  readonly expected: Json;
}

function compare(difference: Pair, options: CompareOptions): Difference | undefined {
  const { observed, expected } = difference;
  if (observed === expected) return undefined;
  if (Array.isArray(observed) && Array.isArray(expected)) return compareLists(difference, options);
  if (isObject(observed) && isObject(expected)) return compareObjects(difference, options);
  return isSameScalar(observed, expected, options) ? undefined : difference;
}

function compareLists(difference: Difference, options: CompareOptions): Difference | undefined {
  const { path, observed, expected } = difference;
  if (!Array.isArray(observed) || !Array.isArray(expected)) return difference;
  if (observed.length !== expected.length)
    return options.isExact ? lengthsOf(difference) : compareKnownItems({ path, observed, expected }, options);
  for (const [index, value] of observed.entries()) {
    const found = compare({ path: `${path}/${index}`, observed: value, expected: expected[index] ?? null }, options);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Compares the items of two lists that the server and the model both created. The other items of a server of unknown
 * state say nothing.
 */
function compareKnownItems(
  { path, observed, expected }: { path: string; observed: readonly Json[]; expected: readonly Json[] },
  options: CompareOptions,
): Difference | undefined {
  const { key, ids } = options;
  if (key === undefined) return undefined;
  const byId = new Map(expected.map((item) => [String(member(item, key)), item]));
  for (const [index, value] of observed.entries()) {
    const known = byId.get(ids.get(String(member(value, key))) ?? '');
    if (known === undefined) continue;
    const found = compare({ path: `${path}/${index}`, observed: value, expected: known }, options);
    if (found !== undefined) return found;
  }
  return undefined;
}

function lengthsOf({ path, observed, expected }: Difference): Difference {
  const countOf = (list: Json | undefined): string => pluralize(Array.isArray(list) ? list.length : 0, 'item');
  return { path, observed, expected, counts: { observed: countOf(observed), expected: countOf(expected) } };
}

function compareObjects({ path, observed, expected }: Difference, options: CompareOptions): Difference | undefined {
  const names = new Set([...Object.keys(own(expected)), ...(options.isExact ? Object.keys(own(observed)) : [])]);
  for (const name of names) {
    if (SECRET_NAME.test(name) || (options.mayOmit === true && !Object.hasOwn(own(observed), name))) continue;
    const values = { observed: member(observed, name) ?? null, expected: member(expected, name) ?? null };
    const found = compare({ path: `${path}/${name}`, ...values }, options);
    if (found !== undefined) return found;
  }
  return undefined;
}

function own(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function isSameScalar(observed: Json, expected: Json, { ids }: CompareOptions): boolean {
  if (typeof observed === 'object' || typeof expected === 'object') return false;
  if (ids.get(String(observed)) === String(expected)) return true;
  if (typeof observed !== 'string' || typeof expected !== 'string') return false;
  if (!DATE_TIME.test(observed) || !DATE_TIME.test(expected)) return false;
  const [one, other] = [instantOf(observed), instantOf(expected)];
  return Math.abs(one - other) <= MAX_CLOCK_DIFFERENCE_MS;
}

/** Reads offsets without a colon too, as in `+0200`. */
function instantOf(text: string): number {
  return Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
}
