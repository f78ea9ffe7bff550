import { type Json, type JsonObject, member } from './json.ts';
import type { Pointer } from './pointer.ts';
import { decodePointer, listAt, objectAt, textAt } from './resolve.ts';

/** The property that says of a value which variant it is, and the values that it has in one of them. */
export interface DiscriminatorTag {
  readonly name: string;
  readonly values: readonly string[];
}

/** Where variants are looked up. */
export type LookUp = (pointer: Pointer) => Json | undefined;

/**
 * How a variant of `oneOf` or `anyOf` is told from the others (OpenAPI 3.1, section 4.8.25): by the values that the
 * mapping gives it, else by the name of its schema. Nothing where it is written out in place, or names its values itself.
 */
export function discriminatorTag(
  variant: Json,
  discriminator: JsonObject,
  lookUp: LookUp,
): DiscriminatorTag | undefined {
  const name = textAt(discriminator, 'propertyName');
  const reference = textAt(variant, '$ref');
  if (name === undefined || reference === undefined) return undefined;
  const target = lookUp(decodePointer(reference));
  if (choosesItself(target, name) || namesItself({ $ref: reference }, name, { lookUp, seen: new Set() })) {
    return undefined;
  }
  return { name, values: valuesOf(reference, objectAt(discriminator, 'mapping'), target) };
}

/** Whether a variant is itself a choice by the same property: the values are those of its own variants. */
function choosesItself(target: Json | undefined, name: string): boolean {
  const isChoice = [...listAt(target, 'oneOf'), ...listAt(target, 'anyOf')].length > 0;
  return isChoice && textAt(objectAt(target, 'discriminator'), 'propertyName') === name;
}

interface Search {
  readonly lookUp: LookUp;
  readonly seen: Set<Json>;
}

/** Whether a variant, or a part of it, says itself which values its discriminator has. */
function namesItself(variant: Json, name: string, search: Search): boolean {
  const reference = textAt(variant, '$ref');
  const target = reference === undefined ? variant : (search.lookUp(decodePointer(reference)) ?? true);
  if (search.seen.has(target)) return false;
  search.seen.add(target);
  const own = member(objectAt(target, 'properties'), name);
  if (own !== undefined && (member(own, 'const') !== undefined || member(own, 'enum') !== undefined)) return true;
  return listAt(target, 'allOf').some((part) => namesItself(part, name, search));
}

/** The values that the mapping gives a variant, else the name of its schema: of the one it was derived from. */
function valuesOf(reference: string, mapping: JsonObject, target: Json | undefined): readonly string[] {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const mapped = Object.entries(mapping).filter(([, place]) => place === reference || place === name);
  if (mapped.length > 0) return mapped.map(([value]) => value);
  return [textAt(objectAt(target, 'x-shape'), 'of') ?? decodeURIComponent(name)];
}
