import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isForcedVatAmountHolder(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['amount'];
  if (data1 !== undefined && !Number.isFinite(data1) && data1 !== null) return false;
  const data2 = data['managementObjectLineId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  if (typeof data['forced'] !== 'boolean') return false;
  for (const key1 in data) {
    if (key1 !== 'amount' && key1 !== 'managementObjectLineId' && key1 !== 'forced') return false;
  }

  return true;
}

export const schemaOfForcedVatAmountHolder: Schema | boolean = {
  type: 'object',
  required: ['forced'],
  additionalProperties: false,
  properties: {
    amount: { type: ['number', 'null'] },
    managementObjectLineId: { type: ['string', 'null'], source: 'domains L115; conventions L260' },
    forced: { type: 'boolean' },
  },
  source: 'domains L115; conventions L260',
};
