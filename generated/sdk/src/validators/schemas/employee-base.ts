import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isAction, schemaOfAction } from './action.ts';

export function isEmployeeBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.firstName !== undefined && typeof data.firstName !== 'string') return false;
  if (data.action !== undefined && !isAction(data.action)) return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name' && key1 !== 'firstName' && key1 !== 'action') return false;
  }

  return true;
}

export const schemaOfEmployeeBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    firstName: { type: 'string' },
    action: { ref: () => schemaOfAction },
  },
  source: 'conventions L89',
};
