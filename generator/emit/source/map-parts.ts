import type { Schema } from '../../model/schema.ts';

/** Returns a schema with each schema directly inside it replaced. */
export function mapParts(schema: Schema, change: (part: Schema) => Schema): Schema {
  switch (schema.kind) {
    case 'array':
      return { ...schema, items: change(schema.items) };
    case 'tuple':
      return {
        ...schema,
        items: schema.items.map(change),
        ...(schema.rest === undefined ? {} : { rest: change(schema.rest) }),
      };
    case 'union':
      return { ...schema, variants: schema.variants.map(change) };
    case 'intersection':
      return { ...schema, parts: schema.parts.map(change) };
    case 'object':
      return {
        ...schema,
        properties: schema.properties.map((property) => ({ ...property, schema: change(property.schema) })),
        ...(schema.additional === undefined ? {} : { additional: change(schema.additional) }),
      };
    case 'unknown':
    case 'never':
    case 'absent':
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
    case 'binary':
    case 'literal':
    case 'enumeration':
    case 'reference':
      return schema;
  }
}
