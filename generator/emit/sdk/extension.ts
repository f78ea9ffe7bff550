import type { ObjectSchema, Property, ReferenceSchema, Schema } from '../../model/schema.ts';
import { bareTypeText } from '../source/bare-type-text.ts';
import type { SchemaLookup } from './sent-shape.ts';

/** An object with properties of its own, and the interfaces that it extends. */
export interface Extension {
  readonly own: ObjectSchema;
  readonly bases: readonly ReferenceSchema[];
}

/**
 * A shape as an interface, where it can be one: an object, or named objects, with or without more beside them, whose
 * properties do not contradict each other. An interface keeps its name and the documentation of its properties.
 */
export function extensionOf(schema: Schema, lookup: SchemaLookup): Extension | undefined {
  if (schema.kind === 'object') return { own: schema, bases: [] };
  if (schema.kind !== 'intersection') return undefined;
  const bases = schema.parts.filter((part) => part.kind === 'reference');
  const objects = schema.parts.filter((part) => part.kind === 'object');
  if (objects.length > 1 || bases.length + objects.length !== schema.parts.length) return undefined;
  const own = objects[0] ?? { kind: 'object', properties: [] };
  const inherited = bases.map((base) => allProperties(lookup.get(base.name)?.schema, lookup));
  if (!isUnbounded(own) || inherited.some((properties) => properties === undefined)) return undefined;
  const sets = inherited.map((properties) => properties ?? []);
  const isAgreed = sets.every(
    (set, index) => agree(set, own.properties) && sets.slice(0, index).every((earlier) => areAlike(earlier, set)),
  );
  return isAgreed ? { own, bases } : undefined;
}

/** The properties of an interface with those that it inherits; nothing where a shape is no interface. */
function allProperties(schema: Schema | undefined, lookup: SchemaLookup): readonly Property[] | undefined {
  const extension = schema === undefined ? undefined : extensionOf(schema, lookup);
  if (extension === undefined || !isUnbounded(extension.own)) return undefined;
  const inherited = extension.bases.map((base) => allProperties(lookup.get(base.name)?.schema, lookup) ?? []);
  return [...inherited.flat(), ...extension.own.properties];
}

/** Whether properties that are not listed may be anything, so that those of an heir fit. */
function isUnbounded({ additional, closed, properties }: ObjectSchema): boolean {
  return additional === undefined ? !closed || properties.length > 0 : additional.kind === 'unknown';
}

/** Whether two lists of properties can be inherited side by side: what both have must be the same. */
function areAlike(one: readonly Property[], other: readonly Property[]): boolean {
  return agree(one, other) && agree(other, one);
}

/** Whether two lists of properties fit into one interface; the later may require what the earlier leaves open. */
function agree(earlier: readonly Property[], later: readonly Property[]): boolean {
  return later.every((property) =>
    earlier.every(
      ({ name, required, schema }) =>
        name !== property.name ||
        ((property.required || !required) && bareTypeText(schema) === bareTypeText(property.schema)),
    ),
  );
}
