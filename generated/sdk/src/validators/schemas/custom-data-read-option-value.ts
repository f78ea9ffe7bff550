// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCustomDataReadOptionValue(data: any): boolean {
  if (data !== "CUSTOM_DATA") return false;
  return true;
}
export const shapeOfCustomDataReadOptionValue: Schema | boolean = { type: "string", enum: ["CUSTOM_DATA"], source: "conventions L81; conventions L243" };

