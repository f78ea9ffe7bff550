import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isMobLigneNdf, schemaOfMobLigneNdf } from './mob-ligne-ndf.ts';

export function isMobNdf(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.ident !== undefined && !Number.isInteger(data.ident)) return false;
  if (data.guid !== undefined && typeof data.guid !== 'string') return false;
  if (data.description !== undefined && typeof data.description !== 'string') return false;
  const data1 = data.date;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  const data2 = data.datCre;
  if (data2 !== undefined) {
    if (typeof data2 !== 'string') return false;
    if (!isDateTime(data2)) return false;
  }

  if (data.validated !== undefined && typeof data.validated !== 'boolean') return false;
  if (data.finished !== undefined && typeof data.finished !== 'boolean') return false;
  if (data.vatInclAmount !== undefined && !Number.isFinite(data.vatInclAmount)) return false;
  if (data.currencyCode !== undefined && typeof data.currencyCode !== 'string') return false;
  const data3 = data.expenses;
  if (data3 !== undefined) {
    if (!Array.isArray(data3)) return false;
    for (const item1 of data3) {
      if (!isMobLigneNdf(item1)) return false;
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
    ident: { type: 'integer' },
    guid: { type: 'string' },
    description: { type: 'string' },
    date: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    datCre: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    validated: { type: 'boolean' },
    finished: { type: 'boolean' },
    vatInclAmount: { type: 'number' },
    currencyCode: { type: 'string' },
    expenses: { type: 'array', items: { ref: () => schemaOfMobLigneNdf } },
  },
  source: 'domains L175',
};
