// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isMobLigneNdf, shapeOfMobLigneNdf } from './mob-ligne-ndf.ts';
import type { Schema } from '../schema.ts';

export function isMobNdf(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ident !== void 0) {
      let data0 = data.ident;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
        return !1;
    }
    if (data.guid !== void 0 && typeof data.guid != "string" || data.description !== void 0 && typeof data.description != "string")
      return !1;
    if (data.date !== void 0) {
      let data3 = data.date;
      if (typeof data3 == "string") {
        if (!isDateTime(data3))
          return !1;
      } else
        return !1;
    }
    if (data.datCre !== void 0) {
      let data4 = data.datCre;
      if (typeof data4 == "string") {
        if (!isDateTime(data4))
          return !1;
      } else
        return !1;
    }
    if (data.validated !== void 0 && typeof data.validated != "boolean" || data.finished !== void 0 && typeof data.finished != "boolean")
      return !1;
    if (data.vatInclAmount !== void 0) {
      let data7 = data.vatInclAmount;
      if (!(typeof data7 == "number" && isFinite(data7)))
        return !1;
    }
    if (data.currencyCode !== void 0 && typeof data.currencyCode != "string")
      return !1;
    if (data.expenses !== void 0) {
      let data9 = data.expenses;
      if (Array.isArray(data9)) {
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isMobLigneNdf(data9[i0]))
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "ident" || key0 === "guid" || key0 === "description" || key0 === "date" || key0 === "datCre" || key0 === "validated" || key0 === "finished" || key0 === "vatInclAmount" || key0 === "currencyCode" || key0 === "expenses"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobNdf: Schema | boolean = { type: "object", additionalProperties: false, properties: { ident: { type: "integer" }, guid: { type: "string" }, description: { type: "string" }, date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, datCre: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, validated: { type: "boolean" }, finished: { type: "boolean" }, vatInclAmount: { type: "number" }, currencyCode: { type: "string" }, expenses: { type: "array", items: { ref: () => shapeOfMobLigneNdf } } }, source: "domains L175" };

