// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { isValidityType, shapeOfValidityType } from './validity-type.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isValidity(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.date;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  if (data.type !== undefined && !isValidityType(data.type)) return false;
  for (const key1 in data) {
    if (key1 !== "type" && key1 !== "date") return false;
  }
  return true;
}
export const shapeOfValidity: Schema | boolean = { type: "object", additionalProperties: false, properties: { type: { ref: () => shapeOfValidityType }, date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "conventions L65; conventions L147" };

