// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isForcedVatAmountHolder(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.forced === void 0 && (missing0 = "forced"))
      return !1;
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (!(typeof data0 == "number" && isFinite(data0)))
        return !1;
    }
    if (data.managementObjectLineId !== void 0 && typeof data.managementObjectLineId != "string" || data.forced !== void 0 && typeof data.forced != "boolean")
      return !1;
    for (const key0 in data)
      if (!(key0 === "amount" || key0 === "managementObjectLineId" || key0 === "forced"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfForcedVatAmountHolder: Schema | boolean = { type: "object", required: ["forced"], additionalProperties: false, properties: { amount: { type: "number" }, managementObjectLineId: { type: "string", source: "domains L115; conventions L260" }, forced: { type: "boolean" } }, source: "domains L115; conventions L260" };

