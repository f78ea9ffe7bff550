import type { JsonObject } from '../json.ts';

/**
 * A schema that says what it leaves unsaid, where Prism needs to read it: that there may be other members than those of
 * patterns, else it takes none but those; and that items may be anything, else it makes no list that needs some.
 */
export function saidInFull(schema: JsonObject): JsonObject {
  const { patternProperties, additionalProperties, minItems, contains, items } = schema;
  return {
    ...schema,
    ...(patternProperties !== undefined && additionalProperties === undefined ? { additionalProperties: true } : {}),
    ...((minItems ?? contains) !== undefined && items === undefined ? { items: {} } : {}),
  };
}
