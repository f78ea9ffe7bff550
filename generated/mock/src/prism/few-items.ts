import type { JsonObject } from '../json.ts';
import { mapSchemas } from '../validation/map-schemas.ts';

/** Items of a list that are made where it may have more, and need not. */
const MANY = 10;

/**
 * The document with lists of few items: of those that may have thousands, Prism makes thousands, in each item of
 * another.
 */
export function fewItems(document: JsonObject): JsonObject {
  return mapSchemas(document, (schema) => {
    const { maxItems, minItems } = schema;
    const least = typeof minItems === 'number' ? minItems : 0;
    const most = Math.max(MANY, least);
    return typeof maxItems === 'number' && maxItems > most ? { ...schema, maxItems: most } : schema;
  });
}
