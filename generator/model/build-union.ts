import { buildDocumentation } from './build-documentation.ts';
import { buildEnumeration } from './build-enumeration.ts';
import { type FindTag, tagFinder } from './discriminator-tag.ts';
import type { Json } from './json.ts';
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
  const findTag = tagFinder(objectAt(json, 'discriminator'), context.lookUp);
  const variants = written.map((variant, index) =>
    discriminated(context.build(variant, below(pointer, keyword, index)), variant, findTag),
  );
  const [only, ...others] = variants;
  if (only === undefined) return [];
  // What may be anything is anything, and names nothing.
  if (variants.some(({ kind }) => kind === 'unknown')) return [UNKNOWN];
  return others.length === 0 ? [only] : [{ kind: 'union', variants }];
}

/** A variant narrowed by the values of its discriminator, unless it names them itself. */
function discriminated(schema: Schema, variant: Json, findTag: FindTag): Schema {
  const tag = schema.kind === 'reference' ? findTag(variant) : undefined;
  if (tag === undefined) return schema;
  const property: Property = {
    name: tag.name,
    pointer: decodePointer(textAt(variant, '$ref') ?? ''),
    schema: buildEnumeration(tag.values),
    required: true,
    readOnly: false,
    writeOnly: false,
    documentation: buildDocumentation(undefined),
  };
  return { kind: 'intersection', parts: [{ kind: 'object', properties: [property] }, schema] };
}
