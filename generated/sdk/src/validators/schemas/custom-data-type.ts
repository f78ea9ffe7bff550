import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCustomDataType(data: unknown): boolean {
  if (data !== 'NUMBER' && data !== 'DATE' && data !== 'BOOLEAN' && data !== 'ALPHANUMERIC') return false;
  return true;
}

export const schemaOfCustomDataType: Schema | boolean = {
  type: 'string',
  enum: ['NUMBER', 'DATE', 'BOOLEAN', 'ALPHANUMERIC'],
  source: 'conventions L126; conventions L252',
};
