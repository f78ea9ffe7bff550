// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isMobVat(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ident !== void 0) {
      let data0 = data.ident;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
        return !1;
    }
    if (data.code !== void 0 && typeof data.code != "string" || data.description !== void 0 && typeof data.description != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "ident" || key0 === "code" || key0 === "description" || key0 === "rate" || key0 === "key"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobVat: Schema | boolean = { type: "object", additionalProperties: false, properties: { ident: { type: "integer" }, code: { type: "string" }, description: { type: "string" }, rate: {  }, key: {  } }, source: "domains L176" };

