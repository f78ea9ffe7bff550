import type { Property, Schema } from '../../../model/schema.ts';
import { objectLiteral, string, value } from '../../source/literal.ts';
import type { SchemaLookup } from '../sent-shape.ts';

/** So deep an example says no more. */
const deepest = 4;

/**
 * A value of a shape as an expression, with no more than the shape wants; nothing where it is not plain what that is:
 * bytes, a text in a certain form, several shapes at once.
 */
export function sampleValue(schema: Schema, schemas: SchemaLookup, depth = 0): string | undefined {
  switch (schema.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return 'true';
    case 'number':
      return '1';
    case 'string':
      return schema.format === undefined ? string('text') : undefined;
    case 'literal':
      return value(schema.value);
    case 'enumeration':
      return schema.values[0] === undefined ? undefined : value(schema.values[0]);
    case 'array':
      return '[]';
    case 'object':
      return sampleObject(schema.properties, schemas, depth);
    case 'union':
      return schema.variants
        .map((variant) => sampleValue(variant, schemas, depth))
        .find((found) => found !== undefined);
    case 'reference': {
      const named = schemas.get(schema.name);
      return named === undefined || depth > deepest ? undefined : sampleValue(named.schema, schemas, depth + 1);
    }
    case 'unknown':
    case 'never':
    case 'absent':
    case 'binary':
    case 'tuple':
    case 'intersection':
      return undefined;
  }
}

function sampleObject(properties: readonly Property[], schemas: SchemaLookup, depth: number): string | undefined {
  const members = properties
    .filter(({ required, readOnly }) => required && !readOnly)
    .map(({ name, schema }) => [name, sampleValue(schema, schemas, depth)] as const);
  const known = members.flatMap(([name, sample]) => (sample === undefined ? [] : [[name, sample] as const]));
  return known.length < members.length ? undefined : objectLiteral(known);
}
