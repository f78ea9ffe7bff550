import { member } from './json.ts';
import { below } from './pointer.ts';
import { listAt } from './resolve.ts';
import type { Schema, TupleSchema } from './schema.ts';
import type { SchemaContext, SchemaSource } from './schema-context.ts';

/** A list of one kind of item, or a tuple where the first ones have shapes of their own. */
export function buildArray({ json, pointer }: SchemaSource, context: SchemaContext): Schema {
  const items = json['items'] ?? true;
  const rest = context.build(items, below(pointer, 'items'));
  const prefix = listAt(json, 'prefixItems');
  if (prefix.length === 0) return { kind: 'array', items: rest };
  const minimum = member(json, 'minItems');
  const tuple: TupleSchema = {
    kind: 'tuple',
    items: prefix.map((item, index) => context.build(item, below(pointer, 'prefixItems', index))),
    required: Math.min(typeof minimum === 'number' ? minimum : 0, prefix.length),
  };
  return items === false ? tuple : { ...tuple, rest };
}
