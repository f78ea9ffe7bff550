import type { Documentation, Property, Schema } from '../../model/schema.ts';
import { typeText } from './type-text.ts';

const SILENT: Documentation = { notShown: [], deprecated: false };

/** A type without the documentation inside it: what two types have to be compared by. */
export function bareTypeText(schema: Schema): string {
  return typeText(withoutDocumentation(schema));
}

function withoutDocumentation(schema: Schema): Schema {
  switch (schema.kind) {
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
    case 'array':
      return { ...schema, items: withoutDocumentation(schema.items) };
    case 'tuple':
      return { ...schema, items: schema.items.map(withoutDocumentation), ...bareRest(schema.rest) };
    case 'object':
      return { ...schema, properties: schema.properties.map(bareProperty), ...bareAdditional(schema.additional) };
    case 'union':
      return { ...schema, variants: schema.variants.map(withoutDocumentation) };
    case 'intersection':
      return { ...schema, parts: schema.parts.map(withoutDocumentation) };
  }
}

function bareProperty(property: Property): Property {
  return { ...property, documentation: SILENT, schema: withoutDocumentation(property.schema) };
}

function bareRest(rest: Schema | undefined): { readonly rest?: Schema } {
  return rest === undefined ? {} : { rest: withoutDocumentation(rest) };
}

function bareAdditional(additional: Schema | undefined): { readonly additional?: Schema } {
  return additional === undefined ? {} : { additional: withoutDocumentation(additional) };
}
