import { pointerStep } from '#shared/json.ts';
import { isObject, type Json, type JsonObject, ownAt } from '../json.ts';
import { type ObjectProperty, type ObjectType, ObjectTypes } from '../document/object-type.ts';
import type { ServedDocument } from '../document/served-document.ts';
import { type Platform, referenceOf } from '../platform.ts';
import type { Transaction } from '../state/transaction.ts';

/** Member of a request that has no effect: a nested object in place of its identifier, or a read-only property. */
interface IgnoredMember {
  readonly pointer: string;
  /** Name of the property that identifies the nested object. */
  readonly key?: string;
}

/** Sanitizes request bodies: removes members that clients echo from responses, and completes omitted ones. */
export class RequestSanitizer {
  readonly #types: ObjectTypes;
  readonly #suffix: string | undefined;

  constructor(types: ObjectTypes, suffix?: string) {
    this.#types = types;
    this.#suffix = suffix;
  }

  /**
   * Removes read-only properties, and nested objects beside their identifiers, also undescribed ones. Returns the
   * same body if there is nothing to remove.
   */
  sanitize(body: Json, schema: Json | undefined): Json {
    if (typeof body !== 'object' || body === null) return body;
    if (Array.isArray(body)) return this.#stripList(body, this.#types.itemsOf(schema));
    return isObject(body) ? this.#stripObject(body, this.#types.get(schema)) : body;
  }

  /** Sets the omitted booleans of a replacement to `false`; `null` stays, and is an issue. */
  completeBooleans(body: Json, schema: Json | undefined): Json {
    const type = this.#types.get(schema);
    if (!isObject(body) || type === undefined) return body;
    const missing = type.booleans.filter((name) => body[name] === undefined);
    return missing.length === 0 ? body : { ...body, ...Object.fromEntries(missing.map((name) => [name, false])) };
  }

  /**
   * Removes `null` at every level where the schema does not allow it: it counts as absent. Required properties and
   * booleans stay, and are an issue.
   */
  withoutNulls(body: Json, schema: Json | undefined): Json {
    if (Array.isArray(body)) {
      const items = this.#types.itemsOf(schema);
      return body.map((entry: Json) => this.withoutNulls(entry, items));
    }
    const type = this.#types.get(schema);
    if (!isObject(body) || type === undefined) return body;
    const kept = Object.entries(body).flatMap(([name, value]) => {
      const property = type.properties.get(name);
      const isAbsent =
        value === null && property?.isNullable === false && !property.isBoolean && !type.required.has(name);
      return isAbsent ? [] : [[name, this.withoutNulls(value, property?.schema)] as const];
    });
    return Object.fromEntries(kept);
  }

  /**
   * Returns the members that a request sends without effect: `sanitize` removes them, so what they say is lost.
   *
   * @param isExpected - says that the body repeats what was read: read-only properties, and nested objects beside their
   *   identifiers
   */
  findIgnored(body: Json, schema: Json | undefined, isExpected: boolean): readonly IgnoredMember[] {
    if (typeof body !== 'object' || body === null || this.#suffix === undefined) return [];
    if (!isObject(body)) {
      const items = this.#types.itemsOf(schema);
      return body.flatMap((entry, index) => within(index, this.findIgnored(entry, items, isExpected)));
    }
    const type = this.#types.get(schema);
    return Object.entries(body).flatMap(([name, value]): readonly IgnoredMember[] => {
      const key = name + this.#suffix;
      const pointer = pointerStep(name);
      if (type?.omitted.has(name) !== true)
        return within(name, this.findIgnored(value, type?.properties.get(name)?.schema, isExpected));
      if (!isObject(value) || !type.properties.has(key)) return isExpected || value === null ? [] : [{ pointer }];
      return isExpected && Object.hasOwn(body, key) ? [] : [{ pointer, key }];
    });
  }

  #stripList(list: readonly Json[], items: Json | undefined): Json {
    const stripped = list.map((entry) => this.sanitize(entry, items));
    return stripped.every((entry, index) => entry === list[index]) ? list : stripped;
  }

  #stripObject(body: JsonObject, type: ObjectType | undefined): JsonObject {
    if (type === undefined && this.#suffix === undefined) return body;
    let result: Record<string, Json> | undefined;
    for (const name in body) {
      const value = body[name] ?? null;
      const isLeftOut = type?.omitted.has(name) === true || this.#isNamedBeside(name, body);
      const inner =
        typeof value === 'object' && !isLeftOut ? this.sanitize(value, type?.properties.get(name)?.schema) : value;
      if (!isLeftOut && inner === value) continue;
      result ??= { ...body };
      if (isLeftOut) delete result[name];
      else result[name] = inner;
    }
    return result ?? body;
  }

  /** Tests whether a property is a nested object whose identifier is sent too. */
  #isNamedBeside(name: string, body: JsonObject): boolean {
    return this.#suffix !== undefined && isObject(body[name]) && typeof body[name + this.#suffix] === 'string';
  }
}

function within(step: string | number, found: readonly IgnoredMember[]): readonly IgnoredMember[] {
  return found.map((member) => ({ ...member, pointer: pointerStep(step) + member.pointer }));
}

/** Replaces an item: omitted properties become `null`, and booleans `false`. */
export function replaceItem(before: JsonObject, input: JsonObject, type: ObjectType | undefined): JsonObject {
  const result: Record<string, Json> = {};
  for (const name in before) result[name] = typeof before[name] === 'boolean' ? false : null;
  for (const [name, { isBoolean }] of type?.properties ?? [])
    result[name] = ownAt(result, name) ?? (isBoolean ? false : null);
  for (const name in input) result[name] = input[name] ?? null;
  for (const name of type?.booleans ?? []) result[name] = ownAt(result, name) ?? false;
  for (const name of type?.preserved ?? []) restore(result, before, name);
  return result;
}

function restore(result: Record<string, Json>, before: JsonObject, name: string): void {
  if (Object.hasOwn(before, name)) result[name] = before[name] ?? null;
  else delete result[name];
}

/** Options of the serialization of an item. */
export interface SerializeOptions {
  readonly collection: string;
  readonly state: Transaction;
  readonly options: readonly string[];
}

interface Place {
  readonly wanted: SerializeOptions;
  /** Path in the item, with dots and without list indices. */
  readonly path: string;
  /** Properties that appear on request only, and those that were requested. */
  readonly gated: ReadonlySet<string>;
  readonly requested: ReadonlySet<string>;
  /** Number of references followed so far. */
  readonly hops: number;
}

/** Reference to another item that may be nested. */
interface Reference {
  readonly name: string;
  readonly id: string;
  readonly property: ObjectProperty | undefined;
}

const NO_PATHS: ReadonlySet<string> = new Set();

/** Serializes items for responses: adds nested objects beside their identifiers and removes undescribed properties. */
export class ResponseSerializer {
  readonly types: ObjectTypes;
  readonly #suffix: string | undefined;
  readonly #platform: Platform;
  readonly #gated = new Map<string, ReadonlySet<string>>();
  /** Cache by the options array, which all items of one response share. */
  readonly #requestedBy = new WeakMap<readonly string[], ReadonlySet<string>>();

  constructor(document: ServedDocument, platform: Platform) {
    this.#suffix = document.referenceSuffix;
    this.#platform = platform;
    this.types = new ObjectTypes(document.root);
  }

  /** Serializes an item. Must run inside `Transaction.whenLoaded`, since it peeks at other items. */
  serialize(item: JsonObject, schema: Json | undefined, wanted: SerializeOptions): JsonObject {
    const place = {
      wanted,
      path: '',
      gated: this.#gatedIn(wanted.collection),
      requested: this.#requestedIn(wanted),
      hops: 0,
    };
    return this.#object(item, this.types.get(schema), place);
  }

  /** Removes properties that the schema does not describe. */
  pick(value: Json, schema: Json | undefined): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (!isObject(value)) return value.map((entry) => this.pick(entry, this.types.itemsOf(schema)));
    const type = this.types.get(schema);
    if (type === undefined) return value;
    const included = Object.entries(value).filter(([name, inner]) => isIncluded(type, name, inner));
    return Object.fromEntries(
      included.map(([name, inner]) => [name, this.pick(inner, type.properties.get(name)?.schema)]),
    );
  }

  #gatedIn(collection: string): ReadonlySet<string> {
    const known = this.#gated.get(collection);
    if (known !== undefined) return known;
    const gated = new Set(Object.values(ownAt(this.#platform.options, collection) ?? {}));
    this.#gated.set(collection, gated);
    return gated;
  }

  #requestedIn({ collection, options }: SerializeOptions): ReadonlySet<string> {
    if (options.length === 0) return NO_PATHS;
    const known = this.#requestedBy.get(options);
    if (known !== undefined) return known;
    const paths = Object.entries(ownAt(this.#platform.options, collection) ?? {});
    const requested = new Set(paths.filter(([option]) => options.includes(option)).map(([, path]) => path));
    this.#requestedBy.set(options, requested);
    return requested;
  }

  #object(item: JsonObject, type: ObjectType | undefined, place: Place): JsonObject {
    const result: Record<string, Json> = {};
    for (const name in item) {
      const value = item[name];
      if (value === undefined || (type !== undefined && !isIncluded(type, name, value)) || isHidden(place, name))
        continue;
      const isScalar = typeof value !== 'object' || value === null;
      result[name] = isScalar ? value : this.#value(value, type?.properties.get(name)?.schema, inside(place, name));
    }
    for (const reference of this.#references(item, type, place))
      if (!Object.hasOwn(result, reference.name)) this.#addNested(reference, place, result);
    return result;
  }

  #value(value: Json, schema: Json | undefined, place: Place): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (!isObject(value)) {
      const items = this.types.itemsOf(schema);
      return value.map((entry) => this.#value(entry, items, place));
    }
    const type = this.types.get(schema);
    const values = type === undefined ? this.types.valuesOf(schema) : undefined;
    if (values === undefined) return this.#object(value, type, place);
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, this.#value(entry, values, place)]));
  }

  /** Returns the objects to nest beside their identifiers: those of the type, and those requested by options. */
  #references(item: JsonObject, type: ObjectType | undefined, place: Place): readonly Reference[] {
    if (this.#suffix === undefined) return [];
    const ordinary = place.hops < 2 ? (type?.references ?? []) : [];
    const found: Reference[] = [];
    for (const { key, name, property } of ordinary) {
      const id = item[key];
      if (typeof id === 'string' && !isHidden(place, name)) found.push({ name, id, property });
    }
    return place.requested.size === 0 ? found : [...found, ...this.#requested(item, type, place)];
  }

  #requested(item: JsonObject, type: ObjectType | undefined, place: Place): readonly Reference[] {
    const ends = this.#suffix ?? '';
    return Object.entries(item).flatMap(([key, id]) => {
      const name = key.endsWith(ends) ? key.slice(0, -ends.length) : '';
      if (name === '' || typeof id !== 'string' || !place.requested.has(inside(place, name).path)) return [];
      return [{ name, id, property: type?.properties.get(name) }];
    });
  }

  #addNested({ name, id, property }: Reference, place: Place, result: Record<string, Json>): void {
    const { collection, state } = place.wanted;
    const target = referenceOf(`${collection}.${name}`, this.#platform) ?? referenceOf(name, this.#platform);
    const nested = target === undefined ? undefined : state.peek(target, id);
    if (nested === undefined) return;
    result[name] = this.#summary(nested, property?.schema, { ...inside(place, name), hops: place.hops + 1 });
  }

  /** Serializes a nested item: the properties of its type, or its strings if the type lists none. */
  #summary(item: JsonObject, schema: Json | undefined, place: Place): JsonObject {
    const type = this.types.get(schema);
    if (type !== undefined && !type.isOpen) return this.#object(item, type, place);
    const texts = Object.entries(item).filter(
      ([key, value]) => typeof value === 'string' && (key === 'id' || !key.endsWith('Id')),
    );
    return this.#object(Object.fromEntries(texts), type, place);
  }
}

function isIncluded(type: ObjectType, name: string, value: Json): boolean {
  const property = type.properties.get(name);
  if (property === undefined) return type.isOpen;
  if (property.isWriteOnly) return false;
  return value !== null || property.isNullable;
}

/** Returns the location of a property. The path is only needed if some property appears on request. */
function inside(place: Place, name: string): Place {
  return place.gated.size === 0 ? place : { ...place, path: pathOf(place, name) };
}

function isHidden(place: Place, name: string): boolean {
  if (place.gated.size === 0) return false;
  const path = pathOf(place, name);
  return place.gated.has(path) && !place.requested.has(path);
}

function pathOf({ path }: Place, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
