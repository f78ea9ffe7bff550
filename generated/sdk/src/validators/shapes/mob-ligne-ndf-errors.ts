// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isMobLigneNdfErrors(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errors !== void 0) {
      let data0 = data.errors;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string")
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (key0 !== "errors")
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobLigneNdfErrors: Schema | boolean = { type: "object", additionalProperties: false, properties: { errors: { type: "array", items: { type: "string" } } }, source: "domains L176" };

