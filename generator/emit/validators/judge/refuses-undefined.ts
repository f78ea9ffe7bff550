import { isObject, type Json } from '../../../model/json.ts';
import { BINARY } from '../clean-schema.ts';
import type { Units } from '../units.ts';

/** References are followed so far. */
const FURTHEST = 10;

/**
 * Whether the judge of a schema refuses `undefined` for what the schema says itself: then nobody asks for it before.
 */
export function refusesUndefined(schema: Json, units: Units, steps = 0): boolean {
  if (!isObject(schema)) return schema === false;
  if ([BINARY, 'type', 'const', 'enum'].some((keyword) => Object.hasOwn(schema, keyword))) return true;
  const target = typeof schema['$ref'] === 'string' ? units.get(schema['$ref']) : undefined;
  return target !== undefined && steps < FURTHEST && refusesUndefined(target.schema, units, steps + 1);
}
