// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isApprovalState(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
export const shapeOfApprovalState: Schema | boolean = { type: "string", source: "conventions L146", known: ["NONE"] };

