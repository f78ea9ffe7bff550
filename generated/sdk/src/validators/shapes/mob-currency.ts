// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import type { Schema } from '../schema.ts';

export function isMobCurrency(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ident !== void 0) {
      let data0 = data.ident;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
        return !1;
    }
    if (data.code !== void 0 && typeof data.code != "string" || data.euro !== void 0 && typeof data.euro != "boolean")
      return !1;
    if (data.euroRate !== void 0) {
      let data3 = data.euroRate;
      if (!(typeof data3 == "number" && isFinite(data3)))
        return !1;
    }
    if (data.endDate !== void 0) {
      let data4 = data.endDate;
      if (typeof data4 == "string") {
        if (!isDateTime(data4))
          return !1;
      } else
        return !1;
    }
    if (data.order !== void 0) {
      let data5 = data.order;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "ident" || key0 === "code" || key0 === "euro" || key0 === "euroRate" || key0 === "endDate" || key0 === "order"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobCurrency: Schema | boolean = { type: "object", additionalProperties: false, properties: { ident: { type: "integer" }, code: { type: "string" }, euro: { type: "boolean" }, euroRate: { type: "number" }, endDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, order: { type: "integer" } }, source: "domains L176; conventions L101" };

