// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isCustomerBase(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.name === void 0 && (missing0 = "name"))
      return !1;
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.name !== void 0 && typeof data.name != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "code" || key0 === "name"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfCustomerBase: Schema | boolean = { type: "object", required: ["name"], additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" } }, source: "conventions L90" };

