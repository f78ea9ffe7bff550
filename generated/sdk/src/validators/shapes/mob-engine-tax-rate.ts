// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isMobEngineTaxRate(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ident !== void 0) {
      let data0 = data.ident;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
        return !1;
    }
    if (data.expenseTypeId !== void 0 && typeof data.expenseTypeId != "string" || data.expenceTypeCode !== void 0 && typeof data.expenceTypeCode != "string" || data.code !== void 0 && typeof data.code != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "ident" || key0 === "power" || key0 === "price" || key0 === "expenseTypeId" || key0 === "expenceTypeCode" || key0 === "code" || key0 === "startDate" || key0 === "endDate"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobEngineTaxRate: Schema | boolean = { type: "object", additionalProperties: false, properties: { ident: { type: "integer" }, power: {  }, price: {  }, expenseTypeId: { type: "string" }, expenceTypeCode: { type: "string" }, code: { type: "string" }, startDate: {  }, endDate: {  } }, source: "domains L176" };

