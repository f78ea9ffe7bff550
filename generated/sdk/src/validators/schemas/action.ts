import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isAction(data: unknown): boolean {
  if (data !== 'ADD' && data !== 'UPDATE' && data !== 'REMOVE') return false;
  return true;
}

export const schemaOfAction: Schema | boolean = {
  type: 'string',
  enum: ['ADD', 'UPDATE', 'REMOVE'],
  source: 'conventions L121',
};
