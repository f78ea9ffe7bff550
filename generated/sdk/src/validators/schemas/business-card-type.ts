// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isBusinessCardType(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
export const shapeOfBusinessCardType: Schema | boolean = { type: "string", source: "domains L153" };

