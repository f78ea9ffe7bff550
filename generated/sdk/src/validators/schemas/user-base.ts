import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isUserBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.firstName !== undefined && typeof data.firstName !== 'string') return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name' && key1 !== 'firstName') return false;
  }

  return true;
}

export const schemaOfUserBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    firstName: { type: 'string', source: 'conventions L88; conventions L267' },
  },
  source: 'conventions L88; conventions L267',
};
