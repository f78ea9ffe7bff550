// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isCustomData, shapeOfCustomData } from './custom-data.ts';
import type { Schema } from '../schema.ts';

const obj0 = /* @__PURE__ */ new Set(["id","companyCode","currencyCode","description","entityCode","name","number","date","afterTaxAmount","afterTaxAmountCurrency","preTaxAmount","preTaxAmountCurrency","customData"]);
export function isApprovalObjectSummary(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.companyCode !== void 0 && typeof data.companyCode != "string" || data.currencyCode !== void 0 && typeof data.currencyCode != "string" || data.description !== void 0 && typeof data.description != "string" || data.entityCode !== void 0 && typeof data.entityCode != "string" || data.name !== void 0 && typeof data.name != "string" || data.number !== void 0 && typeof data.number != "string")
      return !1;
    if (data.date !== void 0) {
      let data7 = data.date;
      if (typeof data7 == "string") {
        if (!isDateTime(data7))
          return !1;
      } else
        return !1;
    }
    if (data.afterTaxAmount !== void 0) {
      let data8 = data.afterTaxAmount;
      if (!(typeof data8 == "number" && isFinite(data8)))
        return !1;
    }
    if (data.afterTaxAmountCurrency !== void 0) {
      let data9 = data.afterTaxAmountCurrency;
      if (!(typeof data9 == "number" && isFinite(data9)))
        return !1;
    }
    if (data.preTaxAmount !== void 0) {
      let data10 = data.preTaxAmount;
      if (!(typeof data10 == "number" && isFinite(data10)))
        return !1;
    }
    if (data.preTaxAmountCurrency !== void 0) {
      let data11 = data.preTaxAmountCurrency;
      if (!(typeof data11 == "number" && isFinite(data11)))
        return !1;
    }
    if (data.customData !== void 0) {
      let data12 = data.customData;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        for (const key0 in data12)
          if (!isCustomData(data12[key0]))
            return !1;
      } else
        return !1;
    }
    for (const key1 in data)
      if (!obj0.has(key1))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfApprovalObjectSummary: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, companyCode: { type: "string" }, currencyCode: { type: "string" }, description: { type: "string" }, entityCode: { type: "string" }, name: { type: "string" }, number: { type: "string" }, date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, afterTaxAmount: { type: "number" }, afterTaxAmountCurrency: { type: "number" }, preTaxAmount: { type: "number" }, preTaxAmountCurrency: { type: "number" }, customData: { type: "object", additionalProperties: { ref: () => shapeOfCustomData }, source: "domains L77; conventions L96; conventions L269" } }, source: "domains L75-77" };

