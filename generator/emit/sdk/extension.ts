import type { ObjectSchema, ReferenceSchema, Schema } from '../../model/schema.ts';
import { typeText } from '../source/type-text.ts';
import type { SchemaLookup } from './sent-shape.ts';

/** An object with properties of its own, and the interfaces that it extends. */
export interface Extension {
  readonly own: ObjectSchema;
  readonly bases: readonly ReferenceSchema[];
}

/**
 * A shape as an interface, where it can be one: an object, or an object beside named objects whose properties it does
 * not contradict. An interface keeps the documentation of its properties, which an intersection loses.
 */
export function extensionOf(schema: Schema, lookup: SchemaLookup): Extension | undefined {
  if (schema.kind === 'object') return { own: schema, bases: [] };
  if (schema.kind !== 'intersection') return undefined;
  const bases = schema.parts.filter((part) => part.kind === 'reference');
  const [own, ...others] = schema.parts.filter((part) => part.kind === 'object');
  if (own === undefined || others.length > 0 || bases.length + 1 !== schema.parts.length) return undefined;
  const objects = bases.map(({ name }) => lookup.get(name)?.schema).filter((base) => base?.kind === 'object');
  if (objects.length !== bases.length || !objects.every((base) => agrees(base, [own, ...objects]))) return undefined;
  return { own, bases };
}

/** Whether an object's properties are the same wherever another has them, and nothing bounds what is not listed. */
function agrees(base: ObjectSchema, others: readonly ObjectSchema[]): boolean {
  if (base.additional !== undefined && base.additional.kind !== 'unknown') return false;
  return base.properties.every((property) =>
    others.every(({ properties }) =>
      properties.every(
        ({ name, required, schema }) =>
          name !== property.name || (required === property.required && typeText(schema) === typeText(property.schema)),
      ),
    ),
  );
}
