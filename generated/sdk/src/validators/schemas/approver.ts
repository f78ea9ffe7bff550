import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isApprover(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

export const schemaOfApprover: Schema | boolean = { type: 'object', additionalProperties: true, source: 'domains L62' };
