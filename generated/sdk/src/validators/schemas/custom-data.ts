// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isInt32 } from '../../shared/validation/formats/data-types.ts';
import { isCustomDataType, shapeOfCustomDataType } from './custom-data-type.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCustomData(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.label !== undefined && typeof data.label !== "string") return false;
  if (data.name !== undefined && typeof data.name !== "string") return false;
  const data1 = data.realOrder;
  if (data1 !== undefined) {
    if (!Number.isInteger(data1)) return false;
    if (!isInt32(data1)) return false;
  }
  if (data.type !== undefined && !isCustomDataType(data.type)) return false;
  for (const key1 in data) {
    if (key1 !== "label" && key1 !== "name" && key1 !== "realOrder" && key1 !== "type" && key1 !== "value") return false;
  }
  return true;
}
export const shapeOfCustomData: Schema | boolean = { type: "object", additionalProperties: false, properties: { label: { type: "string" }, name: { type: "string" }, realOrder: { type: "integer", format: { name: "int32", of: "number", test: isInt32 } }, type: { ref: () => shapeOfCustomDataType }, value: {  } }, source: "conventions L96; conventions L243; conventions L252" };

