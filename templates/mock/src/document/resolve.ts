import { isObject, type Json, type JsonObject, member, textAt } from '../json.ts';
import { nameOf } from './json-pointer.ts';

const MOST_STEPS = 50;

/** What an internal reference (`#/…`, or `#` for all of it) names. */
export function targetOf(root: JsonObject, reference: string): Json | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  const tokens = decoded(reference.slice(1)).split('/').slice(1);
  let value: Json | undefined = root;
  for (const token of tokens) {
    const key = nameOf(token);
    value = Array.isArray(value) ? value[Number(key)] : member(value, key);
  }
  return value;
}

/** A text without its escapes; one with a bad escape is what it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const known = new WeakMap<object, JsonObject>();

/** A value, or what it refers to; what stands beside the reference is left out. */
export function resolved(root: JsonObject, value: Json | undefined): JsonObject {
  if (!isObject(value)) return {};
  if (value['$ref'] === undefined) return value;
  const found = known.get(value) ?? followed(root, value);
  known.set(value, found);
  return found;
}

function followed(root: JsonObject, value: JsonObject): JsonObject {
  let found: Json | undefined = value;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const reference = textAt(found, '$ref');
    if (reference === undefined) break;
    found = targetOf(root, reference);
  }
  return isObject(found) ? found : {};
}

/** The name of the component that a schema refers to. */
export function componentName(schema: Json | undefined): string | undefined {
  const reference = textAt(schema, '$ref');
  return reference?.startsWith('#/components/schemas/') === true
    ? reference.slice('#/components/schemas/'.length)
    : undefined;
}
