import fc from 'fast-check';
import type { Json, JsonObject } from '../../generator/model/json.ts';

/** A small change somewhere in a document, as a maintainer or an editor may save it. */
export interface Edit {
  /** Path from the root: one number for each level. */
  readonly way: readonly number[];
  readonly kind: 'drop' | 'copy' | 'rename' | 'reorder' | 'exchange' | 'say otherwise';
  /** Chooses among what there is, and is a number or a text where a new one is needed. */
  readonly seed: number;
}

const kinds: readonly Edit['kind'][] = ['drop', 'copy', 'rename', 'reorder', 'exchange', 'say otherwise'];

export const edits: fc.Arbitrary<Edit> = fc.record<Edit>({
  way: fc.array(fc.nat({ max: 997 }), { minLength: 2, maxLength: 12 }),
  kind: fc.constantFrom(...kinds, 'say otherwise', 'say otherwise'),
  seed: fc.nat({ max: 9973 }),
});

/** The document with an edit made. */
export function edited(document: Json, { way, kind, seed }: Edit): Json {
  const values = valuesIn(document);
  return change(document, way, (holder, key) => {
    switch (kind) {
      case 'drop':
        return without(holder, key);
      case 'copy':
        return copied(holder, key, `${key}${seed}`);
      case 'rename':
        return renamed(holder, key, `${key}${seed % 3}`);
      case 'reorder':
        return isList(holder) ? holder.toReversed() : Object.fromEntries(Object.entries(holder).toReversed());
      case 'exchange':
        return withMember(holder, key, values[seed % values.length] ?? null);
      case 'say otherwise':
        return withMember(holder, key, otherwise(memberOf(holder, key), values, seed));
    }
  });
}

type Holder = JsonObject | readonly Json[];

/** Goes down as far as the way leads, and changes what holds the member there. */
function change(value: Json, [next, ...rest]: readonly number[], apply: (holder: Holder, key: string) => Json): Json {
  if (typeof value !== 'object' || value === null || next === undefined) return value;
  const keys = Object.keys(value);
  const key = keys[next % keys.length];
  if (key === undefined) return value;
  const inner = memberOf(value, key);
  const isEnd = rest.length === 0 || typeof inner !== 'object' || inner === null || Object.keys(inner).length === 0;
  return isEnd ? apply(value, key) : withMember(value, key, change(inner, rest, apply));
}

/** A text, a number or a flag that says something else; a reference that leads elsewhere, or nowhere. */
function otherwise(value: Json, values: readonly Json[], seed: number): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return seed % 12;
  if (typeof value !== 'string') return value;
  const references = values.filter((text): text is string => typeof text === 'string' && text.startsWith('#/'));
  if (!value.includes('#/') || seed % 4 === 0) return `${value}${seed % 7}`;
  return references[seed % references.length] ?? value;
}

/** All values of a document that are not too large to stand somewhere else. */
function valuesIn(document: Json): readonly Json[] {
  const found = [document];
  // Items that are pushed on the way are visited too.
  for (const value of found) if (typeof value === 'object' && value !== null) found.push(...Object.values<Json>(value));
  return found.filter((value) => JSON.stringify(value).length < 600);
}

function memberOf(holder: Holder, key: string): Json {
  return Object.entries<Json>(holder).find(([name]) => name === key)?.[1] ?? null;
}

function withMember(holder: Holder, key: string, value: Json): Json {
  if (isList(holder)) return holder.with(Number(key), value);
  return Object.fromEntries(Object.entries(holder).map(([name, inner]) => [name, name === key ? value : inner]));
}

function without(holder: Holder, key: string): Json {
  if (isList(holder)) return holder.toSpliced(Number(key), 1);
  return Object.fromEntries(Object.entries(holder).filter(([name]) => name !== key));
}

function copied(holder: Holder, key: string, name: string): Json {
  const value = memberOf(holder, key);
  return isList(holder) ? [...holder, value] : { ...holder, [name]: value };
}

function renamed(holder: Holder, key: string, name: string): Json {
  if (isList(holder)) return holder.toReversed();
  return Object.fromEntries(Object.entries(holder).map(([old, inner]) => [old === key ? name : old, inner]));
}

function isList(holder: Holder): holder is readonly Json[] {
  return Array.isArray(holder);
}
