import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobVat(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !Number.isInteger(data1) && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['description'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  for (const key1 in data) {
    if (key1 !== 'ident' && key1 !== 'code' && key1 !== 'description' && key1 !== 'rate' && key1 !== 'key')
      return false;
  }

  return true;
}

export const schemaOfMobVat: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    code: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    rate: {},
    key: {},
  },
  source: 'domains L176',
};
