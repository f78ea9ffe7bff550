import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isMobAssignmentParam, schemaOfMobAssignmentParam } from './mob-assignment-param.ts';

export function isMobAssignment(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.description !== undefined && typeof data.description !== 'string') return false;
  if (data.customerId !== undefined && !Number.isInteger(data.customerId)) return false;
  const data1 = data.params;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isMobAssignmentParam(item1)) return false;
    }
  }

  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'code' &&
      key1 !== 'description' &&
      key1 !== 'longDescription' &&
      key1 !== 'parent_id' &&
      key1 !== 'parentType' &&
      key1 !== 'type' &&
      key1 !== 'customerId' &&
      key1 !== 'modules' &&
      key1 !== 'assignments' &&
      key1 !== 'params'
    )
      return false;
  }

  return true;
}

export const schemaOfMobAssignment: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: {},
    code: { type: 'string' },
    description: { type: 'string' },
    longDescription: {},
    parent_id: {},
    parentType: {},
    type: {},
    customerId: { type: 'integer' },
    modules: {},
    assignments: {},
    params: { type: 'array', items: { ref: () => schemaOfMobAssignmentParam } },
  },
  source: 'domains L176',
};
