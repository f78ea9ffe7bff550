// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isClauseOperator, shapeOfClauseOperator } from './clause-operator.ts';
import type { Schema } from '../schema.ts';

export function isClauseBoolean(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operator !== void 0 && !isClauseOperator(data.operator) || data.value !== void 0 && typeof data.value != "boolean" || data.includeNullResults !== void 0 && typeof data.includeNullResults != "boolean")
      return !1;
    for (const key0 in data)
      if (!(key0 === "operator" || key0 === "value" || key0 === "includeNullResults"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfClauseBoolean: Schema | boolean = { type: "object", additionalProperties: false, properties: { operator: { ref: () => shapeOfClauseOperator }, value: { type: "boolean" }, includeNullResults: { type: "boolean" } }, source: "conventions L62; conventions L55" };

