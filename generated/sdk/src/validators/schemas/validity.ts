import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isValidityType, schemaOfValidityType } from './validity-type.ts';

export function isValidity(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['date'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['type'];
  if (data2 !== undefined && data2 !== null && !isValidityType(data2)) return false;
  for (const key1 in data) {
    if (key1 !== 'type' && key1 !== 'date') return false;
  }

  return true;
}

export const schemaOfValidity: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: { anyOf: [{ ref: () => schemaOfValidityType }, { type: 'null' }] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'conventions L65; conventions L147',
};
