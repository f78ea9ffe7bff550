import type { JsonObject } from '../json.ts';

/** One schema of OpenAPI 3.0 in the words of JSON Schema 2020-12: `nullable`, and exclusive bounds as numbers. */
export function upgradeSchema(schema: JsonObject): JsonObject {
  return takingNull(exclusive(exclusive(schema, 'exclusiveMinimum', 'minimum'), 'exclusiveMaximum', 'maximum'));
}

/** Draft 4 says beside the bound whether it is excluded. */
function exclusive(schema: JsonObject, mark: string, bound: string): JsonObject {
  if (typeof schema[mark] !== 'boolean') return schema;
  const { [mark]: isExclusive, [bound]: limit, ...rest } = schema;
  if (limit === undefined) return rest;
  return isExclusive === true ? { ...rest, [mark]: limit } : { ...rest, [bound]: limit };
}

function takingNull(schema: JsonObject): JsonObject {
  if (typeof schema['nullable'] !== 'boolean') return schema;
  const { nullable, ...rest } = schema;
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}
