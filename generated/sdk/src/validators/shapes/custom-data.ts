// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isInt32 } from '../formats/numbers.ts';
import { isCustomDataType, shapeOfCustomDataType } from './custom-data-type.ts';
import type { Schema } from '../schema.ts';

export function isCustomData(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label !== void 0 && typeof data.label != "string" || data.name !== void 0 && typeof data.name != "string")
      return !1;
    if (data.realOrder !== void 0) {
      let data2 = data.realOrder;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) || typeof data2 == "number" && isFinite(data2) && !isInt32(data2))
        return !1;
    }
    if (data.type !== void 0 && !isCustomDataType(data.type))
      return !1;
    for (const key0 in data)
      if (!(key0 === "label" || key0 === "name" || key0 === "realOrder" || key0 === "type" || key0 === "value"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfCustomData: Schema | boolean = { type: "object", additionalProperties: false, properties: { label: { type: "string" }, name: { type: "string" }, realOrder: { type: "integer", format: { name: "int32", of: "number", test: isInt32 } }, type: { ref: () => shapeOfCustomDataType }, value: {  } }, source: "conventions L96; conventions L243; conventions L252" };

