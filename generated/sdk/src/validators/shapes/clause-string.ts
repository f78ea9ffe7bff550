// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isClauseOperator, shapeOfClauseOperator } from './clause-operator.ts';
import type { Schema } from '../schema.ts';

export function isClauseString(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operator !== void 0 && !isClauseOperator(data.operator) || data.value !== void 0 && typeof data.value != "string" || data.includeNullResults !== void 0 && typeof data.includeNullResults != "boolean" || data.wildcards !== void 0 && typeof data.wildcards != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "operator" || key0 === "value" || key0 === "includeNullResults" || key0 === "wildcards"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfClauseString: Schema | boolean = { type: "object", additionalProperties: false, properties: { operator: { ref: () => shapeOfClauseOperator }, value: { type: "string" }, includeNullResults: { type: "boolean" }, wildcards: { type: "string" } }, source: "conventions L61" };

