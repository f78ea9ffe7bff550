// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isPatchOperation(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
export const shapeOfPatchOperation: Schema | boolean = { type: "string", source: "domains L129", known: ["ADD"] };

