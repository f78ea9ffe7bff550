// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isAction(data: any): boolean {
  return !(typeof data != "string" || !(data === "ADD" || data === "UPDATE" || data === "REMOVE"));
}
export const shapeOfAction: Schema | boolean = { type: "string", enum: ["ADD", "UPDATE", "REMOVE"], source: "conventions L121" };

