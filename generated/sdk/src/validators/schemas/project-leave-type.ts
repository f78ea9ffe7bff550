// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isProjectLeaveType(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
export const shapeOfProjectLeaveType: Schema | boolean = { type: "string", source: "conventions L272", known: ["NO_TIMESHEETS"] };

