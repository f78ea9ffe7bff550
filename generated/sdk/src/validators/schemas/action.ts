// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isAction(data: any): boolean {
  if (data !== "ADD" && data !== "UPDATE" && data !== "REMOVE") return false;
  return true;
}
export const shapeOfAction: Schema | boolean = { type: "string", enum: ["ADD", "UPDATE", "REMOVE"], source: "conventions L121" };

