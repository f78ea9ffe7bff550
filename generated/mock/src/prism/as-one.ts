import type { Placed } from '../impossible/parts.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';

/** Schemas joined up to one, and with those that come behind it. */
interface Joint {
  schema?: JsonObject;
  readonly next: WeakMap<JsonObject, Joint>;
}

const ANYTHING: JsonObject = {};
const joints: Joint = { next: new WeakMap() };

/** One schema for all that hold at once: the same each time, since compilers keep what they compiled of one. */
export function asOne(schemas: readonly Placed[]): Json {
  const parts = schemas.map(({ schema }) => schema);
  if (parts.includes(false)) return false;
  const [only = ANYTHING, ...others] = parts.filter(isObject);
  if (others.length === 0) return only;
  const joint = [only, ...others].reduce(joined, joints);
  joint.schema ??= { allOf: [only, ...others] };
  return joint.schema;
}

function joined({ next }: Joint, schema: JsonObject): Joint {
  const known = next.get(schema) ?? { next: new WeakMap() };
  next.set(schema, known);
  return known;
}
