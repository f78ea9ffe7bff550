// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isUserBase, shapeOfUserBase } from './user-base.ts';
import type { Schema } from '../schema.ts';

export function isChangeTracking(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.createdTime !== void 0) {
      let data0 = data.createdTime;
      if (typeof data0 == "string") {
        if (!isDateTime(data0))
          return !1;
      } else
        return !1;
    }
    if (data.createdBy !== void 0 && !isUserBase(data.createdBy) || data.createdById !== void 0 && typeof data.createdById != "string")
      return !1;
    if (data.modificationTime !== void 0) {
      let data3 = data.modificationTime;
      if (typeof data3 == "string") {
        if (!isDateTime(data3))
          return !1;
      } else
        return !1;
    }
    if (data.modificationBy !== void 0 && !isUserBase(data.modificationBy) || data.modificationById !== void 0 && typeof data.modificationById != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "createdTime" || key0 === "createdBy" || key0 === "createdById" || key0 === "modificationTime" || key0 === "modificationBy" || key0 === "modificationById"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfChangeTracking: Schema | boolean = { type: "object", additionalProperties: false, properties: { createdTime: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, createdBy: { ref: () => shapeOfUserBase }, createdById: { type: "string" }, modificationTime: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, modificationBy: { ref: () => shapeOfUserBase }, modificationById: { type: "string" } }, source: "conventions L87; conventions L162" };

