import { isObject, type Json, type JsonObject } from '../../../model/json.ts';
import type { Pointer } from '../../../model/pointer.ts';
import { listAt, objectAt } from '../../../model/resolve.ts';
import type { Units } from '../units.ts';

/**
 * The properties that a schema with `unevaluatedProperties` has looked at where it says what the others must be: its
 * own, and those of all that judges the same value whatever the value is. Nothing where all of them are.
 */
export function evaluatedNames(schema: JsonObject, units: Units): ReadonlySet<string> | undefined {
  if (schema['unevaluatedProperties'] === undefined) return undefined;
  const { unevaluatedProperties: _, ...others } = schema;
  const names = new Set<string>();
  return gather(others, { units, seen: new Set(), names }) ? undefined : names;
}

interface Gathering {
  readonly units: Units;
  readonly seen: Set<Pointer>;
  readonly names: Set<string>;
}

/** Gathers names, and answers whether there is no end to them. */
function gather(schema: Json, gathering: Gathering): boolean {
  if (!isObject(schema)) return false;
  if (schema['additionalProperties'] !== undefined || schema['unevaluatedProperties'] !== undefined) return true;
  for (const name of Object.keys(objectAt(schema, 'properties'))) gathering.names.add(name);
  const parts = listAt(schema, 'allOf').map((part) => gather(part, gathering));
  return [...parts, gatherTarget(schema['$ref'], gathering)].includes(true);
}

function gatherTarget(reference: Json | undefined, gathering: Gathering): boolean {
  if (typeof reference !== 'string' || gathering.seen.has(reference)) return false;
  gathering.seen.add(reference);
  return gather(gathering.units.get(reference)?.schema ?? true, gathering);
}
