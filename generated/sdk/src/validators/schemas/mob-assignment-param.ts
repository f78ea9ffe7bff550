import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobAssignmentParam(data: unknown): boolean {
  if (!isObject(data)) return false;
  for (const key1 in data) {
    if (key1 !== 'type' && key1 !== 'value') return false;
  }

  return true;
}

export const schemaOfMobAssignmentParam: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { type: {}, value: {} },
  source: 'domains L176',
};
