// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isValidityType, shapeOfValidityType } from './validity-type.ts';
import type { Schema } from '../schema.ts';

export function isValidity(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0 && !isValidityType(data.type))
      return !1;
    if (data.date !== void 0) {
      let data1 = data.date;
      if (typeof data1 == "string") {
        if (!isDateTime(data1))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "type" || key0 === "date"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfValidity: Schema | boolean = { type: "object", additionalProperties: false, properties: { type: { ref: () => shapeOfValidityType }, date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "conventions L65; conventions L147" };

