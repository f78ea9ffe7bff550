// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isAction, shapeOfAction } from './action.ts';
import type { Schema } from '../schema.ts';

export function isEmployeeBase(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.name !== void 0 && typeof data.name != "string" || data.firstName !== void 0 && typeof data.firstName != "string" || data.action !== void 0 && !isAction(data.action))
      return !1;
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "code" || key0 === "name" || key0 === "firstName" || key0 === "action"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfEmployeeBase: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, firstName: { type: "string" }, action: { ref: () => shapeOfAction } }, source: "conventions L89" };

