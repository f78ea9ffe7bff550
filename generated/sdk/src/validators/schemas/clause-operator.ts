// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isClauseOperator(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
export const shapeOfClauseOperator: Schema | boolean = { type: "string", source: "conventions L61; conventions L67", known: ["IS"] };

