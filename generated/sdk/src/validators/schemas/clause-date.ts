import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isClauseOperator, schemaOfClauseOperator } from './clause-operator.ts';

export function isClauseDate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['value'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  if (data['withTime'] !== undefined && typeof data['withTime'] !== 'boolean') return false;
  const data2 = data['operator'];
  if (data2 !== undefined && data2 !== null && !isClauseOperator(data2)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults' && key1 !== 'withTime') return false;
  }

  return true;
}

export const schemaOfClauseDate: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { anyOf: [{ ref: () => schemaOfClauseOperator }, { type: 'null' }] },
    value: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    includeNullResults: { type: 'boolean' },
    withTime: { type: 'boolean' },
  },
  source: 'conventions L64; conventions L49',
};
