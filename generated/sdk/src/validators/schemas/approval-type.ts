import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isApprovalType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export const schemaOfApprovalType: Schema | boolean = {
  type: 'string',
  source: 'domains L69; domains L270',
  known: ['QUOTATION'],
};
