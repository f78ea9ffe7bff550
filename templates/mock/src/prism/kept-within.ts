import { mapped, mappedObject } from '../document/mapped.ts';
import { targetOf } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';

/** What a reference that is none is called while Prism sees it. */
const NO_REFERENCE = 'x-mock-no-$ref';

/** A text of JSON with what is no reference called again as it was. */
export function asItWas(json: string): string {
  return json.replaceAll(`"${NO_REFERENCE}":`, '"$ref":');
}

/**
 * The document without references that lead out of it, or nowhere. Prism would open files and addresses for them; they
 * stand where none is meant as one, in extensions and in values.
 */
export function keptWithin(document: JsonObject): JsonObject {
  const inner = (value: Json): Json => mapped(isObject(value) ? within(value, document) : value, inner);
  return mappedObject(document, inner);
}

/** An object whose reference, if it names nothing in a document, is none; what is no text is none anyway. */
function within(object: JsonObject, document: JsonObject): JsonObject {
  const { $ref } = object;
  if (typeof $ref !== 'string' || targetOf(document, $ref) !== undefined) return object;
  return Object.fromEntries(Object.entries(object).map(([key, held]) => [key === '$ref' ? NO_REFERENCE : key, held]));
}
