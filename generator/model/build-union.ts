import { buildDocumentation } from './build-documentation.ts';
import { buildEnumeration } from './build-enumeration.ts';
import { type Json, type JsonObject, member } from './json.ts';
import { below } from './pointer.ts';
import { decodePointer, listAt, objectAt, textAt } from './resolve.ts';
import type { Property, Schema } from './schema.ts';
import { type SchemaContext, type SchemaSource, UNKNOWN } from './schema-context.ts';

/** One of the variants of `oneOf` or `anyOf`; nothing where the keyword is absent. */
export function buildUnion(
  { json, pointer }: SchemaSource,
  keyword: 'oneOf' | 'anyOf',
  context: SchemaContext,
): readonly Schema[] {
  const written = listAt(json, keyword);
  if (written.length === 0) return [];
  const variants = written.map((variant, index) => {
    const schema = context.build(variant, below(pointer, keyword, index));
    return discriminated(schema, { variant, discriminator: objectAt(json, 'discriminator') }, context);
  });
  const [only, ...others] = variants;
  if (only === undefined) return [];
  // What may be anything is anything, and names nothing.
  if (variants.some(({ kind }) => kind === 'unknown')) return [UNKNOWN];
  return others.length === 0 ? [only] : [{ kind: 'union', variants }];
}

interface Discriminated {
  readonly variant: Json;
  readonly discriminator: JsonObject;
}

/** A variant narrowed by the values of its discriminator, unless it names them itself. */
function discriminated(schema: Schema, { variant, discriminator }: Discriminated, context: SchemaContext): Schema {
  const name = textAt(discriminator, 'propertyName');
  const reference = textAt(variant, '$ref');
  if (name === undefined || reference === undefined || schema.kind !== 'reference') return schema;
  if (namesItself({ $ref: reference }, name, { context, seen: new Set() })) return schema;
  const target = context.lookUp(decodePointer(reference));
  const values = discriminatorValues(reference, objectAt(discriminator, 'mapping'), target);
  const tag: Property = {
    name,
    pointer: decodePointer(reference),
    schema: buildEnumeration(values),
    required: true,
    readOnly: false,
    writeOnly: false,
    documentation: buildDocumentation(undefined),
  };
  return { kind: 'intersection', parts: [{ kind: 'object', properties: [tag] }, schema] };
}

interface Search {
  readonly context: SchemaContext;
  readonly seen: Set<Json>;
}

/** Whether a variant, or a part of it, says itself which values its discriminator has. */
function namesItself(variant: Json, name: string, search: Search): boolean {
  const reference = textAt(variant, '$ref');
  const target = reference === undefined ? variant : (search.context.lookUp(decodePointer(reference)) ?? true);
  if (search.seen.has(target)) return false;
  search.seen.add(target);
  const own = member(objectAt(target, 'properties'), name);
  if (own !== undefined && (member(own, 'const') !== undefined || member(own, 'enum') !== undefined)) return true;
  return listAt(target, 'allOf').some((part) => namesItself(part, name, search));
}

/** The values that the mapping gives a variant, else the name of its schema: of the one it was derived from. */
function discriminatorValues(reference: string, mapping: JsonObject, target: Json | undefined): readonly string[] {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const mapped = Object.entries(mapping).filter(([, place]) => place === reference || place === name);
  if (mapped.length > 0) return mapped.map(([value]) => value);
  return [textAt(objectAt(target, 'x-shape'), 'of') ?? decodeURIComponent(name)];
}
