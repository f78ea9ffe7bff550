import { type Json, type JsonObject, member } from './json.ts';
import { tokens } from './pointer.ts';
import { at, decodePointer, objectAt, textAt } from './resolve.ts';

export const COMPONENT = '#/components/schemas/';

/** Words of a pointer that say what kind of place it is, and name nothing. */
const PLACES = ['components', 'schemas', 'properties', 'paths', 'content', 'schema'];

/**
 * What a reference names: a component by its key (`Card`), a schema anywhere else, inside of a component for example,
 * by the whole reference (`#/components/schemas/Card/properties/owner`).
 */
export function targetKey(schema: Json): string | undefined {
  const reference = textAt(schema, '$ref');
  if (reference === undefined || !reference.startsWith('#/')) return undefined;
  const key = decodePointer(reference).slice(COMPONENT.length - 1);
  if (!reference.startsWith(COMPONENT) || key.includes('/')) return reference;
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Whether a key is that of a component. */
export function isComponent(key: string): boolean {
  return !key.startsWith('#/');
}

/** The reference to what has a key. */
export function referenceOf(key: string): JsonObject {
  return { $ref: isComponent(key) ? COMPONENT + key : key };
}

/** The schema that has a key. */
export function targetOf(document: JsonObject, key: string): Json | undefined {
  if (!isComponent(key)) return at(document, decodePointer(key));
  return member(objectAt(document['components'], 'schemas'), key);
}

/** The words that a type for it is called by. */
export function wordsOf(key: string): string {
  if (isComponent(key)) return key;
  return tokens(decodePointer(key))
    .filter((token) => !PLACES.includes(token))
    .join(' ');
}
