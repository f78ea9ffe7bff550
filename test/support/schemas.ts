import type { Json, JsonObject } from '../../generator/model/json.ts';

export const text: JsonObject = { type: 'string' };
export const integer: JsonObject = { type: 'integer' };

export function object(properties: JsonObject, required?: readonly string[]): JsonObject {
  return { type: 'object', ...(required === undefined ? {} : { required }), properties };
}

export function listOf(items: Json): JsonObject {
  return { type: 'array', items };
}

export function ref(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}
