import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isClauseOperator(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export const schemaOfClauseOperator: Schema | boolean = {
  type: 'string',
  source: 'conventions L61; conventions L67',
  known: ['IS'],
};
