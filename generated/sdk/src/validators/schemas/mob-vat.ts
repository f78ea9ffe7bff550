import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobVat(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.ident !== undefined && !Number.isInteger(data.ident)) return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.description !== undefined && typeof data.description !== 'string') return false;
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
    ident: { type: 'integer' },
    code: { type: 'string' },
    description: { type: 'string' },
    rate: {},
    key: {},
  },
  source: 'domains L176',
};
