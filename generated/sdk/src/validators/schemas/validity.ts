import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isValidityType, schemaOfValidityType } from './validity-type.ts';

export function isValidity(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data.date;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.type !== undefined && !isValidityType(data.type)) return false;
  for (const key1 in data) {
    if (key1 !== 'type' && key1 !== 'date') return false;
  }

  return true;
}

export const schemaOfValidity: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: { ref: () => schemaOfValidityType },
    date: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'conventions L65; conventions L147',
};
