import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isPatchOperation, schemaOfPatchOperation } from './patch-operation.ts';

export function isPatchElement(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['path'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['from'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['op'];
  if (data3 !== undefined && data3 !== null && !isPatchOperation(data3)) return false;
  for (const key1 in data) {
    if (key1 !== 'op' && key1 !== 'path' && key1 !== 'from' && key1 !== 'value') return false;
  }

  return true;
}

export const schemaOfPatchElement: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    op: { anyOf: [{ ref: () => schemaOfPatchOperation }, { type: 'null' }] },
    path: { type: ['string', 'null'] },
    from: { type: ['string', 'null'] },
    value: {},
  },
  source: 'domains L129',
};
