import { unescapeToken } from '#shared/json.ts';
import { memoize } from '#shared/memoize.ts';
import { isObject, type Json, type JsonObject, member, textAt } from '../json.ts';

const MAX_STEPS = 50;

/** Finds the target of an internal reference (`#/…`, or `#` for the document). */
export function targetOf(root: JsonObject, reference: string): Json | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  const tokens = decodePercent(reference.slice(1)).split('/').slice(1);
  let value: Json | undefined = root;
  for (const token of tokens) {
    const key = unescapeToken(token);
    value = Array.isArray(value) ? value[Number(key)] : member(value, key);
  }
  return value;
}

/** Decodes percent escapes; a text with an invalid escape stays unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Resolves a value that may be a reference; members beside the reference are ignored. */
export function resolveReference(root: JsonObject, value: Json | undefined): JsonObject {
  if (!isObject(value)) return {};
  if (value['$ref'] === undefined) return value;
  return followReferences(value, root);
}

const followReferences = memoize((value: JsonObject, root: JsonObject): JsonObject => {
  let found: Json | undefined = value;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const reference = textAt(found, '$ref');
    if (reference === undefined) break;
    found = targetOf(root, reference);
  }
  return isObject(found) ? found : {};
});

/** The name of the component that a schema refers to. */
export function componentName(schema: Json | undefined): string | undefined {
  const reference = textAt(schema, '$ref');
  return reference?.startsWith('#/components/schemas/') === true
    ? reference.slice('#/components/schemas/'.length)
    : undefined;
}

type Change = (value: Json, key: string) => Json;

/** Changes each item of a list or member of an object; returns any other value unchanged. */
export function mapValue(value: Json, change: Change): Json {
  if (Array.isArray(value)) return value.map((inner, index) => change(inner, String(index)));
  return isObject(value) ? mapObject(value, change) : value;
}

/** Changes each member of an object. */
export function mapObject(object: JsonObject, change: Change): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

/** Tests for OpenAPI 3.0, whose schemas are not JSON Schema and ignore keywords beside a reference. */
export function isVersion30(root: JsonObject): boolean {
  return textAt(root, 'openapi')?.startsWith('3.0') === true;
}
