// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isValidityType(data: any): boolean {
  if (data !== "VALID" && data !== "INVALID") return false;
  return true;
}
export const shapeOfValidityType: Schema | boolean = { type: "string", enum: ["VALID", "INVALID"], source: "conventions L136; conventions L147" };

