import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isCardGroupReadOptionValue, schemaOfCardGroupReadOptionValue } from './card-group-read-option-value.ts';

export function isCardGroupReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isCardGroupReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

export const schemaOfCardGroupReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { options: { type: ['array', 'null'], items: { ref: () => schemaOfCardGroupReadOptionValue } } },
  source: 'conventions L69; conventions L73; domains L191',
};
