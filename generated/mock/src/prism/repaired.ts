import type { Part, Placed } from '../impossible/parts.ts';
import { isObject, type Json, type JsonObject, member } from '../json.ts';
import type { Judge, Judges } from '../validation/judge.ts';
import { statesValue } from './answer-schema.ts';
import { leastItems, requiredNames, schemasBelow, schemasHeld } from './schemas-held.ts';

/** Places that are mended in one answer, and how often each. */
const MOST_STEPS = 100;
const MOST_ATTEMPTS = 3;
/** What ends a schema that holds itself. */
const ENDS: readonly Json[] = [[], {}, null];

/** Makes a value of a schema: the one that Prism always makes, or one that a seed brings. */
export type Make = (schema: Json, seed?: string) => Promise<Json | undefined>;

/** What a value shall be right by. */
export interface Goal {
  readonly schema: Placed;
  readonly root: JsonObject;
  readonly judges: Judges;
  readonly make: Make;
}

/**
 * A value that Prism made, with the places made anew that are not right by its schema; nothing where they cannot be, or
 * where the author of the schema says himself what stands there.
 */
export async function repaired(value: Json, goal: Goal): Promise<Json | undefined> {
  const judge = judgeOf(goal);
  if (judge === undefined) return undefined;
  const attempts = new Map<string, number>();
  let made: Json | undefined = value;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [found] = judge(made);
    if (found === undefined) return made;
    const attempt = attempts.get(found.at) ?? 0;
    if (attempt >= MOST_ATTEMPTS) return undefined;
    attempts.set(found.at, attempt + 1);
    const way = found.at.split('/').slice(1);
    made = await new Mending(goal, attempt).at(made, way.map(nameOf), [goal.schema]);
    if (made === undefined) return undefined;
  }
  return undefined;
}

/** Nothing where the schema cannot be compiled. */
function judgeOf({ judges, schema }: Goal): Judge | undefined {
  try {
    return judges.of(schema.schema);
  } catch {
    return undefined;
  }
}

function nameOf(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** One try to mend one place. */
class Mending {
  readonly #goal: Goal;
  readonly #attempt: number;

  constructor(goal: Goal, attempt: number) {
    this.#goal = goal;
    this.#attempt = attempt;
  }

  /** A value with what lies at a way mended; nothing where it may not be there at all. */
  async at(value: Json, way: readonly string[], schemas: readonly Placed[]): Promise<Json | undefined> {
    const parts = schemasHeld(schemas, this.#goal.root);
    if (parts === undefined) return undefined;
    const [name, ...rest] = way;
    if (name === undefined) return this.#mended(value, parts, schemas);
    const inner = Array.isArray(value) ? value[Number(name)] : member(value, name);
    const mended = await this.at(inner ?? null, rest, schemasBelow(parts, value, name));
    return withPart(value, name, mended);
  }

  async #mended(value: Json, parts: readonly Part[], schemas: readonly Placed[]): Promise<Json> {
    if (parts.some(({ schema }) => statesValue(schema))) return value;
    if (this.#attempt === 0 && isObject(value)) return this.#completed(value, parts);
    if (this.#attempt === 0 && Array.isArray(value)) return this.#filled(value, parts);
    const seed = this.#attempt === 0 ? undefined : String(this.#attempt);
    return (await this.#goal.make(asOne(schemas), seed)) ?? value;
  }

  /** An object without what may not be there, and with what must be. */
  async #completed(value: JsonObject, parts: readonly Part[]): Promise<JsonObject> {
    const { root } = this.#goal;
    const allowed = Object.entries(value).filter(
      ([name]) => schemasHeld(schemasBelow(parts, value, name), root) !== undefined,
    );
    const missing = requiredNames(parts, value).filter((name) => !Object.hasOwn(value, name));
    const added: (readonly [string, Json])[] = [];
    for (const name of missing) added.push([name, await this.#missing(asOne(schemasBelow(parts, value, name)))]);
    return Object.fromEntries([...allowed, ...added]);
  }

  /** A list with as many items as it must have, if those are not too many to be made one by one. */
  async #filled(value: readonly Json[], parts: readonly Part[]): Promise<Json> {
    const items = [...value];
    const least = Math.min(leastItems(parts), MOST_STEPS);
    while (items.length < least)
      items.push(await this.#missing(asOne(schemasBelow(parts, items, String(items.length)))));
    return items;
  }

  async #missing(schema: Json): Promise<Json> {
    const made = (await this.#goal.make(schema)) ?? null;
    if (typeof made !== 'object' || made === null) return made;
    const judge = this.#goal.judges.of(schema);
    const end = ENDS.find((one) => judge(one).length === 0);
    return end === undefined ? made : end;
  }
}

function asOne(schemas: readonly Placed[]): Json {
  const [only, ...others] = schemas.map(({ schema }) => schema);
  return others.length === 0 ? (only ?? true) : { allOf: [only ?? true, ...others] };
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
