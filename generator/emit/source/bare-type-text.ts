import type { Documentation, Schema } from '../../model/schema.ts';
import { mapParts } from './map-parts.ts';
import { typeText } from './type-text.ts';

const SILENT: Documentation = { notShown: [], deprecated: false };

/** A type without the documentation inside it: what two types have to be compared by. */
export function bareTypeText(schema: Schema): string {
  return typeText(withoutDocumentation(schema));
}

function withoutDocumentation(schema: Schema): Schema {
  const bare = mapParts(schema, withoutDocumentation);
  if (bare.kind !== 'object') return bare;
  return { ...bare, properties: bare.properties.map((property) => ({ ...property, documentation: SILENT })) };
}
