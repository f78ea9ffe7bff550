import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isValidityType(data: unknown): boolean {
  if (data !== 'VALID' && data !== 'INVALID') return false;
  return true;
}

export const schemaOfValidityType: Schema | boolean = {
  type: 'string',
  enum: ['VALID', 'INVALID'],
  source: 'conventions L136; conventions L147',
};
