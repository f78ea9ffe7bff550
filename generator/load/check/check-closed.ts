import { isObject, type Json, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { type Check, type Context, itemsOf, settle, type Standing } from './context.ts';

/**
 * `additionalProperties: false` knows the properties beside it, and none of those that its parts describe: every value
 * that has one is refused, which is hardly ever meant.
 */
export const checkClosed: Check = (node, context) => {
  if (node.value['additionalProperties'] !== false || member(node.value, 'patternProperties') !== undefined) return;
  const own = member(node.value, 'properties');
  const names = [...partsOf(node, context)].flatMap((part) => Object.keys(objectIn(part, 'properties')));
  const refused = names.find((name) => member(own, name) === undefined);
  if (refused !== undefined)
    context.problems.report('closed-against-parts', below(node.pointer, 'additionalProperties'), refused);
};

/** What a schema is composed of, and what that is composed of, without the schema itself. */
function partsOf(node: Standing, context: Context): ReadonlySet<Json> {
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

function objectIn(holder: Json, key: string): object {
  const held = member(holder, key);
  return isObject(held) ? held : {};
}
