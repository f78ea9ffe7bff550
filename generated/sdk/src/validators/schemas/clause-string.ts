import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isClauseOperator, schemaOfClauseOperator } from './clause-operator.ts';

export function isClauseString(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.value !== undefined && typeof data.value !== 'string') return false;
  if (data.includeNullResults !== undefined && typeof data.includeNullResults !== 'boolean') return false;
  if (data.wildcards !== undefined && typeof data.wildcards !== 'string') return false;
  if (data.operator !== undefined && !isClauseOperator(data.operator)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults' && key1 !== 'wildcards') return false;
  }

  return true;
}

export const schemaOfClauseString: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { ref: () => schemaOfClauseOperator },
    value: { type: 'string' },
    includeNullResults: { type: 'boolean' },
    wildcards: { type: 'string' },
  },
  source: 'conventions L61',
};
