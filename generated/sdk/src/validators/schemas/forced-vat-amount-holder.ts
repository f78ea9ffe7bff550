import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isForcedVatAmountHolder(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.amount !== undefined && !Number.isFinite(data.amount)) return false;
  if (data.managementObjectLineId !== undefined && typeof data.managementObjectLineId !== 'string') return false;
  if (typeof data.forced !== 'boolean') return false;
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
    amount: { type: 'number' },
    managementObjectLineId: { type: 'string', source: 'domains L115; conventions L260' },
    forced: { type: 'boolean' },
  },
  source: 'domains L115; conventions L260',
};
