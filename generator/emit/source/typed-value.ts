import { isObject, type Json, type JsonObject, ownAt } from '../../model/json.ts';
import type { EnumerationSchema, NamedSchema, ObjectSchema, Schema, UnionSchema } from '../../model/schema.ts';

/** Named schemas of the API. */
type Schemas = ReadonlyMap<string, NamedSchema>;

/**
 * Returns a value as the type of its schema allows it: without members that the type does not declare, and with null
 * for those that are missing. A schema may allow more than its type: without `type`, `properties` allow a text.
 *
 * @returns `undefined` if the value is of another type
 */
export function typedValue(schema: Schema, value: Json, schemas: Schemas): Json | undefined {
  switch (schema.kind) {
    case 'array':
      return Array.isArray(value) ? complete(value.map((item) => typedValue(schema.items, item, schemas))) : undefined;
    case 'object':
      return isObject(value) ? typedMembers(schema, value, schemas) : undefined;
    case 'union':
      return typedVariant(schema, value, schemas);
    case 'intersection': {
      const parts = complete(schema.parts.map((part) => typedValue(part, value, schemas)));
      return parts === undefined ? undefined : inOrderOf(value, parts.reduce(mergeDeeply));
    }
    case 'reference': {
      const named = schemas.get(schema.name);
      return named === undefined ? value : typedValue(named.schema, value, schemas);
    }
    default:
      return hasType(schema, value) ? value : undefined;
  }
}

/** Schemas whose values have no parts, or are taken as they are. */
type PlainSchema = Exclude<Schema, { readonly kind: 'array' | 'object' | 'union' | 'intersection' | 'reference' }>;

function hasType(schema: PlainSchema, value: Json): boolean {
  switch (schema.kind) {
    case 'never':
    case 'absent':
      return false;
    case 'unknown':
    case 'binary':
    case 'tuple':
      return true;
    case 'null':
      return value === null;
    case 'literal':
      return schema.value === value;
    case 'enumeration':
      return isListed(schema, value);
    case 'boolean':
    case 'number':
    case 'string':
      return typeof value === schema.kind;
  }
}

function isListed(schema: EnumerationSchema, value: Json): boolean {
  return (schema.open && typeof value === 'string') || schema.values.some((one) => one === value);
}

/** Returns the value as the variant allows it that declares the most of it. */
function typedVariant({ variants }: UnionSchema, value: Json, schemas: Schemas): Json | undefined {
  const found = variants.flatMap((variant) => {
    const typed = typedValue(variant, value, schemas);
    return typed === undefined ? [] : [typed];
  });
  return found.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
}

function typedMembers(schema: ObjectSchema, value: JsonObject, schemas: Schemas): Json | undefined {
  const { properties, additional } = schema;
  const types = new Map(properties.map((property) => [property.name, property.schema]));
  const members = Object.entries(value).flatMap(([name, member]) => {
    const type = types.get(name) ?? additional;
    const typed = type === undefined ? undefined : typedValue(type, member, schemas);
    return typed === undefined ? [] : [[name, typed] as const];
  });
  const found: JsonObject = Object.fromEntries(members);
  const missing = properties.filter(({ name, required }) => required && !Object.hasOwn(found, name));
  // An example of the document may leave out what the type requires, such as all fields of a replacement.
  if (missing.some(({ schema: type }) => typedValue(type, null, schemas) === undefined)) return undefined;
  return { ...found, ...Object.fromEntries(missing.map(({ name }) => [name, null])) };
}

/** Joins what two types allow of one value: the members of either. */
function mergeDeeply(one: Json, other: Json): Json {
  if (Array.isArray(one) && Array.isArray(other))
    return one.map((item, index) => mergeDeeply(item, other[index] ?? item));
  if (!isObject(one) || !isObject(other)) return one;
  const shared = Object.entries(other).map(([name, value]) => {
    const own = ownAt(one, name);
    return [name, own === undefined ? value : mergeDeeply(own, value)] as const;
  });
  return { ...one, ...Object.fromEntries(shared) };
}

/** Returns an object with its members in the order of another one, and further ones after them. */
function inOrderOf(order: Json, value: Json): Json {
  if (!isObject(order) || !isObject(value)) return value;
  const names = Object.keys(order).filter((name) => Object.hasOwn(value, name));
  return { ...Object.fromEntries(names.map((name) => [name, ownAt(value, name) ?? null])), ...value };
}

function complete(values: readonly (Json | undefined)[]): Json[] | undefined {
  const found = values.filter((value) => value !== undefined);
  return found.length === values.length ? found : undefined;
}
