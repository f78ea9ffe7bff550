// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isCardGroupReadOptionValue, shapeOfCardGroupReadOptionValue } from './card-group-read-option-value.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCardGroupReadOption(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.options;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isCardGroupReadOptionValue(item1)) return false;
    }
  }
  for (const key1 in data) {
    if (key1 !== "options") return false;
  }
  return true;
}
export const shapeOfCardGroupReadOption: Schema | boolean = { type: "object", additionalProperties: false, properties: { options: { type: "array", items: { ref: () => shapeOfCardGroupReadOptionValue } } }, source: "conventions L69; conventions L73; domains L191" };

