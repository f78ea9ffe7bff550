// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCardGroupReadOptionValue(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
export const shapeOfCardGroupReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L73", known: ["TAGS"] };

