import { pointerStep } from '../document/references.ts';
import type { SchemaPart } from './composed-schema.ts';
import { isObject, type Json, type JsonObject, listAt, member } from '../json.ts';
import { unsatisfiable, type SampleFailure } from './result.ts';

/** A JSON type; integers are numbers. */
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

const TYPES: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The type that a keyword suggests where no type is stated; the first that is there counts. */
const SUGGESTED: readonly (readonly [type: JsonType, keywords: readonly string[]])[] = [
  ['number', ['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum']],
  ['string', ['maxLength', 'minLength', 'pattern']],
  ['array', ['items', 'prefixItems', 'contains', 'maxItems', 'minItems', 'uniqueItems']],
  ['object', ['maxProperties', 'minProperties', 'required', 'additionalProperties', 'properties', 'patternProperties']],
];

/** The types that all parts allow: the stated order first, then those that keywords suggest, then the rest. */
export function allowedTypes(parts: readonly SchemaPart[]): readonly JsonType[] {
  const allowed = new Set(TYPES.filter((type) => parts.every(({ schema }) => allows(schema, type))));
  const stated = parts
    .flatMap(({ schema }) => statedTypes(schema))
    .map((type) => (type === 'integer' ? 'number' : type));
  const suggested = SUGGESTED.filter(([, keywords]) =>
    keywords.some((keyword) => parts.some(({ schema }) => schema[keyword] !== undefined)),
  ).map(([type]) => type);
  const preferred = [...stated, ...suggested].filter((type): type is JsonType => allowed.has(type as JsonType));
  return [...new Set([...preferred, ...allowed])];
}

/** Tests if numbers must be integers. */
export function isInteger(parts: readonly SchemaPart[]): boolean {
  return parts.some(({ schema }) => {
    const types = statedTypes(schema);
    return types.includes('integer') && !types.includes('number');
  });
}

/** Explains why the parts have no type in common: the first that excludes what those before it allow. */
export function noCommonType(parts: readonly SchemaPart[]): SampleFailure {
  const last = parts.findIndex((_, index) => allowedTypes(parts.slice(0, index + 1)).length === 0);
  return unsatisfiable(parts[last]?.pointer ?? '', 'its type is none that the rest allows');
}

/** The values that all `const` and `enum` keywords list; `undefined` where there are none. */
export function listedValues(
  parts: readonly SchemaPart[],
  types: readonly JsonType[],
): readonly Json[] | SampleFailure | undefined {
  let common: readonly Json[] | undefined;
  for (const { pointer, schema } of parts) {
    const fixed = member(schema, 'const');
    const listed = fixed === undefined ? member(schema, 'enum') : [fixed];
    if (!Array.isArray(listed)) continue;
    const texts = new Set(listed.map(canonical));
    common = common?.filter((value) => texts.has(canonical(value))) ?? listed;
    common = common.filter((value) => types.includes(typeOf(value)));
    if (common.length === 0) return unsatisfiable(pointer, 'none of the values that it lists is allowed');
  }
  return common;
}

/** The type of a value. */
export function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isObject(value) ? 'object' : (typeof value as 'boolean' | 'number' | 'string');
}

/** JSON with the members of objects in one order, so that equal values have the same text. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

function allows(schema: JsonObject, type: JsonType): boolean {
  const types = statedTypes(schema);
  if (types.length === 0 || (type === 'null' && schema['nullable'] === true)) return true;
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}

function statedTypes(schema: JsonObject): readonly Json[] {
  const type = member(schema, 'type');
  return typeof type === 'string' ? [type] : listAt(schema, 'type');
}

/** A part's pointer with the steps below it. */
export function pointerBelow(
  { pointer }: { readonly pointer: string },
  ...names: readonly (string | number)[]
): string {
  return pointer + names.map(pointerStep).join('');
}
