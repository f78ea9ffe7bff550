// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isValidityType(data: any): boolean {
  return !(typeof data != "string" || !(data === "VALID" || data === "INVALID"));
}
export const shapeOfValidityType: Schema | boolean = { type: "string", enum: ["VALID", "INVALID"], source: "conventions L136; conventions L147" };

