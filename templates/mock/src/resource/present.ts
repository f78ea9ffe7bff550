import { resolved } from '../document/resolve.ts';
import type { ServedDocument } from '../document/operation.ts';
import { isObject, type Json, type JsonObject, member, textAt } from '../json.ts';
import type { Platform } from '../platform.ts';
import type { State } from '../store/state.ts';
import { type Shape, Shapes } from './shape.ts';

/** What is wanted of an item. */
export interface Wanted {
  readonly collection: string;
  readonly state: State;
  readonly options: readonly string[];
}

interface Place {
  readonly wanted: Wanted;
  /** Where in the item, with dots and without numbers. */
  readonly path: string;
  /** Properties that appear only when asked for, and those asked for. */
  readonly gated: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
  /** How many references lead here. */
  readonly hops: number;
}

const NO_PATHS: ReadonlySet<string> = new Set();

/** Shows items in the shapes of a document: nested objects beside their identifiers, nothing that the shape does not take. */
export class Presenter {
  readonly shapes: Shapes;
  readonly #document: ServedDocument;
  readonly #platform: Platform;

  constructor(document: ServedDocument, platform: Platform) {
    this.#document = document;
    this.#platform = platform;
    this.shapes = new Shapes(document.root);
  }

  present(item: JsonObject, schema: Json | undefined, wanted: Wanted): Promise<JsonObject> {
    const paths = Object.entries(this.#platform.options[wanted.collection] ?? {});
    const gated = paths.length === 0 ? NO_PATHS : new Set(paths.map(([, path]) => path));
    const asked =
      wanted.options.length === 0
        ? NO_PATHS
        : new Set(paths.filter(([option]) => wanted.options.includes(option)).map(([, path]) => path));
    return this.#object(item, this.shapes.of(schema), { wanted, path: '', gated, asked, hops: 0 });
  }

  async #object(item: JsonObject, shape: Shape | undefined, place: Place): Promise<JsonObject> {
    const result: Record<string, Json> = {};
    const names = shape === undefined ? undefined : this.#namesOf(shape);
    for (const [name, value] of Object.entries(item)) {
      const shown = names?.[name] ?? name;
      const property = shape?.properties.get(shown);
      if (shape !== undefined && property === undefined && !shape.isOpen) continue;
      if (isHidden(place, name) || (value === null && property?.takesNull === false)) continue;
      const isScalar = typeof value !== 'object' || value === null;
      result[shown] = isScalar ? value : await this.#value(value, property?.schema, inside(place, name));
    }
    await this.#addNested(item, shape, { place, result });
    return result;
  }

  async #value(value: Json, schema: Json | undefined, place: Place): Promise<Json> {
    if (typeof value !== 'object' || value === null) return value;
    if (!isObject(value)) {
      const items = this.shapes.itemsOf(schema);
      return Promise.all(value.map((entry) => this.#value(entry, items, place)));
    }
    const values = this.shapes.valuesOf(schema);
    if (values === undefined || this.shapes.of(schema) !== undefined)
      return this.#object(value, this.shapes.of(schema), place);
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, entry]) => [key, await this.#value(entry, values, place)] as const),
    );
    return Object.fromEntries(entries);
  }

  /** The nested object `x` beside each `xId`. */
  async #addNested(
    item: JsonObject,
    shape: Shape | undefined,
    made: { readonly place: Place; readonly result: Record<string, Json> },
  ): Promise<void> {
    const suffix = this.#document.referenceSuffix;
    const { place, result } = made;
    if (suffix === undefined) return;
    for (const [key, id] of Object.entries(item)) {
      if (typeof id !== 'string' || !key.endsWith(suffix) || key.length === suffix.length) continue;
      const name = key.slice(0, -suffix.length);
      const property = shape?.properties.get(name);
      const isAsked = place.asked.has(inside(place, name).path);
      const isOrdinary = property !== undefined && place.hops < 2;
      if (Object.hasOwn(result, name) || isHidden(place, name) || !(isAsked || isOrdinary)) continue;
      const nested = await this.#nested(name, id, place);
      if (nested !== undefined)
        result[name] = await this.#summary(nested, property?.schema, { ...inside(place, name), hops: place.hops + 1 });
    }
  }

  async #nested(name: string, id: string, { wanted }: Place): Promise<JsonObject | undefined> {
    const collection = this.#platform.references[`${wanted.collection}.${name}`] ?? this.#platform.references[name];
    return collection === undefined ? undefined : wanted.state.get(collection, id);
  }

  /** What another item shows of itself: what the shape lists, or its texts where it lists nothing. */
  #summary(item: JsonObject, schema: Json | undefined, place: Place): Promise<JsonObject> {
    const shape = this.shapes.of(schema);
    if (shape !== undefined && !shape.isOpen) return this.#object(item, shape, place);
    const texts = Object.entries(item).filter(
      ([key, value]) => typeof value === 'string' && (key === 'id' || !key.endsWith('Id')),
    );
    return this.#object(Object.fromEntries(texts), shape, place);
  }

  /** What the properties are called here, by what they are called in the state. */
  #namesOf(shape: Shape): Readonly<Record<string, string>> | undefined {
    const all = this.#platform.names[this.#document.name];
    if (all === undefined) return undefined;
    const component = shape.components.find((name) => all[name] !== undefined);
    return component === undefined ? undefined : all[component];
  }
}

/** The first schema of the success answer of an operation, resolved as far as its `items`. */
export function isList(document: ServedDocument, schema: Json | undefined): boolean {
  return (
    textAt(resolved(document.root, schema), 'type') === 'array' ||
    member(resolved(document.root, schema), 'items') !== undefined
  );
}

function inside(place: Place, name: string): Place {
  if (place.gated.size === 0) return place;
  return { ...place, path: place.path === '' ? name : `${place.path}.${name}` };
}

function isHidden(place: Place, name: string): boolean {
  if (place.gated.size === 0) return false;
  const path = place.path === '' ? name : `${place.path}.${name}`;
  return place.gated.has(path) && !place.asked.has(path);
}
