import { decoded } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, member } from '../json.ts';

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
  const inner = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(inner);
    if (!isObject(value)) return value;
    const nameOf = (key: string, held: Json): string =>
      key !== '$ref' || isWithin(held, document) ? key : NO_REFERENCE;
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [nameOf(key, held), inner(held)]));
  };
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, inner(value)]));
}

/** Whether a reference names something in a document; what is no text is none. */
function isWithin(reference: Json, document: JsonObject): boolean {
  if (typeof reference !== 'string' || reference === '#') return true;
  if (!reference.startsWith('#/')) return false;
  let found: Json | undefined = document;
  for (const token of reference.slice(2).split('/')) found = stepInto(found, token);
  return found !== undefined;
}

function stepInto(value: Json | undefined, token: string): Json | undefined {
  const name = decoded(token).replaceAll('~1', '/').replaceAll('~0', '~');
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) ? member(value, name) : undefined;
}
