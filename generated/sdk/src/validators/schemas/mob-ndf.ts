import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isMobLigneNdf, schemaOfMobLigneNdf } from './mob-ligne-ndf.ts';

export function isMobNdf(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !Number.isInteger(data1) && data1 !== null) return false;
  const data2 = data['guid'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['description'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['date'];
  if (data4 !== undefined) {
    if (typeof data4 !== 'string' && data4 !== null) return false;
    if (data4 !== null && !isDateTime(data4)) return false;
  }

  const data5 = data['datCre'];
  if (data5 !== undefined) {
    if (typeof data5 !== 'string' && data5 !== null) return false;
    if (data5 !== null && !isDateTime(data5)) return false;
  }

  if (data['validated'] !== undefined && typeof data['validated'] !== 'boolean') return false;
  if (data['finished'] !== undefined && typeof data['finished'] !== 'boolean') return false;
  const data6 = data['vatInclAmount'];
  if (data6 !== undefined && !Number.isFinite(data6) && data6 !== null) return false;
  const data7 = data['currencyCode'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['expenses'];
  if (data8 !== undefined) {
    if (!Array.isArray(data8) && data8 !== null) return false;
    if (data8 !== null) {
      for (const item1 of data8) {
        if (!isMobLigneNdf(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (
      key1 !== 'ident' &&
      key1 !== 'guid' &&
      key1 !== 'description' &&
      key1 !== 'date' &&
      key1 !== 'datCre' &&
      key1 !== 'validated' &&
      key1 !== 'finished' &&
      key1 !== 'vatInclAmount' &&
      key1 !== 'currencyCode' &&
      key1 !== 'expenses'
    )
      return false;
  }

  return true;
}

export const schemaOfMobNdf: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    guid: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    datCre: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    validated: { type: 'boolean' },
    finished: { type: 'boolean' },
    vatInclAmount: { type: ['number', 'null'] },
    currencyCode: { type: ['string', 'null'] },
    expenses: { type: ['array', 'null'], items: { ref: () => schemaOfMobLigneNdf } },
  },
  source: 'domains L175',
};
