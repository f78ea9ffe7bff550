import type { Json } from './json.ts';
import type { Schema } from './schema.ts';
import { NEVER } from './schema-context.ts';

/** One of a list of values; of an empty list, nothing. */
export function buildEnumeration(values: readonly Json[]): Schema {
  return values.length === 0 ? NEVER : { kind: 'enumeration', values, open: false };
}
