import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isMobAssignmentParam, schemaOfMobAssignmentParam } from './mob-assignment-param.ts';

export function isMobAssignment(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['code'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['description'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['customerId'];
  if (data3 !== undefined && !Number.isInteger(data3) && data3 !== null) return false;
  const data4 = data['params'];
  if (data4 !== undefined) {
    if (!Array.isArray(data4) && data4 !== null) return false;
    if (data4 !== null) {
      for (const item1 of data4) {
        if (!isMobAssignmentParam(item1)) return false;
      }
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
    code: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    longDescription: {},
    parent_id: {},
    parentType: {},
    type: {},
    customerId: { type: ['integer', 'null'] },
    modules: {},
    assignments: {},
    params: { type: ['array', 'null'], items: { ref: () => schemaOfMobAssignmentParam } },
  },
  source: 'domains L176',
};
