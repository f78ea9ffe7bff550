import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCustomerBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (typeof data.name !== 'string') return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name') return false;
  }

  return true;
}

export const schemaOfCustomerBase: Schema | boolean = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, code: { type: 'string' }, name: { type: 'string' } },
  source: 'conventions L90',
};
