import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isBusinessCardType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export const schemaOfBusinessCardType: Schema | boolean = { type: 'string', source: 'domains L153' };
