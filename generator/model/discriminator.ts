import { type Json, type JsonObject, member } from './json.ts';
import { type Pointer, tokens } from './pointer.ts';
import { decodePointer, listAt, objectAt, textAt } from './resolve.ts';

/** The property that says of a value which variant it is, and the values that it has in one of them. */
export interface DiscriminatorTag {
  readonly name: string;
  readonly values: readonly string[];
}

/** Where variants are looked up. */
export type LookUp = (pointer: Pointer) => Json | undefined;

/** Says of a variant how it is told from the others. */
export type FindTag = (variant: Json) => DiscriminatorTag | undefined;

/**
 * How the variants of `oneOf` or `anyOf` are told from each other (OpenAPI 3.1, section 4.8.25): by the values that the
 * mapping gives one, else by the name of its schema. Nothing where it is written out in place, or names its values
 * itself; but one that names those of others too, as all do that inherit them from one schema, is told by its own.
 */
export function tagFinder(discriminator: JsonObject, lookUp: LookUp): FindTag {
  const name = textAt(discriminator, 'propertyName');
  if (name === undefined) return () => undefined;
  const mapped = valuesByPlace(objectAt(discriminator, 'mapping'));
  return (variant) => {
    const reference = textAt(variant, '$ref');
    const target = reference === undefined ? undefined : lookUp(decodePointer(reference));
    if (reference === undefined || choosesItself(target, name)) return undefined;
    const values = valuesOf(reference, target, mapped);
    const named = namedValues({ $ref: reference }, name, lookUp) ?? valuesOfChoice(target, name, lookUp);
    return named === undefined || isWider(named, values) ? { name, values } : undefined;
  };
}

function isWider(named: readonly Json[], values: readonly string[]): boolean {
  return named.length > values.length && values.every((value) => named.includes(value));
}

/** Whether a variant is itself a choice by the same property: the values are those of its own variants. */
function choosesItself(target: Json | undefined, name: string): boolean {
  return variantsOf(target).length > 0 && textAt(objectAt(target, 'discriminator'), 'propertyName') === name;
}

function variantsOf(choice: Json | undefined): readonly Json[] {
  return [...listAt(choice, 'oneOf'), ...listAt(choice, 'anyOf')];
}

/**
 * The values that a variant, or a part of it, says itself that its discriminator has: the fewest, for all parts hold.
 */
function namedValues(variant: Json, name: string, lookUp: LookUp): readonly Json[] | undefined {
  const found: (readonly Json[])[] = [];
  const parts = new Set<Json>([variant]);
  // What is added meanwhile is met too.
  for (const part of parts) {
    const reference = textAt(part, '$ref');
    if (reference !== undefined) parts.add(lookUp(decodePointer(reference)) ?? true);
    for (const inner of listAt(part, 'allOf')) parts.add(inner);
    const property = member(objectAt(part, 'properties'), name);
    const value = member(property, 'const');
    if (value !== undefined) found.push([value]);
    else if (Array.isArray(member(property, 'enum'))) found.push(listAt(property, 'enum'));
  }
  return found.toSorted((one, other) => one.length - other.length)[0];
}

/** The values of all that a variant leaves open, where each of them names its own. */
function valuesOfChoice(choice: Json | undefined, name: string, lookUp: LookUp): readonly Json[] | undefined {
  const values = variantsOf(choice).map((variant) => namedValues(variant, name, lookUp));
  const named = values.filter((known) => known !== undefined);
  return named.length === 0 || named.length < values.length ? undefined : named.flat();
}

/** What a mapping says, the other way about: there may be thousands of variants. */
function valuesByPlace(mapping: JsonObject): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [value, place] of Object.entries(mapping)) {
    if (typeof place !== 'string') continue;
    const known = found.get(place);
    if (known === undefined) found.set(place, [value]);
    else known.push(value);
  }
  return found;
}

/** The values that the mapping gives a variant, else the name of its schema: of the one it was derived from. */
function valuesOf(
  reference: string,
  target: Json | undefined,
  mapped: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const name = tokens(decodePointer(reference)).at(-1) ?? '';
  const values = [...(mapped.get(reference) ?? []), ...(mapped.get(name) ?? [])];
  return values.length > 0 ? values : [textAt(objectAt(target, 'x-shape'), 'of') ?? name];
}
