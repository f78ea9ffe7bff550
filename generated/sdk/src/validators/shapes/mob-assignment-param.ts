// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isMobAssignmentParam(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data)
      if (!(key0 === "type" || key0 === "value"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobAssignmentParam: Schema | boolean = { type: "object", additionalProperties: false, properties: { type: {  }, value: {  } }, source: "domains L176" };

