import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCustomDataReadOptionValue(data: unknown): boolean {
  if (data !== 'CUSTOM_DATA') return false;
  return true;
}

export const schemaOfCustomDataReadOptionValue: Schema | boolean = {
  type: 'string',
  enum: ['CUSTOM_DATA'],
  source: 'conventions L81; conventions L243',
};
