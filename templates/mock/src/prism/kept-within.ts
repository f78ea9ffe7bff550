import { decoded } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, member } from '../json.ts';

/**
 * The document without references that lead out of it, or nowhere. Prism would open files and addresses for them; they
 * stand where none is meant as one, in extensions and in values.
 */
export function keptWithin(document: JsonObject): JsonObject {
  const inner = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(inner);
    if (!isObject(value)) return value;
    const members = Object.entries(value).filter(([key, held]) => key !== '$ref' || isWithin(held, document));
    return Object.fromEntries(members.map(([key, held]) => [key, inner(held)]));
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
