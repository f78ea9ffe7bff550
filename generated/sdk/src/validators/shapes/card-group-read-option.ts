// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isCardGroupReadOptionValue, shapeOfCardGroupReadOptionValue } from './card-group-read-option-value.ts';
import type { Schema } from '../schema.ts';

export function isCardGroupReadOption(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data0 = data.options;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isCardGroupReadOptionValue(data0[i0]))
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (key0 !== "options")
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfCardGroupReadOption: Schema | boolean = { type: "object", additionalProperties: false, properties: { options: { type: "array", items: { ref: () => shapeOfCardGroupReadOptionValue } } }, source: "conventions L69; conventions L73; domains L191" };

