import { isObject, type Json, type JsonObject, member } from '../../model/json.ts';
import { follow, listAt, objectAt } from '../../model/resolve.ts';

/**
 * The types that a schema leaves by all that it is made of: those that are named, or those of the values that are
 * listed.
 */
export function statedTypes(document: JsonObject, schema: Json | undefined): readonly string[] {
  let types: readonly string[] | undefined;
  for (const part of partsOf(document, schema)) {
    const own = ownTypes(part);
    types = own === undefined ? types : (types?.filter((type) => own.includes(type)) ?? own);
  }
  return types ?? [];
}

/** The schema of the items of a list. */
export function statedItems(document: JsonObject, schema: Json | undefined): Json | undefined {
  const parts = [...partsOf(document, schema)];
  return parts.map((part) => member(part, 'items')).find((items) => items !== undefined);
}

/** The schemas of the members of an object. */
export function statedProperties(document: JsonObject, schema: Json | undefined): JsonObject {
  const parts = [...partsOf(document, schema)];
  return Object.fromEntries(parts.flatMap((part) => Object.entries(objectAt(part, 'properties'))));
}

/**
 * A schema and what its `allOf` lists, behind references; of a choice between something and null, which no text says,
 * that.
 */
function partsOf(document: JsonObject, schema: Json | undefined): ReadonlySet<JsonObject> {
  const found = new Set([resolved(document, schema)]);
  // What is added meanwhile is met too.
  for (const part of found)
    for (const inner of [...listAt(part, 'allOf'), ...onlyVariant(document, part)])
      found.add(resolved(document, inner));
  return found;
}

/** The variant of a choice that has no other but null. */
function onlyVariant(document: JsonObject, schema: JsonObject): readonly Json[] {
  return ['anyOf', 'oneOf'].flatMap((choice) => {
    const others = listAt(schema, choice).filter((variant) => member(resolved(document, variant), 'type') !== 'null');
    return others.length === 1 ? others : [];
  });
}

/** An integer is a number. */
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

function resolved(document: JsonObject, schema: Json | undefined): JsonObject {
  const { value } = follow(document, { value: schema ?? true, pointer: '' });
  return isObject(value) ? value : {};
}
