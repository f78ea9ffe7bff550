import { isInteger, isObject } from '../../shared/validation/assertions.ts';
import { isInt32 } from '../../shared/validation/formats/data-types.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isCustomDataType, schemaOfCustomDataType } from './custom-data-type.ts';

export function isCustomData(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.label !== undefined && typeof data.label !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  const data1 = data.realOrder;
  if (data1 !== undefined) {
    if (!isInteger(data1)) return false;
    if (!isInt32(data1)) return false;
  }

  if (data.type !== undefined && !isCustomDataType(data.type)) return false;
  for (const key1 in data) {
    if (key1 !== 'label' && key1 !== 'name' && key1 !== 'realOrder' && key1 !== 'type' && key1 !== 'value')
      return false;
  }

  return true;
}

export const schemaOfCustomData: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    label: { type: 'string' },
    name: { type: 'string' },
    realOrder: { type: 'integer', format: { name: 'int32', of: 'number', test: isInt32 } },
    type: { ref: () => schemaOfCustomDataType },
    value: {},
  },
  source: 'conventions L96; conventions L243; conventions L252',
};
