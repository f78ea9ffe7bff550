import { isObject, type Json } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { listAt } from '../../model/resolve.ts';
import { innerSchemas } from './schema-keywords.ts';
import type { Units } from './units.ts';

/** Keywords by which it depends on the value what is evaluated. */
const DEPENDING = ['anyOf', 'oneOf', 'if', 'not', 'dependentSchemas', 'patternProperties'];

/**
 * Whether it is known only with the value which items and properties are evaluated: by a choice, a condition, a pattern
 * or `contains`. Such schemas, which are rare, have no code, and are judged by their inspection.
 */
export function isBeyondCode(schema: Json, units: Units): boolean {
  if (!isObject(schema)) return false;
  if (Object.hasOwn(schema, 'unevaluatedItems')) return true;
  if (Object.hasOwn(schema, 'unevaluatedProperties') && dependsOnValue(schema, units, [])) return true;
  return innerSchemas(schema).some((inner) => isBeyondCode(inner, units));
}

/** Whether what a schema evaluates, with all that judges the same value, depends on the value. */
function dependsOnValue(schema: Json, units: Units, seen: readonly Pointer[]): boolean {
  if (!isObject(schema)) return false;
  if (DEPENDING.some((keyword) => Object.hasOwn(schema, keyword))) return true;
  const reference = schema['$ref'];
  const isSeen = typeof reference !== 'string' || seen.includes(reference);
  const target = isSeen ? true : (units.get(reference)?.schema ?? true);
  const further = isSeen ? seen : [...seen, reference];
  return [target, ...listAt(schema, 'allOf')].some((part) => dependsOnValue(part, units, further));
}
