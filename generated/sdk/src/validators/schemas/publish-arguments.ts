// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isPublishArguments(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
export const shapeOfPublishArguments: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L289; domains L293" };

