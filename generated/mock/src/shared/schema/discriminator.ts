import {
  decodePointer,
  type Json,
  type JsonObject,
  listAt,
  member,
  objectAt,
  type Pointer,
  textAt,
  tokens,
} from '../json.ts';

/** Names the discriminator property and its values in one variant. */
export interface DiscriminatorTag {
  readonly name: string;
  readonly values: readonly string[];
}

/** Looks up a variant by its pointer. */
export type LookUp = (pointer: Pointer) => Json | undefined;

/** Returns the tag of a variant, or `undefined` if its schema needs none. */
export type FindTag = (variant: Json) => DiscriminatorTag | undefined;

/**
 * Creates a function that finds the discriminator values of a variant of `oneOf` or `anyOf` (OpenAPI 3.1, section
 * 4.8.25). The values come from the mapping, else from the name of the schema. The result is `undefined` for an inline
 * variant and for one that constrains the property itself. A variant that also allows the values of others, because it
 * inherits them, gets the values of its own.
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

/** Checks if a variant is itself a union with the same discriminator. Its values are those of its own variants. */
function choosesItself(target: Json | undefined, name: string): boolean {
  return variantsOf(target).length > 0 && textAt(objectAt(target, 'discriminator'), 'propertyName') === name;
}

function variantsOf(choice: Json | undefined): readonly Json[] {
  return [...listAt(choice, 'oneOf'), ...listAt(choice, 'anyOf')];
}

/**
 * Returns the discriminator values that a variant or one of its parts constrains. The shortest list applies, since a
 * value must satisfy all parts.
 */
function namedValues(variant: Json, name: string, lookUp: LookUp): readonly Json[] | undefined {
  const found: (readonly Json[])[] = [];
  const parts = new Set<Json>([variant]);
  // The loop also visits the parts that are added during it.
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

/** Returns the values of all variants of a union, if each of them constrains the property. */
function valuesOfChoice(choice: Json | undefined, name: string, lookUp: LookUp): readonly Json[] | undefined {
  const values = variantsOf(choice).map((variant) => namedValues(variant, name, lookUp));
  const named = values.filter((known) => known !== undefined);
  return named.length === 0 || named.length < values.length ? undefined : named.flat();
}

/** Inverts a mapping, so that lookups stay fast with thousands of variants. */
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

/**
 * Returns the values that the mapping assigns to a variant, else the name of its schema or of the one it is derived
 * from.
 */
function valuesOf(
  reference: string,
  target: Json | undefined,
  mapped: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const name = tokens(decodePointer(reference)).at(-1) ?? '';
  const values = [...(mapped.get(reference) ?? []), ...(mapped.get(name) ?? [])];
  return values.length > 0 ? values : [textAt(objectAt(target, 'x-shape'), 'of') ?? name];
}
