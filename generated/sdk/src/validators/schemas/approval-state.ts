import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isApprovalState(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export const schemaOfApprovalState: Schema | boolean = { type: 'string', source: 'conventions L146', known: ['NONE'] };
