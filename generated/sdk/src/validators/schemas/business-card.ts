import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isBusinessCardType, schemaOfBusinessCardType } from './business-card-type.ts';

export function isBusinessCard(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['employeeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['cardNumber'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['encryptedCardNumber'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['name'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }

  const data7 = data['type'];
  if (data7 !== undefined && data7 !== null && !isBusinessCardType(data7)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'employeeId' &&
      key1 !== 'cardNumber' &&
      key1 !== 'encryptedCardNumber' &&
      key1 !== 'name' &&
      key1 !== 'type' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

export const schemaOfBusinessCard: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    employeeId: { type: ['string', 'null'], source: 'domains L153; conventions L292' },
    cardNumber: { type: ['string', 'null'] },
    encryptedCardNumber: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    type: { anyOf: [{ ref: () => schemaOfBusinessCardType }, { type: 'null' }] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L153',
};
