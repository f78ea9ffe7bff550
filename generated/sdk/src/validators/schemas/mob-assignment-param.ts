// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobAssignmentParam(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  for (const key1 in data) {
    if (key1 !== "type" && key1 !== "value") return false;
  }
  return true;
}
export const shapeOfMobAssignmentParam: Schema | boolean = { type: "object", additionalProperties: false, properties: { type: {  }, value: {  } }, source: "domains L176" };

