import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isPatchOperation, schemaOfPatchOperation } from './patch-operation.ts';

export function isPatchElement(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.path !== undefined && typeof data.path !== 'string') return false;
  if (data.from !== undefined && typeof data.from !== 'string') return false;
  if (data.op !== undefined && !isPatchOperation(data.op)) return false;
  for (const key1 in data) {
    if (key1 !== 'op' && key1 !== 'path' && key1 !== 'from' && key1 !== 'value') return false;
  }

  return true;
}

export const schemaOfPatchElement: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    op: { ref: () => schemaOfPatchOperation },
    path: { type: 'string' },
    from: { type: 'string' },
    value: {},
  },
  source: 'domains L129',
};
