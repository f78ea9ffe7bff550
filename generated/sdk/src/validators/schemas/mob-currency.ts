import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobCurrency(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !Number.isInteger(data1) && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  if (data['euro'] !== undefined && typeof data['euro'] !== 'boolean') return false;
  const data3 = data['euroRate'];
  if (data3 !== undefined && !Number.isFinite(data3) && data3 !== null) return false;
  const data4 = data['endDate'];
  if (data4 !== undefined) {
    if (typeof data4 !== 'string' && data4 !== null) return false;
    if (data4 !== null && !isDateTime(data4)) return false;
  }

  const data5 = data['order'];
  if (data5 !== undefined && !Number.isInteger(data5) && data5 !== null) return false;
  for (const key1 in data) {
    if (
      key1 !== 'ident' &&
      key1 !== 'code' &&
      key1 !== 'euro' &&
      key1 !== 'euroRate' &&
      key1 !== 'endDate' &&
      key1 !== 'order'
    )
      return false;
  }

  return true;
}

export const schemaOfMobCurrency: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    code: { type: ['string', 'null'] },
    euro: { type: 'boolean' },
    euroRate: { type: ['number', 'null'] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    order: { type: ['integer', 'null'] },
  },
  source: 'domains L176; conventions L101',
};
