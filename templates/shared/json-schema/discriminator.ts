import { type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';
import { pointerTokens, referencePointer } from '../pointer.ts';

/** The discriminator property and the values that select one variant. */
export interface DiscriminatorTag {
  readonly name: string;
  readonly values: readonly string[];
}

/** Returns the schema at a pointer. */
export type SchemaLookup = (pointer: string) => Json | undefined;

/** Returns the discriminator values of a variant. */
export type FindTag = (variant: Json) => DiscriminatorTag | undefined;

/**
 * Creates a function that returns the discriminator values of a variant of `oneOf` or `anyOf` (OpenAPI 3.1, section
 * 4.8.25): the values of the mapping, else the name of its schema. Inline variants, and variants that constrain the
 * property themselves, have no tag. A variant that inherits the values of all variants is tagged all the same.
 */
export function tagFinder(discriminator: JsonObject, lookup: SchemaLookup): FindTag {
  const name = textAt(discriminator, 'propertyName');
  if (name === undefined) return () => undefined;
  const mapped = valuesByReference(objectAt(discriminator, 'mapping'));
  return (variant) => {
    const reference = textAt(variant, '$ref');
    const target = reference === undefined ? undefined : lookup(referencePointer(reference));
    if (reference === undefined || isDiscriminatedBy(target, name)) return undefined;
    const values = mappedValues(reference, target, mapped);
    const own = constrainedValues({ $ref: reference }, name, lookup) ?? valuesOfVariants(target, name, lookup);
    return own === undefined || includesMore(own, values) ? { name, values } : undefined;
  };
}

function includesMore(own: readonly Json[], values: readonly string[]): boolean {
  return own.length > values.length && values.every((value) => own.includes(value));
}

/** Tests for a nested union with the same discriminator, whose variants carry the values. */
function isDiscriminatedBy(target: Json | undefined, name: string): boolean {
  return variantsOf(target).length > 0 && textAt(objectAt(target, 'discriminator'), 'propertyName') === name;
}

function variantsOf(union: Json | undefined): readonly Json[] {
  return [...listAt(union, 'oneOf'), ...listAt(union, 'anyOf')];
}

/** Returns the values that a variant allows for the property: the shortest list, since all parts must hold. */
function constrainedValues(variant: Json, name: string, lookup: SchemaLookup): readonly Json[] | undefined {
  const found: (readonly Json[])[] = [];
  const parts = new Set<Json>([variant]);
  // A Set visits items that are added during the loop.
  for (const part of parts) {
    const reference = textAt(part, '$ref');
    if (reference !== undefined) parts.add(lookup(referencePointer(reference)) ?? true);
    for (const inner of listAt(part, 'allOf')) parts.add(inner);
    const property = member(objectAt(part, 'properties'), name);
    const value = member(property, 'const');
    if (value !== undefined) found.push([value]);
    else if (Array.isArray(member(property, 'enum'))) found.push(listAt(property, 'enum'));
  }
  return found.sort((one, other) => one.length - other.length)[0];
}

/** Returns the values of all variants of a nested union, if each of them states its own. */
function valuesOfVariants(union: Json | undefined, name: string, lookup: SchemaLookup): readonly Json[] | undefined {
  const values = variantsOf(union).map((variant) => constrainedValues(variant, name, lookup));
  const known = values.filter((one) => one !== undefined);
  return known.length === 0 || known.length < values.length ? undefined : known.flat();
}

/** Inverts a mapping once: there may be thousands of variants. */
function valuesByReference(mapping: JsonObject): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [value, reference] of Object.entries(mapping)) {
    if (typeof reference !== 'string') continue;
    const known = found.get(reference);
    if (known === undefined) found.set(reference, [value]);
    else known.push(value);
  }
  return found;
}

/** Returns the mapped values, else the name of the schema, or of the schema that it was derived from. */
function mappedValues(
  reference: string,
  target: Json | undefined,
  mapped: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const name = pointerTokens(referencePointer(reference)).at(-1) ?? '';
  const values = [...(mapped.get(reference) ?? []), ...(mapped.get(name) ?? [])];
  return values.length > 0 ? values : [textAt(objectAt(target, 'x-shape'), 'of') ?? name];
}
