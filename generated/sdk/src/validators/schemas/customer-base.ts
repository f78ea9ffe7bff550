import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCustomerBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  if (typeof data['name'] !== 'string') return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name') return false;
  }

  return true;
}

export const schemaOfCustomerBase: Schema | boolean = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { id: { type: ['string', 'null'] }, code: { type: ['string', 'null'] }, name: { type: 'string' } },
  source: 'conventions L90',
};
