import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isClauseOperator, schemaOfClauseOperator } from './clause-operator.ts';

export function isClauseBoolean(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['value'] !== undefined && typeof data['value'] !== 'boolean') return false;
  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  const data1 = data['operator'];
  if (data1 !== undefined && data1 !== null && !isClauseOperator(data1)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults') return false;
  }

  return true;
}

export const schemaOfClauseBoolean: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { anyOf: [{ ref: () => schemaOfClauseOperator }, { type: 'null' }] },
    value: { type: 'boolean' },
    includeNullResults: { type: 'boolean' },
  },
  source: 'conventions L62; conventions L55',
};
