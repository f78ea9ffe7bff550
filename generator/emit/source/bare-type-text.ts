import type { Documentation, Schema } from '../../model/schema.ts';
import { mapParts } from './map-parts.ts';
import { typeText } from './type-text.ts';

const NO_DOCUMENTATION: Documentation = { notShown: [], deprecated: false };

/** Returns the text of a type without the documentation inside it, by which types are compared. */
export function bareTypeText(schema: Schema): string {
  return typeText(withoutDocumentation(schema));
}

function withoutDocumentation(schema: Schema): Schema {
  const bare = mapParts(schema, withoutDocumentation);
  if (bare.kind !== 'object') return bare;
  return { ...bare, properties: bare.properties.map((property) => ({ ...property, documentation: NO_DOCUMENTATION })) };
}
