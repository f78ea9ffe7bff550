import { isObject, type Json, type JsonObject, objectAt } from '../json.ts';
import { componentName } from '../document/resolve.ts';

const PARTS = ['components', 'paths', 'webhooks'];

/** A schema with what it refers to, so that it compiles without the rest of its document. */
export function selfContained(root: JsonObject, schema: Json): Json {
  return isObject(schema) ? { ...schema, ...partsFor(root, schema) } : schema;
}

/**
 * The parts of a document that a schema needs: the components that it reaches; all where it refers to anything else.
 */
export function partsFor(root: JsonObject, schema: JsonObject): JsonObject {
  const all = objectAt(objectAt(root, 'components'), 'schemas');
  const reached: Record<string, Json> = {};
  const open: Json[] = [schema];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    // What lies in a component comes with all of it.
    const name = componentName(value)?.split('/')[0];
    const isThere = name !== undefined && Object.hasOwn(all, name);
    if (!isThere && isObject(value) && typeof value['$ref'] === 'string') return allParts(root);
    if (isThere && !Object.hasOwn(reached, name)) {
      reached[name] = all[name] ?? true;
      open.push(reached[name]);
    }
    open.push(...Object.values(value));
  }
  return { components: { schemas: reached } };
}

function allParts(root: JsonObject): JsonObject {
  return Object.fromEntries(PARTS.filter((part) => root[part] !== undefined).map((part) => [part, root[part] ?? null]));
}
