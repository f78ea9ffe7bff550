import type { ServedDocument } from '../document/operation.ts';
import { isObject, type Json, type JsonObject, ownAt } from '../json.ts';
import type { Platform } from '../platform.ts';
import type { Transaction } from '../state/transaction.ts';
import { referenceOf } from './collections.ts';
import { type ObjectProperty, type ObjectType, ObjectTypes } from './object-type.ts';

/** What is wanted of an item. */
export interface SerializeOptions {
  readonly collection: string;
  readonly state: Transaction;
  readonly options: readonly string[];
}

interface Place {
  readonly wanted: SerializeOptions;
  /** Where in the item, with dots and without numbers. */
  readonly path: string;
  /** Properties that appear only when asked for, and those asked for. */
  readonly gated: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
  /** How many references lead here. */
  readonly hops: number;
}

/** A reference to another item that may be shown beside it. */
interface Reference {
  readonly name: string;
  readonly id: string;
  readonly property: ObjectProperty | undefined;
}

const NO_PATHS: ReadonlySet<string> = new Set();

/** Shows items in the shapes of a document: nested objects beside their identifiers, nothing that no shape takes. */
export class ResponseSerializer {
  readonly types: ObjectTypes;
  readonly #suffix: string | undefined;
  readonly #platform: Platform;
  readonly #gated = new Map<string, ReadonlySet<string>>();
  /** By the options, which all items of one answer share. */
  readonly #askedBy = new WeakMap<readonly string[], ReadonlySet<string>>();

  constructor(document: ServedDocument, platform: Platform) {
    this.#suffix = document.referenceSuffix;
    this.#platform = platform;
    this.types = new ObjectTypes(document.root);
  }

  /** To be run by `whenKnown` of the state. */
  serialize(item: JsonObject, schema: Json | undefined, wanted: SerializeOptions): JsonObject {
    const place = { wanted, path: '', gated: this.#gatedIn(wanted.collection), asked: this.#askedIn(wanted), hops: 0 };
    return this.#object(item, this.types.get(schema), place);
  }

  /** A finished item without what a shape does not take. */
  pick(value: Json, schema: Json | undefined): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (!isObject(value)) return value.map((entry) => this.pick(entry, this.types.itemsOf(schema)));
    const shape = this.types.get(schema);
    if (shape === undefined) return value;
    const kept = Object.entries(value).filter(([name, inner]) => isIncluded(shape, name, inner));
    return Object.fromEntries(
      kept.map(([name, inner]) => [name, this.pick(inner, shape.properties.get(name)?.schema)]),
    );
  }

  #gatedIn(collection: string): ReadonlySet<string> {
    const known = this.#gated.get(collection);
    if (known !== undefined) return known;
    const gated = new Set(Object.values(ownAt(this.#platform.options, collection) ?? {}));
    this.#gated.set(collection, gated);
    return gated;
  }

  #askedIn({ collection, options }: SerializeOptions): ReadonlySet<string> {
    if (options.length === 0) return NO_PATHS;
    const known = this.#askedBy.get(options);
    if (known !== undefined) return known;
    const paths = Object.entries(ownAt(this.#platform.options, collection) ?? {});
    const asked = new Set(paths.filter(([option]) => options.includes(option)).map(([, path]) => path));
    this.#askedBy.set(options, asked);
    return asked;
  }

  #object(item: JsonObject, shape: ObjectType | undefined, place: Place): JsonObject {
    const result: Record<string, Json> = {};
    for (const name in item) {
      const value = item[name];
      if (value === undefined || (shape !== undefined && !isIncluded(shape, name, value)) || isHidden(place, name))
        continue;
      const isScalar = typeof value !== 'object' || value === null;
      result[name] = isScalar ? value : this.#value(value, shape?.properties.get(name)?.schema, inside(place, name));
    }
    for (const reference of this.#references(item, shape, place))
      if (!Object.hasOwn(result, reference.name)) this.#addNested(reference, place, result);
    return result;
  }

  #value(value: Json, schema: Json | undefined, place: Place): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (!isObject(value)) {
      const items = this.types.itemsOf(schema);
      return value.map((entry) => this.#value(entry, items, place));
    }
    const shape = this.types.get(schema);
    const values = shape === undefined ? this.types.valuesOf(schema) : undefined;
    if (values === undefined) return this.#object(value, shape, place);
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, this.#value(entry, values, place)]));
  }

  /** The nested objects `x` to show beside each `xId`: those that the shape lists, and those asked for. */
  #references(item: JsonObject, shape: ObjectType | undefined, place: Place): readonly Reference[] {
    if (this.#suffix === undefined) return [];
    const ordinary = place.hops < 2 ? (shape?.references ?? []) : [];
    const found: Reference[] = [];
    for (const { key, name, property } of ordinary) {
      const id = item[key];
      if (typeof id === 'string' && !isHidden(place, name)) found.push({ name, id, property });
    }
    return place.asked.size === 0 ? found : [...found, ...this.#asked(item, shape, place)];
  }

  #asked(item: JsonObject, shape: ObjectType | undefined, place: Place): readonly Reference[] {
    const ends = this.#suffix ?? '';
    return Object.entries(item).flatMap(([key, id]) => {
      const name = key.endsWith(ends) ? key.slice(0, -ends.length) : '';
      if (name === '' || typeof id !== 'string' || !place.asked.has(inside(place, name).path)) return [];
      return [{ name, id, property: shape?.properties.get(name) }];
    });
  }

  #addNested({ name, id, property }: Reference, place: Place, result: Record<string, Json>): void {
    const { collection, state } = place.wanted;
    const target = referenceOf(`${collection}.${name}`, this.#platform) ?? referenceOf(name, this.#platform);
    const nested = target === undefined ? undefined : state.peek(target, id);
    if (nested === undefined) return;
    result[name] = this.#summary(nested, property?.schema, { ...inside(place, name), hops: place.hops + 1 });
  }

  /** What another item shows of itself: what the shape lists, or its texts where it lists nothing. */
  #summary(item: JsonObject, schema: Json | undefined, place: Place): JsonObject {
    const shape = this.types.get(schema);
    if (shape !== undefined && !shape.isOpen) return this.#object(item, shape, place);
    const texts = Object.entries(item).filter(
      ([key, value]) => typeof value === 'string' && (key === 'id' || !key.endsWith('Id')),
    );
    return this.#object(Object.fromEntries(texts), shape, place);
  }
}

function isIncluded(shape: ObjectType, name: string, value: Json): boolean {
  const property = shape.properties.get(name);
  if (property === undefined) return shape.isOpen;
  if (property.isWriteOnly) return false;
  return value !== null || property.isNullable;
}

/** The place of a property; where none is gated, nobody asks for its path. */
function inside(place: Place, name: string): Place {
  return place.gated.size === 0 ? place : { ...place, path: pathOf(place, name) };
}

function isHidden(place: Place, name: string): boolean {
  if (place.gated.size === 0) return false;
  const path = pathOf(place, name);
  return place.gated.has(path) && !place.asked.has(path);
}

function pathOf({ path }: Place, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
