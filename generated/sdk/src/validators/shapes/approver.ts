// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isApprover(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
export const shapeOfApprover: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L62" };

