import { isObject, type Json, type JsonObject, listAt, member } from '../json.ts';

/** Keywords that list alternatives. */
export const CHOICES = ['oneOf', 'anyOf'] as const;

/** Returns the alternatives of a schema. */
export function variantsOf(schema: Json | undefined): readonly Json[] {
  return CHOICES.flatMap((choice) => listAt(schema, choice));
}

/** Tests for the schema that accepts null only. */
export function isNullSchema(schema: Json | undefined): boolean {
  return member(schema, 'type') === 'null';
}

/**
 * Returns the only variant of a union that is not null, so that a reader sees through "one schema or null".
 * `undefined` for several variants, or none.
 */
export function soleVariant<Variant>(
  variants: readonly Variant[],
  isNull: (variant: Variant) => boolean,
): Variant | undefined {
  const [sole, ...others] = variants.filter((variant) => !isNull(variant));
  return others.length === 0 ? sole : undefined;
}

/**
 * Returns the schema without null: the other variant of a choice between one schema and null, any other schema itself.
 * The inverse of {@link makeNullable} for everything that is not a plain type.
 */
export function unwrapNullable(schema: Json | undefined): Json | undefined {
  const variants = variantsOf(schema);
  return variants.length === 2 ? (soleVariant(variants, isNullSchema) ?? schema) : schema;
}

/** Returns a schema that also accepts null: as one more type, or as an alternative. */
export function makeNullable(schema: JsonObject): JsonObject {
  const { type } = schema;
  if (Object.keys(schema).every(isAnnotation)) return schema; // accepts any value already
  const hasNull = Array.isArray(type) && type.includes('null');
  const isPlain = !VALUE_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword));
  if (isPlain && hasNull) return schema;
  return isPlain && typeof type === 'string' ? { ...schema, type: [type, 'null'] } : addNullAlternative(schema);
}

/** Moves a schema into the first of two alternatives; the other is null. Its annotations stay where they are. */
export function addNullAlternative(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema);
  const alternative = Object.fromEntries(entries.filter(([key]) => !isAnnotation(key)));
  const annotations = entries.filter(([key]) => isAnnotation(key));
  return Object.fromEntries<Json>([...annotations, ['anyOf', [alternative, { type: 'null' }]]]);
}

/** Keywords of a schema whose type alone does not say whether it accepts null. */
const VALUE_KEYWORDS = ['$ref', 'allOf', ...CHOICES, 'not', 'if', 'enum', 'const', 'x-extensible-enum'];

/** Keywords that describe a schema without restricting its values. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
  'examples',
  'externalDocs',
]);

function isAnnotation(key: string): boolean {
  return ANNOTATIONS.has(key) || (key.startsWith('x-') && key !== 'x-extensible-enum');
}

/** Returns the schema behind a reference; an empty one for a schema that is no object. */
export type ResolveSchema = (schema: Json | undefined) => JsonObject;

/** Returns the types that all parts of a composed schema allow: stated types, or those of listed values. */
export function statedTypes(schema: Json | undefined, resolve: ResolveSchema): readonly string[] {
  let types: readonly string[] | undefined;
  for (const part of composedParts(schema, resolve)) {
    const own = ownTypes(part);
    types = own === undefined ? types : (types?.filter((type) => own.includes(type)) ?? own);
  }
  return types ?? [];
}

/** Returns the schema of the items of a list, combined from all parts of a composed schema. */
export function statedItems(schema: Json | undefined, resolve: ResolveSchema): Json | undefined {
  const parts = [...composedParts(schema, resolve)];
  return combineSchemas(
    parts.flatMap((part) => member(part, 'items') ?? []),
    resolve,
  );
}

/**
 * Combines schemas that apply to the same value: a generic list and the one that narrows its items. Returns the only
 * one that says more than a type, or their `allOf`; `undefined` for none.
 */
export function combineSchemas(schemas: readonly Json[], resolve: ResolveSchema): Json | undefined {
  if (schemas.length < 2) return schemas[0];
  const distinct = [...new Map(schemas.map((schema) => [resolve(schema), schema])).entries()];
  const narrow = distinct.filter(([resolved]) => !isBare(resolved)).map(([, schema]) => schema);
  const all = distinct.map(([, schema]) => schema);
  const isTyped = statedTypes({ allOf: narrow }, resolve).length > 0;
  const kept = narrow.length > 0 && isTyped ? narrow : all;
  return kept.length === 1 ? kept[0] : { allOf: kept };
}

const APPLICATORS = ['properties', 'items', 'allOf', ...CHOICES];

/**
 * Writes a reference with properties or items beside it, which apply as well from OpenAPI 3.1 on, as an `allOf`;
 * `undefined` for any other schema.
 */
export function splitReference(schema: Json): JsonObject | undefined {
  if (!isObject(schema) || schema['$ref'] === undefined) return undefined;
  if (!APPLICATORS.some((keyword) => Object.hasOwn(schema, keyword))) return undefined;
  const { $ref, ...beside } = schema;
  return { allOf: [{ $ref }, beside] };
}

/** Tests for a schema that states a type, or nothing. */
function isBare(schema: JsonObject): boolean {
  return Object.keys(schema).every((key) => key === 'type' || isAnnotation(key));
}

/**
 * Lists a schema and the branches of its `allOf`, with references resolved, and of "one schema or null" that schema.
 */
export function composedParts(schema: Json | undefined, resolve: ResolveSchema): ReadonlySet<JsonObject> {
  const parts = new Set([resolve(schema)]);
  const isNull = (variant: Json): boolean => isNullSchema(resolve(variant));
  // A set visits what is added to it on the way.
  for (const part of parts) {
    const soleVariants = CHOICES.flatMap((choice) => soleVariant(listAt(part, choice), isNull) ?? []);
    for (const inner of [...listAt(part, 'allOf'), ...soleVariants]) parts.add(resolve(inner));
  }
  return parts;
}

/** Returns the types of one schema. An integer is a number. */
function ownTypes(schema: JsonObject): readonly string[] | undefined {
  const [type, fixed] = [member(schema, 'type'), member(schema, 'const')];
  if (type !== undefined) return [type].flat().map((name) => (name === 'integer' ? 'number' : String(name)));
  const listed = fixed === undefined ? member(schema, 'enum') : [fixed];
  return Array.isArray(listed) ? listed.map(typeOf) : undefined;
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
