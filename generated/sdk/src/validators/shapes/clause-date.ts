// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isClauseOperator, shapeOfClauseOperator } from './clause-operator.ts';
import type { Schema } from '../schema.ts';

export function isClauseDate(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operator !== void 0 && !isClauseOperator(data.operator))
      return !1;
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 == "string") {
        if (!isDateTime(data1))
          return !1;
      } else
        return !1;
    }
    if (data.includeNullResults !== void 0 && typeof data.includeNullResults != "boolean" || data.withTime !== void 0 && typeof data.withTime != "boolean")
      return !1;
    for (const key0 in data)
      if (!(key0 === "operator" || key0 === "value" || key0 === "includeNullResults" || key0 === "withTime"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfClauseDate: Schema | boolean = { type: "object", additionalProperties: false, properties: { operator: { ref: () => shapeOfClauseOperator }, value: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, includeNullResults: { type: "boolean" }, withTime: { type: "boolean" } }, source: "conventions L64; conventions L49" };

