import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobCurrency(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.ident !== undefined && !Number.isInteger(data.ident)) return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.euro !== undefined && typeof data.euro !== 'boolean') return false;
  if (data.euroRate !== undefined && !Number.isFinite(data.euroRate)) return false;
  const data1 = data.endDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
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
    ident: { type: 'integer' },
    code: { type: 'string' },
    euro: { type: 'boolean' },
    euroRate: { type: 'number' },
    endDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    order: { type: 'integer' },
  },
  source: 'domains L176; conventions L101',
};
