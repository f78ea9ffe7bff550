import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isSalesOrder(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

export const schemaOfSalesOrder: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L291; domains L292; domains L294',
};
