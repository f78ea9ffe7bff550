// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isCardGroupReadOptionValue(data: any): boolean {
  return typeof data == "string";
}
export const shapeOfCardGroupReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L73", known: ["TAGS"] };

