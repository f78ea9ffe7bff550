import { CHOICES } from '../document/choices.ts';
import { step } from '../document/json-pointer.ts';
import { type Json, type JsonObject, listAt, member, objectAt, textsAt } from '../json.ts';
import { type Impossible, outOfBounds } from './bounds.ts';
import { type Part, type Parts, partsOf, type Placed } from './parts.ts';
import { isWhole, type Kind, kindsOf, listedIn } from './types.ts';

/** Schemas that are looked at before nothing is said at all, and how many inside of each other. */
const MOST = 2_000;
const DEEPEST = 100;

/**
 * Why no value satisfies a schema, as far as that can be proven; nothing where there may be one. What is found holds:
 * an answer that a document can have is never refused.
 */
export function impossibleIn(schema: Placed, root: JsonObject): Impossible | undefined {
  return new Proof(root).of([schema], { way: new Map(), depth: 0 });
}

/** How deep in the value each set of schemas was met that leads to what is looked at. */
type Way = ReadonlyMap<string, number>;

interface Level {
  readonly way: Way;
  readonly depth: number;
}

class Proof {
  readonly #root: JsonObject;
  #left = MOST;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  of(schemas: readonly Placed[], { way, depth }: Level): Impossible | undefined {
    this.#left -= 1;
    if (this.#left < 0 || way.size > DEEPEST) return undefined;
    const goal = schemas.map(({ pointer, isAlone = false }) => (isAlone ? `${pointer}!` : pointer)).join(' ');
    const before = way.get(goal);
    if (before !== undefined)
      return before < depth
        ? { pointer: schemas[0]?.pointer ?? '', reason: 'it holds itself without an end' }
        : undefined;
    const all = partsOf(schemas, this.#root);
    if (all.forbidding !== undefined) return { pointer: all.forbidding.pointer, reason: 'nothing is allowed there' };
    return this.#ofAll(all, { way: new Map([...way, [goal, depth]]), depth });
  }

  #ofAll({ parts }: Parts, at: Level): Impossible | undefined {
    const kinds = kindsOf(parts);
    if (kinds.length === 0) return withoutType(parts);
    return wrongList(parts, kinds) ?? this.#ofKinds(parts, kinds, at) ?? this.#ofChoices(parts, at);
  }

  /** Why none of the kinds can be: the reason for the first one. */
  #ofKinds(parts: readonly Part[], kinds: readonly Kind[], at: Level): Impossible | undefined {
    let first: Impossible | undefined;
    for (const kind of kinds) {
      const found = outOfBounds(kind, parts, isWhole(parts)) ?? this.#within(kind, parts, at);
      if (found === undefined) return undefined;
      first ??= found;
    }
    return first;
  }

  /** Why what an object or a list must hold cannot be. */
  #within(kind: Kind, parts: readonly Part[], { way, depth }: Level): Impossible | undefined {
    const needed = kind === 'object' ? requiredIn(parts) : kind === 'array' ? firstItemIn(parts) : [];
    for (const schemas of needed) {
      if (this.#isSentOnly(schemas)) continue;
      const found = this.of(schemas, { way, depth: depth + 1 });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether something is left out of answers, even if it is required. */
  #isSentOnly(schemas: readonly Placed[]): boolean {
    return partsOf(schemas, this.#root).parts.some(({ schema }) => schema['writeOnly'] === true);
  }

  /** Why none of some variants can be, each beside all that holds anyway. */
  #ofChoices(parts: readonly Part[], { way, depth }: Level): Impossible | undefined {
    for (const part of parts)
      for (const keyword of CHOICES) {
        const variants = listAt(part.schema, keyword);
        const found = variants.map((schema, index) =>
          this.of([{ pointer: part.pointer + step(keyword) + step(index), schema }, ...withoutChoices(parts)], {
            way,
            depth,
          }),
        );
        const [first] = found;
        if (first !== undefined && found.every((one) => one !== undefined))
          return {
            pointer: part.pointer + step(keyword),
            reason: `none of its variants can be (${first.pointer}: ${first.reason})`,
          };
      }
    return undefined;
  }
}

/** What is asked beside a variant: no choices again, nothing that was followed already, and nothing twice. */
function withoutChoices(parts: readonly Part[]): readonly Placed[] {
  const asked = parts.map(({ pointer, schema }) => {
    const { $ref: _, allOf: __, anyOf: ___, oneOf: ____, ...plain } = schema;
    return [pointer, { pointer, schema: plain, isAlone: true }] as const;
  });
  return [...new Map(asked).values()];
}

/** The first part that leaves no type of what those before it allow. */
function withoutType(parts: readonly Part[]): Impossible {
  const last = parts.findIndex((_, index) => kindsOf(parts.slice(0, index + 1)).length === 0);
  return { pointer: parts[last]?.pointer ?? '', reason: 'its type is none that the rest allows' };
}

/** Lists of values that leave none of the kinds, or have none in common. */
function wrongList(parts: readonly Part[], kinds: readonly Kind[]): Impossible | undefined {
  let common: readonly string[] | undefined;
  for (const part of parts) {
    const listed = listedIn(part, kinds)?.map((value) => JSON.stringify(value));
    if (listed === undefined) continue;
    common = common?.filter((value) => listed.includes(value)) ?? listed;
    if (common.length === 0) return { pointer: part.pointer, reason: 'none of the values that it lists is allowed' };
  }
  return undefined;
}

/** What each property that must be there must be. */
function requiredIn(parts: readonly Part[]): readonly (readonly Placed[])[] {
  const names = new Set(parts.flatMap(({ schema }) => textsAt(schema, 'required')));
  return [...names].map((name) => parts.flatMap((part) => propertyIn(part, name)));
}

function propertyIn({ pointer, schema }: Part, name: string): readonly Placed[] {
  const own = member(objectAt(schema, 'properties'), name);
  if (own !== undefined) return [{ pointer: `${pointer}/properties${step(name)}`, schema: own }];
  const others = member(schema, 'additionalProperties');
  if (others === undefined || member(schema, 'patternProperties') !== undefined) return [];
  return [{ pointer: `${pointer}/additionalProperties`, schema: others }];
}

/** What the first item must be, where there must be one. */
function firstItemIn(parts: readonly Part[]): readonly (readonly Placed[])[] {
  const least = Math.max(0, ...parts.map(({ schema }) => numberAt(schema, 'minItems')));
  if (least < 1) return [];
  return [parts.flatMap(itemIn)];
}

function itemIn({ pointer, schema }: Part): readonly Placed[] {
  const [first] = listAt(schema, 'prefixItems');
  if (first !== undefined) return [{ pointer: `${pointer}/prefixItems/0`, schema: first }];
  const items: Json | undefined = member(schema, 'items');
  return items === undefined ? [] : [{ pointer: `${pointer}/items`, schema: items }];
}

function numberAt(schema: JsonObject, key: string): number {
  const found = member(schema, key);
  return typeof found === 'number' ? found : 0;
}
