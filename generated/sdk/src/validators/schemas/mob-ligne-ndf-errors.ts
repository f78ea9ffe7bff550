import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobLigneNdfErrors(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['errors'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (typeof item1 !== 'string') return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'errors') return false;
  }

  return true;
}

export const schemaOfMobLigneNdfErrors: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { errors: { type: ['array', 'null'], items: { type: 'string' } } },
  source: 'domains L176',
};
