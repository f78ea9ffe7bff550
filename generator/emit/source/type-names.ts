import type { Schema } from '../../model/schema.ts';

/** Returns the named types that a type refers to. */
export function typeNames(schema: Schema): readonly string[] {
  switch (schema.kind) {
    case 'reference':
      return [schema.name];
    case 'array':
      return typeNames(schema.items);
    case 'tuple':
      return [...schema.items.flatMap(typeNames), ...(schema.rest === undefined ? [] : typeNames(schema.rest))];
    case 'union':
      return schema.variants.flatMap(typeNames);
    case 'intersection':
      return schema.parts.flatMap(typeNames);
    case 'object':
      return [
        ...schema.properties.flatMap((property) => typeNames(property.schema)),
        ...(schema.additional === undefined ? [] : typeNames(schema.additional)),
      ];
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
      return [];
  }
}
