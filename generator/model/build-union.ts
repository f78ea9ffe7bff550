import { buildDocumentation } from './build-documentation.ts';
import { buildEnumeration } from './build-enumeration.ts';
import { type Json, type JsonObject, member } from './json.ts';
import { below } from './pointer.ts';
import { decodePointer, listAt, objectAt, textAt } from './resolve.ts';
import type { Property, Schema } from './schema.ts';
import type { SchemaContext, SchemaSource } from './schema-context.ts';

/** One of the variants of `oneOf` or `anyOf`; nothing where the keyword is absent. */
export function buildUnion(
  { json, pointer }: SchemaSource,
  keyword: 'oneOf' | 'anyOf',
  context: SchemaContext,
): readonly Schema[] {
  const variants = listAt(json, keyword).map((variant, index) => {
    const schema = context.build(variant, below(pointer, keyword, index));
    return discriminated(schema, { variant, discriminator: objectAt(json, 'discriminator') }, context);
  });
  const [only, ...others] = variants;
  if (only === undefined) return [];
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
  const own = member(objectAt(context.lookUp(decodePointer(reference)), 'properties'), name);
  if (own !== undefined && (member(own, 'const') !== undefined || member(own, 'enum') !== undefined)) return schema;
  const values = discriminatorValues(reference, objectAt(discriminator, 'mapping'));
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

/** The values that the mapping gives a variant, else the name of its schema. */
function discriminatorValues(reference: string, mapping: JsonObject): readonly string[] {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const mapped = Object.entries(mapping).filter(([, target]) => target === reference || target === name);
  return mapped.length > 0 ? mapped.map(([value]) => value) : [decodeURIComponent(name)];
}
