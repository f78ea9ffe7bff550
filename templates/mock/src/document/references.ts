import { isObject, type Json, type JsonObject, listAt, member, textAt } from '../json.ts';

const MOST_STEPS = 50;

/** What an internal reference (`#/…`, or `#` for all of it) names. */
export function targetOf(root: JsonObject, reference: string): Json | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  const tokens = decodePercent(reference.slice(1)).split('/').slice(1);
  let value: Json | undefined = root;
  for (const token of tokens) {
    const key = unescapeStep(token);
    value = Array.isArray(value) ? value[Number(key)] : member(value, key);
  }
  return value;
}

/** A text without its escapes; one with a bad escape is what it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const known = new WeakMap<object, JsonObject>();

/** A value, or what it refers to; what stands beside the reference is left out. */
export function resolveReference(root: JsonObject, value: Json | undefined): JsonObject {
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

/** A name as a step of a JSON pointer (RFC 6901), with its slash. */
export function pointerStep(name: string | number): string {
  return `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The name that a step stands for, told without its slash. */
function unescapeStep(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

type Change = (value: Json, key: string) => Json;

/** A list or an object with each of its parts changed; anything else as it is. */
export function mapValue(value: Json, change: Change): Json {
  if (Array.isArray(value)) return value.map((inner, index) => change(inner, String(index)));
  return isObject(value) ? mapObject(value, change) : value;
}

/** An object with each of its members changed. */
export function mapObject(object: JsonObject, change: Change): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

/** The keywords that list variants. */
export const CHOICES = ['oneOf', 'anyOf'];

/** The variants that a schema leaves open. */
export function variantsOf(schema: Json | undefined): readonly Json[] {
  return CHOICES.flatMap((choice) => listAt(schema, choice));
}

/** Whether a document is of OpenAPI 3.0: its schemas are none of JSON Schema, and beside a reference nothing counts. */
export function isVersion30(root: JsonObject): boolean {
  return textAt(root, 'openapi')?.startsWith('3.0') === true;
}
