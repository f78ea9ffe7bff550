import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isCardGroup(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

export const schemaOfCardGroup: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L190',
};
