import { isObject, type Json, member } from '../../model/json.ts';
import { type Context, itemsOf, settle, type Standing } from './context.ts';

/** What a schema is composed of, and what that is composed of, without the schema itself. */
export function partsOf(node: Standing, context: Context): ReadonlySet<Json> {
  const found = new Map<Json, Standing>([[node.value, node]]);
  // What is added meanwhile is met too.
  for (const schema of found.values())
    for (const part of [schema, ...composedOf(schema)]) {
      const settled = settle(part, context);
      if (settled !== undefined && !found.has(settled.value)) found.set(settled.value, settled);
    }
  return new Set([...found.keys()].filter((value) => value !== node.value));
}

function composedOf(schema: Standing): readonly Standing[] {
  return ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => itemsOf(schema, keyword));
}

/** The names of the properties that a schema describes by itself. */
export function namesIn(schema: Json): readonly string[] {
  const properties = member(schema, 'properties');
  return isObject(properties) ? Object.keys(properties) : [];
}
