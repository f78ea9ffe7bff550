import { isDeepStrictEqual } from 'node:util';
import { variantsOf } from '../document/choices.ts';
import type { Part, Placed } from '../impossible/parts.ts';
import { isObject, type Json, type JsonObject, listAt, member } from '../json.ts';
import { asOne } from './as-one.ts';
import { type Goal, isRight } from './goal.ts';
import { freeName } from './free-name.ts';
import {
  containedIn,
  leastIn,
  namingIn,
  requiredNames,
  schemasBelow,
  schemasHeld,
  schemasMet,
} from './schemas-held.ts';

/** How often one place is mended before it is left out. */
export const MOST_ATTEMPTS = 5;
/** Members or items that are added in one place, and variants of a choice that are tried. */
const MOST_ADDED = 100;
const MOST_VARIANTS = 10;
/** What ends a schema that holds itself, and may be right where nothing that Prism makes is. */
const ENDS: readonly Json[] = [[], {}, null, '', 0, false];

/** A part of a value, and how far down the way to what is wrong it lies. */
interface Standing {
  readonly value: Json;
  readonly way: readonly string[];
  readonly depth: number;
}

/** One try to mend one place. */
export class Mending {
  readonly #goal: Goal;
  readonly #attempt: number;
  #exampleAt: number | undefined;

  constructor(goal: Goal, attempt: number) {
    this.#goal = goal;
    this.#attempt = attempt;
  }

  /** How far down the way an example was, which stands as it is; nothing where there was none. */
  get exampleAt(): number | undefined {
    return this.#exampleAt;
  }

  /** A value with what lies at a way mended; nothing where it may not be there at all. */
  at(value: Json, way: readonly string[], schemas: readonly Placed[]): Promise<Json | undefined> {
    return this.#at({ value, way, depth: 0 }, schemas);
  }

  async #at({ value, way, depth }: Standing, schemas: readonly Placed[]): Promise<Json | undefined> {
    const parts = this.#held(schemas, value);
    if (parts === undefined || parts.some(({ schema }) => schema['writeOnly'] === true)) return undefined;
    if (parts.some(({ schema }) => examplesIn(schema).some((one) => isDeepStrictEqual(one, value)))) {
      this.#exampleAt = depth;
      return value;
    }
    const name = way[depth];
    if (name === undefined) return this.#mended(value, parts, schemas);
    const inner = { value: partOf(value, name), way, depth: depth + 1 };
    const mended = await this.#at(inner, schemasBelow(parts, value, name));
    return withPart(value, name, mended);
  }

  /** All that holds at once for a value, with what does because of what it is; nothing where nothing is allowed. */
  #held(schemas: readonly Placed[], value: Json): readonly Part[] | undefined {
    const parts = schemasHeld(schemas, this.#goal.root);
    const known = new Set(schemas.map(({ pointer }) => pointer));
    const met = schemasMet(parts ?? [], value, (condition) => isRight(value, condition, this.#goal));
    const more = met.filter(({ pointer }) => !known.has(pointer));
    return more.length === 0 ? parts : this.#held([...schemas, ...more], value);
  }

  /** With what lacks, else of another variant; where that did not help, made anew; at last whatever is right. */
  async #mended(value: Json, parts: readonly Part[], schemas: readonly Placed[]): Promise<Json> {
    // Prism cuts off with null what holds itself.
    if (value === null && this.#attempt === 0) return this.#missing(asOne(schemas));
    if (this.#attempt === MOST_ATTEMPTS - 1) return this.#ended(value, asOne(schemas));
    const isAnew = this.#attempt % 2 === 1 || typeof value !== 'object' || value === null;
    if (!isAnew) return this.#whole(value, parts, schemas);
    const seed = this.#attempt === 0 ? undefined : String(this.#attempt);
    return (await this.#goal.make(asOne(schemas), seed)) ?? value;
  }

  async #whole(value: JsonObject | readonly Json[], parts: readonly Part[], schemas: readonly Placed[]): Promise<Json> {
    const whole = isObject(value) ? await this.#completed(value, schemas) : await this.#filled(value, parts);
    // What Prism cut off, so that what holds itself ends, is empty.
    const isToKeep = this.#attempt === 0 && Object.keys(value).length > 0;
    if (isToKeep || isRight(whole, asOne(schemas), this.#goal)) return whole;
    return (await this.#chosen(schemas, parts)) ?? whole;
  }

  /** A value of the first variant that makes one which is right by all that holds. */
  async #chosen(schemas: readonly Placed[], parts: readonly Part[]): Promise<Json | undefined> {
    for (const variant of parts.flatMap(({ schema }) => variantsOf(schema)).slice(0, MOST_VARIANTS)) {
      const made = await this.#goal.make(variant);
      if (made !== undefined && isRight(made, asOne(schemas), this.#goal)) return made;
    }
    return undefined;
  }

  /** An object without what may not be there, and with what must be, if that is not too much to be made one by one. */
  async #completed(value: JsonObject, schemas: readonly Placed[]): Promise<JsonObject> {
    const before = this.#held(schemas, value) ?? [];
    const allowed = Object.entries(value).filter(([name]) => this.#isAllowed(name, before, value));
    let made: JsonObject = Object.fromEntries(allowed);
    for (let step = 0; step < MOST_ADDED; step += 1) {
      const parts = this.#held(schemas, made) ?? [];
      const name =
        requiredNames(parts, made).find((one) => !Object.hasOwn(made, one)) ?? (await this.#free(parts, made));
      if (name === undefined) break;
      made = { ...made, [name]: await this.#missing(asOne(schemasBelow(parts, made, name))) };
    }
    return made;
  }

  #isAllowed(name: string, parts: readonly Part[], value: JsonObject): boolean {
    if (schemasHeld(schemasBelow(parts, value, name), this.#goal.root) === undefined) return false;
    const naming = namingIn(parts);
    return naming.length === 0 || isRight(name, asOne(naming), this.#goal);
  }

  /** The name of one member more, where there are too few. */
  #free(parts: readonly Part[], value: JsonObject): Promise<string | undefined> | undefined {
    if (Object.keys(value).length >= leastIn(parts, 'minProperties')) return undefined;
    const isFree = (name: string): boolean => !Object.hasOwn(value, name) && this.#isAllowed(name, parts, value);
    return freeName(parts, isFree, this.#goal.make);
  }

  /** A list without items that may not be there, with as many as it must have, and such as it must have. */
  async #filled(value: readonly Json[], parts: readonly Part[]): Promise<Json> {
    const below = (index: number): readonly Placed[] => schemasBelow(parts, value, String(index));
    const end = value.findIndex((_, index) => schemasHeld(below(index), this.#goal.root) === undefined);
    const items = end < 0 ? [...value] : value.slice(0, end);
    const least = Math.min(leastIn(parts, 'minItems'), MOST_ADDED);
    while (items.length < least) items.push(await this.#missing(asOne(below(items.length))));
    for (const { contained, least: wanted } of containedIn(parts)) {
      const there = items.filter((item) => isRight(item, contained.schema, this.#goal)).length;
      for (let left = Math.min(wanted, MOST_ADDED) - there; left > 0; left -= 1)
        items.push(await this.#missing(asOne([...below(items.length), contained])));
    }
    return items;
  }

  async #missing(schema: Json): Promise<Json> {
    const made = (await this.#goal.make(schema)) ?? null;
    return typeof made !== 'object' || made === null ? made : this.#ended(made, schema);
  }

  /** The end of a schema that has one, instead of a value. */
  #ended(value: Json, schema: Json): Json {
    const end = ENDS.find((one) => isRight(one, schema, this.#goal));
    return end === undefined ? value : end;
  }
}

/** A value without what lies at a way; nothing where that is all of it. */
export function without(value: Json, way: readonly string[]): Json | undefined {
  const [name, ...rest] = way;
  return name === undefined ? undefined : withPart(value, name, without(partOf(value, name), rest));
}

function examplesIn(schema: JsonObject): readonly Json[] {
  const example = member(schema, 'example');
  return [...(example === undefined ? [] : [example]), ...listAt(schema, 'examples')];
}

function partOf(value: Json, name: string): Json {
  return (Array.isArray(value) ? value[Number(name)] : member(value, name)) ?? null;
}

/** The same with another part, or without it. */
function withPart(value: Json, name: string, part: Json | undefined): Json {
  if (Array.isArray(value)) {
    const index = Number(name);
    return part === undefined ? value.slice(0, index) : value.with(index, part);
  }
  if (!isObject(value)) return value;
  const others = Object.entries(value).map(([key, inner]) => [key, key === name ? part : inner] as const);
  return Object.fromEntries(others.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined));
}
