import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isPatchOperation(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export const schemaOfPatchOperation: Schema | boolean = { type: 'string', source: 'domains L129', known: ['ADD'] };
