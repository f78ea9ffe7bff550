import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isClauseOperator, schemaOfClauseOperator } from './clause-operator.ts';

export function isClauseString(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['value'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  const data2 = data['wildcards'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['operator'];
  if (data3 !== undefined && data3 !== null && !isClauseOperator(data3)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults' && key1 !== 'wildcards') return false;
  }

  return true;
}

export const schemaOfClauseString: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { anyOf: [{ ref: () => schemaOfClauseOperator }, { type: 'null' }] },
    value: { type: ['string', 'null'] },
    includeNullResults: { type: 'boolean' },
    wildcards: { type: ['string', 'null'] },
  },
  source: 'conventions L61',
};
