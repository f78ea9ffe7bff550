import { isInteger, isObject } from '../../shared/validation/assertions.ts';
import { isInt32 } from '../../shared/validation/formats.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isCustomDataType, schemaOfCustomDataType } from './custom-data-type.ts';

export function isCustomData(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['label'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['name'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['realOrder'];
  if (data3 !== undefined) {
    if (!isInteger(data3) && data3 !== null) return false;
    if (data3 !== null && !isInt32(data3)) return false;
  }

  const data4 = data['type'];
  if (data4 !== undefined && data4 !== null && !isCustomDataType(data4)) return false;
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
    label: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    realOrder: { type: ['integer', 'null'], format: { name: 'int32', of: 'number', test: isInt32 } },
    type: { anyOf: [{ ref: () => schemaOfCustomDataType }, { type: 'null' }] },
    value: {},
  },
  source: 'conventions L96; conventions L243; conventions L252',
};
