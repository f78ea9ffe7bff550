import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCardGroupReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export const schemaOfCardGroupReadOptionValue: Schema | boolean = {
  type: 'string',
  source: 'conventions L71; conventions L73',
  known: ['TAGS'],
};
