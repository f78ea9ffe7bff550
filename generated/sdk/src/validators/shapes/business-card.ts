// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isBusinessCardType, shapeOfBusinessCardType } from './business-card-type.ts';
import type { Schema } from '../schema.ts';

export function isBusinessCard(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.employeeId !== void 0 && typeof data.employeeId != "string" || data.cardNumber !== void 0 && typeof data.cardNumber != "string" || data.encryptedCardNumber !== void 0 && typeof data.encryptedCardNumber != "string" || data.name !== void 0 && typeof data.name != "string" || data.type !== void 0 && !isBusinessCardType(data.type))
      return !1;
    if (data.endDate !== void 0) {
      let data6 = data.endDate;
      if (typeof data6 == "string") {
        if (!isDateTime(data6))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "employeeId" || key0 === "cardNumber" || key0 === "encryptedCardNumber" || key0 === "name" || key0 === "type" || key0 === "endDate"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfBusinessCard: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, employeeId: { type: "string", source: "domains L153; conventions L292" }, cardNumber: { type: "string" }, encryptedCardNumber: { type: "string" }, name: { type: "string" }, type: { ref: () => shapeOfBusinessCardType }, endDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L153" };

