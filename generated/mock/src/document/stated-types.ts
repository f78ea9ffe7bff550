import { type Json, type JsonObject, listAt, member, objectAt } from '../json.ts';
import { CHOICES } from './choices.ts';
import { resolved } from './resolve.ts';

/**
 * The types that a schema leaves by all that it is made of: those that are named, or those of the values that are
 * listed.
 */
export function statedTypes(root: JsonObject, schema: Json | undefined): readonly string[] {
  let types: readonly string[] | undefined;
  for (const part of partsOf(root, schema)) {
    const own = ownTypes(part);
    types = own === undefined ? types : (types?.filter((type) => own.includes(type)) ?? own);
  }
  return types ?? [];
}

/** The schema of the items of a list. */
export function statedItems(root: JsonObject, schema: Json | undefined): Json | undefined {
  const parts = [...partsOf(root, schema)];
  return parts.map((part) => member(part, 'items')).find((items) => items !== undefined);
}

/** The schemas of the members that an object may have by any variant of its choices; of one name, the first. */
export function possibleProperties(root: JsonObject, schema: Json | undefined): JsonObject {
  const found = new Set([resolved(root, schema)]);
  // What is added meanwhile is met too.
  for (const part of found)
    for (const key of ['allOf', ...CHOICES]) for (const inner of listAt(part, key)) found.add(resolved(root, inner));
  return Object.assign({}, ...[...found].map((part) => objectAt(part, 'properties')).reverse());
}

/**
 * A schema and what its `allOf` lists, behind references; of a choice between something and null, which no text says,
 * that.
 */
function partsOf(root: JsonObject, schema: Json | undefined): ReadonlySet<JsonObject> {
  const found = new Set([resolved(root, schema)]);
  // What is added meanwhile is met too.
  for (const part of found)
    for (const inner of [...listAt(part, 'allOf'), ...onlyVariant(root, part)]) found.add(resolved(root, inner));
  return found;
}

/** The variant of a choice that has no other but null. */
function onlyVariant(root: JsonObject, schema: JsonObject): readonly Json[] {
  return CHOICES.flatMap((choice) => {
    const others = listAt(schema, choice).filter((variant) => member(resolved(root, variant), 'type') !== 'null');
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
