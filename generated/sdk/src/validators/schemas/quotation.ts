import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isQuotation(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

export const schemaOfQuotation: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L295; domains L297',
};
