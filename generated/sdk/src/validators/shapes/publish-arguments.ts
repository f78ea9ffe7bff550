// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isPublishArguments(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
export const shapeOfPublishArguments: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L289; domains L293" };

