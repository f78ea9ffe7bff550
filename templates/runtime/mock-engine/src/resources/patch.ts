import { unescapeToken } from '#shared/json.ts';
import { HttpError } from '../http/message.ts';
import { MAX_JSON_DEPTH } from '../http/body.ts';
import { isDeepEqual, isObject, type Json, type JsonObject, member, ownAt, textAt } from '../json.ts';

/** Location that a patch element names, and the index of the element. */
interface PatchLocation {
  readonly index: number;
  readonly path: readonly string[];
}

type Holder = Record<string, Json> | Json[];

/** Limit of steps: shifting a list entry costs 1, copying a value 100 and 1 per character of a text. */
const MAX_STEPS = 10_000_000;
const COPY_STEPS = 100;

/** Patches a copy of an item in place, so that many elements stay fast, with a limit on the growth by copies. */
class PatchDocument {
  readonly root: Record<string, Json>;
  #left = MAX_STEPS;

  constructor(item: JsonObject) {
    this.root = structuredClone(item);
  }

  /** Returns the value at a path, or `undefined`. */
  valueAt(path: readonly string[]): Json | undefined {
    let value: Json | undefined = this.root;
    for (const token of path) value = entryOf(value, token);
    return value;
  }

  add(value: Json, place: PatchLocation): void {
    const [holder, token] = this.#holderOf(place);
    if (!Array.isArray(holder)) return set(holder, token, value);
    const at = token === '-' ? holder.length : positionOf(token);
    if (at > holder.length) throw noSuchLocation(place);
    this.#spend(holder.length - at, place);
    holder.splice(at, 0, value);
  }

  replace(value: Json, place: PatchLocation): void {
    const [holder, token] = this.#holderOf(place);
    if (!Array.isArray(holder)) return set(holder, token, value);
    if (positionOf(token) >= holder.length) throw noSuchLocation(place);
    holder[positionOf(token)] = value;
  }

  /** Removes a list entry; a property becomes `null` or `false`, as if an update omitted it. */
  remove(place: PatchLocation): void {
    const [holder, token] = this.#holderOf(place);
    if (Array.isArray(holder)) {
      const at = positionOf(token);
      if (at >= holder.length) throw noSuchLocation(place);
      this.#spend(holder.length - at, place);
      holder.splice(at, 1);
    } else if (Object.hasOwn(holder, token)) holder[token] = typeof holder[token] === 'boolean' ? false : null;
  }

  /** Copies a value to another location. */
  copied(value: Json, place: PatchLocation, depth = place.path.length): Json {
    this.#spend(COPY_STEPS + (typeof value === 'string' ? value.length : 0), place);
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= MAX_JSON_DEPTH) throw patchError(place.index, `nests deeper than ${MAX_JSON_DEPTH} levels`);
    if (Array.isArray(value)) return value.map((entry) => this.copied(entry, place, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.copied(inner, place, depth + 1)]),
    );
  }

  #holderOf(place: PatchLocation): readonly [holder: Holder, token: string] {
    const holder = this.valueAt(place.path.slice(0, -1));
    if (typeof holder !== 'object' || holder === null) throw noSuchLocation(place);
    // All of the copy is this patch's own.
    return [holder as Holder, place.path.at(-1) ?? ''];
  }

  #spend(steps: number, { index }: PatchLocation): void {
    this.#left -= steps;
    if (this.#left < 0) throw patchError(index, 'moves or copies more than a patch may');
  }
}

function set(holder: Record<string, Json>, token: string, value: Json): void {
  holder[token] = value;
}

function entryOf(holder: Json | undefined, token: string): Json | undefined {
  return Array.isArray(holder) ? holder[positionOf(token)] : member(holder, token);
}

/** Returns the list index of a token (RFC 6901, section 4), or infinity if it is none. */
function positionOf(token: string): number {
  return /^(?:0|[1-9]\d{0,8})$/.test(token) ? Number(token) : Number.POSITIVE_INFINITY;
}

/** Creates the error for an element that names a missing value. */
function noSuchLocation({ index, path }: PatchLocation): HttpError {
  return patchError(index, `names ${JSON.stringify(`/${path.join('/')}`.slice(0, 200))}, where there is nothing`);
}

/** Creates the error for a patch element. */
function patchError(index: number, what: string): HttpError {
  return new HttpError(400, `Patch element ${index} ${what}.`, { issues: [{ path: `/body/${index}`, message: what }] });
}

const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Applies patch elements (`op`, `path`, `from`, `value`) in order (RFC 6902); `op` is case-insensitive. */
export function applyPatch(item: JsonObject, elements: readonly Json[]): JsonObject {
  const patching = new PatchDocument(item);
  for (const [index, element] of elements.entries()) applyElement(patching, element, index);
  return patching.root;
}

/** Returns the properties of an item that patch elements change, directly or inside them. */
export function patchedProperties(elements: readonly Json[]): readonly string[] {
  const paths = elements.flatMap((element) => [textAt(element, 'path') ?? [], textAt(element, 'from') ?? []].flat());
  return paths.flatMap((path, index) => tokensOf(path, index)[0] ?? []);
}

function applyElement(patching: PatchDocument, element: Json, index: number): void {
  const operation = textAt(element, 'op')?.toLowerCase();
  const place = { index, path: tokensOf(textAt(element, 'path'), index) };
  switch (operation) {
    case 'add':
    case 'replace':
      return patching[operation](structuredClone(member(element, 'value') ?? null), place);
    case 'remove':
      return patching.remove(place);
    case 'move':
    case 'copy': {
      const from = { index, path: tokensOf(textAt(element, 'from'), index) };
      const value = patching.valueAt(from.path);
      if (value === undefined) throw noSuchLocation(from);
      if (operation === 'move' && isInside(place, from)) throw patchError(index, 'moves a value into itself');
      const copy = patching.copied(value, place);
      if (operation === 'move') patching.remove(from);
      return patching.add(copy, place);
    }
    case 'test':
      if (isDeepEqual(patching.valueAt(place.path), member(element, 'value'))) return;
      throw patchError(index, 'tests for a value that is not there');
    default:
      throw patchError(index, `has the operation ${JSON.stringify(operation ?? null)}, which the mock does not know`);
  }
}

/** Tests whether a location is inside another one (RFC 6902, section 4.4). */
function isInside({ path }: PatchLocation, outer: PatchLocation): boolean {
  return path.length > outer.path.length && outer.path.every((token, index) => token === path[index]);
}

/** Parses a JSON pointer; the leading slash is optional. */
function tokensOf(path: string | undefined, index: number): readonly string[] {
  if (path === undefined || path === '' || path === '/') throw patchError(index, 'names no property');
  const tokens = path.replace(/^\//, '').split('/').map(unescapeToken);
  if (tokens.length > MAX_JSON_DEPTH) throw patchError(index, `nests deeper than ${MAX_JSON_DEPTH} levels`);
  if (tokens.some((token) => FORBIDDEN.includes(token)))
    throw patchError(index, 'names a property that no item may have');
  return tokens;
}

/** Merges a change into a value: null stays where the schema allows it, and removes the member otherwise. */
export function merge(target: JsonObject, change: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...target };
  for (const [name, value] of Object.entries(change)) {
    const current = ownAt(result, name);
    result[name] = isObject(value) && isObject(current) ? merge(current, value) : value;
  }
  return result;
}
