// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isApprovalType(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
export const shapeOfApprovalType: Schema | boolean = { type: "string", source: "domains L69; domains L270", known: ["QUOTATION"] };

