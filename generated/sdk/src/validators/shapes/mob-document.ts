// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isMobDocument(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ident !== void 0) {
      let data0 = data.ident;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
        return !1;
    }
    if (data.identVersion !== void 0) {
      let data1 = data.identVersion;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
        return !1;
    }
    if (data.fileUrl !== void 0 && typeof data.fileUrl != "string" || data.sysName !== void 0 && typeof data.sysName != "string" || data.title !== void 0 && typeof data.title != "string" || data.guid !== void 0 && typeof data.guid != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "ident" || key0 === "identVersion" || key0 === "createDate" || key0 === "fileUrl" || key0 === "sysName" || key0 === "title" || key0 === "internal_ident" || key0 === "guid" || key0 === "version" || key0 === "deleted" || key0 === "token"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobDocument: Schema | boolean = { type: "object", additionalProperties: false, properties: { ident: { type: "integer" }, identVersion: { type: "integer" }, createDate: {  }, fileUrl: { type: "string" }, sysName: { type: "string" }, title: { type: "string" }, internal_ident: {  }, guid: { type: "string" }, version: {  }, deleted: {  }, token: {  } }, source: "domains L176" };

