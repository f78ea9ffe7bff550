// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isPatchOperation(data: any): boolean {
  return typeof data == "string";
}
export const shapeOfPatchOperation: Schema | boolean = { type: "string", source: "domains L129", known: ["ADD"] };

