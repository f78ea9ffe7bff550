import { SECRET_NAME } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import { instantOf } from '../state/expectation.ts';
import { pluralize } from '#shared/validation/description.ts';

/** First difference between the value of a server and that of the model. */
export interface Difference {
  /** JSON pointer of the value. */
  readonly path: string;
  readonly observed: Json;
  readonly expected: Json;
  /** Numbers of the items of two lists that differ in length. */
  readonly counts?: { readonly observed: string; readonly expected: string };
}

/** Identifiers that a server and a world of the model gave to the same items. */
export class SharedIds {
  readonly #own = new Map<string, string>();
  readonly #servers = new Map<string, string>();

  get size(): number {
    return this.#own.size;
  }

  set(server: string, own: string): void {
    this.#own.set(server, own);
    this.#servers.set(own, server);
  }

  clear(): void {
    this.#own.clear();
    this.#servers.clear();
  }

  /** Returns the identifier of the world; `undefined` if it did not give one. */
  get(server: string): string | undefined {
    return this.#own.get(server);
  }

  /** Returns the identifier of the server. */
  serverIdOf(own: string): string | undefined {
    return this.#servers.get(own);
  }

  /** Returns the identifier that an item has in the world; `undefined` if another one has it. */
  find(server: string): string | undefined {
    return this.#own.get(server) ?? (this.#servers.has(server) ? undefined : server);
  }
}

/** Options of {@link compareValues}. */
export interface CompareOptions {
  /** Identifiers of each world. */
  readonly ids: readonly SharedIds[];
  /** Report also what only the server has, because the model knows the whole state. */
  readonly isExact: boolean;
  /** Reports also date-times without the milliseconds that the model has, since a rule states their form. */
  readonly isStrict?: boolean;
  /** Property that identifies an item, to find the items of the worlds in the list of the server. */
  readonly key?: string;
  /** Compares only those items of a list that the traffic created. */
  readonly createdOnly?: boolean;
  /** JSON pointer of the list of items in the body. @default the whole body */
  readonly listPath?: string;
  /** Ignores properties that the server omits: an item in a list may be shorter than the one that was read alone. */
  readonly mayOmit?: boolean;
}

/** Clocks of two servers may differ that much. */
const MAX_CLOCK_DIFFERENCE_MS = 300_000;
const FRACTION = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * Compares a value of a server with that of the model. Null is the same as absent, date-times may differ as clocks do,
 * and identifiers by which two servers name the same item are equal.
 *
 * @param worlds - value in each world of the model: where they differ, none is expected
 */
export function compareValues(
  observed: Json | undefined,
  worlds: readonly (Json | undefined)[],
  options: CompareOptions,
): Difference | undefined {
  return compare({ path: '', observed: observed ?? null, worlds: worlds.map((value) => value ?? null) }, options);
}

/** Values at one place. */
interface Place<Value extends Json = Json> {
  readonly path: string;
  readonly observed: Value;
  /** Values of the worlds. */
  readonly worlds: readonly Value[];
}

function compare(place: Place, options: CompareOptions): Difference | undefined {
  const { path, observed, worlds } = place;
  const [expected = null] = worlds;
  if (observed === expected) return undefined;
  if (isListPlace(place)) return compareLists(place, options);
  if (isObjectPlace(place)) return compareObjects(place, options);
  const { ids } = options;
  const isShort = options.isStrict === true && lacksFraction(observed, expected);
  if (!isShort && worlds.some((value, index) => isSameScalar(observed, value, ids[index]))) return undefined;
  return areSame(worlds, options) ? { path, observed, expected } : undefined;
}

function isListPlace(place: Place): place is Place<Json[]> {
  return Array.isArray(place.observed) && place.worlds.every((value) => Array.isArray(value));
}

function isObjectPlace(place: Place): place is Place<JsonObject> {
  return isObject(place.observed) && place.worlds.every(isObject);
}

function compareLists(place: Place<Json[]>, options: CompareOptions): Difference | undefined {
  const { path, observed, worlds } = place;
  const [expected = []] = worlds;
  const isAligned = worlds.every(({ length }) => length === observed.length);
  if (options.isExact && !isAligned)
    return { path, observed, expected, counts: { observed: countOf(observed), expected: countOf(expected) } };
  for (const entry of entriesOf(place, isAligned, options)) {
    const found = compare(entry, options);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the entries of a list that can be compared: items by their identifiers, others by their positions. The items
 * that a server of unknown state has beside those that all worlds have say nothing.
 */
function entriesOf(place: Place<Json[]>, isAligned: boolean, options: CompareOptions): readonly Place[] {
  const { path, observed, worlds } = place;
  const byPosition = observed.map((value, index) => ({
    path: `${path}/${index}`,
    observed: value,
    worlds: worlds.map((list) => list[index] ?? null),
  }));
  if (options.isExact) return byPosition;
  const byId = byPosition.flatMap((entry) => withSameItems(entry, place, options));
  return byId.length > 0 || path === (options.listPath ?? '') || !isAligned ? byId : byPosition;
}

/** Replaces the entries of the worlds by those with the identifier that the server gave; none if one world lacks it. */
function withSameItems(
  { path, observed }: Place,
  lists: Place<Json[]>,
  { key = '', ids, createdOnly = false }: CompareOptions,
): readonly Place[] {
  const id = member(observed, key);
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  const worlds = lists.worlds.flatMap((list, index) =>
    itemsWith(list, key, createdOnly ? ids[index]?.get(String(id)) : ids[index]?.find(String(id))),
  );
  // Versions of one item cannot be told apart.
  const isUnique = itemsWith(lists.observed, key, String(id)).length === 1 && worlds.length === lists.worlds.length;
  return isUnique ? [{ path, observed, worlds }] : [];
}

function itemsWith(list: readonly Json[], key: string, id: string | undefined): readonly Json[] {
  return id === undefined ? [] : list.filter((item) => String(member(item, key) ?? '') === id);
}

function countOf(list: readonly Json[]): string {
  return pluralize(list.length, 'item');
}

function compareObjects(
  { path, observed, worlds }: Place<JsonObject>,
  options: CompareOptions,
): Difference | undefined {
  const [expected = {}] = worlds;
  const names = new Set([...Object.keys(expected), ...(options.isExact ? Object.keys(observed) : [])]);
  for (const name of names) {
    if (SECRET_NAME.test(name) || (options.mayOmit === true && !Object.hasOwn(observed, name))) continue;
    const values = worlds.map((value) => member(value, name) ?? null);
    const found = compare(
      { path: `${path}/${name}`, observed: member(observed, name) ?? null, worlds: values },
      options,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tests whether all worlds have the same value, and so expect it of the server. */
function areSame([first = null, ...others]: readonly Json[], { ids: [own, ...ids] }: CompareOptions): boolean {
  return others.every((other, index) => isSame(first, other, [own, ids[index]]));
}

function isSame(one: Json, other: Json, ids: readonly (SharedIds | undefined)[]): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index] ?? null, ids));
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSame(member(one, name) ?? null, member(other, name) ?? null, ids));
  }
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  const [first, second] = [one, other].map((id, index) => ids[index]?.serverIdOf(id) ?? id);
  return first === second || isSameInstant(one, other);
}

function isSameScalar(observed: Json, expected: Json, ids: SharedIds | undefined): boolean {
  if (observed === expected) return true;
  if (typeof observed === 'object' || typeof expected === 'object') return false;
  if (ids?.get(String(observed)) === String(expected)) return true;
  return typeof observed === 'string' && typeof expected === 'string' && isSameInstant(observed, expected);
}

/** Tests for a date-time of the server without the milliseconds that the model has. */
export function lacksFraction(observed: unknown, expected: unknown): boolean {
  return FRACTION.test(String(expected)) && DATE_TIME.test(String(observed)) && !FRACTION.test(String(observed));
}

function isSameInstant(one: string, other: string): boolean {
  if (!DATE_TIME.test(one) || !DATE_TIME.test(other)) return false;
  return Math.abs(instantOf(one) - instantOf(other)) <= MAX_CLOCK_DIFFERENCE_MS;
}
