import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isBusinessCardType, schemaOfBusinessCardType } from './business-card-type.ts';

export function isBusinessCard(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.employeeId !== undefined && typeof data.employeeId !== 'string') return false;
  if (data.cardNumber !== undefined && typeof data.cardNumber !== 'string') return false;
  if (data.encryptedCardNumber !== undefined && typeof data.encryptedCardNumber !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  const data1 = data.endDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.type !== undefined && !isBusinessCardType(data.type)) return false;
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
    id: { type: 'string' },
    employeeId: { type: 'string', source: 'domains L153; conventions L292' },
    cardNumber: { type: 'string' },
    encryptedCardNumber: { type: 'string' },
    name: { type: 'string' },
    type: { ref: () => schemaOfBusinessCardType },
    endDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L153',
};
