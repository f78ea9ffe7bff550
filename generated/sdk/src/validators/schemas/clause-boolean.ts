// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isClauseOperator, shapeOfClauseOperator } from './clause-operator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isClauseBoolean(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.value !== undefined && typeof data.value !== "boolean") return false;
  if (data.includeNullResults !== undefined && typeof data.includeNullResults !== "boolean") return false;
  if (data.operator !== undefined && !isClauseOperator(data.operator)) return false;
  for (const key1 in data) {
    if (key1 !== "operator" && key1 !== "value" && key1 !== "includeNullResults") return false;
  }
  return true;
}
export const shapeOfClauseBoolean: Schema | boolean = { type: "object", additionalProperties: false, properties: { operator: { ref: () => shapeOfClauseOperator }, value: { type: "boolean" }, includeNullResults: { type: "boolean" } }, source: "conventions L62; conventions L55" };

