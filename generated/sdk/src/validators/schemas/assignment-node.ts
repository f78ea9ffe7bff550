import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { MAX_DEPTH, throwTooDeep } from '../../shared/validation/recursion.ts';
import { isAssignmentType, schemaOfAssignmentType } from './assignment-type.ts';

export function isAssignmentNode(data: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) throwTooDeep();
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['description'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['parentId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  if (data['selectable'] !== undefined && typeof data['selectable'] !== 'boolean') return false;
  const data5 = data['type'];
  if (data5 !== undefined && data5 !== null && !isAssignmentType(data5)) return false;
  const data6 = data['assignments'];
  if (data6 !== undefined) {
    if (!Array.isArray(data6) && data6 !== null) return false;
    if (data6 !== null) {
      for (const item1 of data6) {
        if (!isAssignmentNode(item1, depth + 1)) return false;
      }
    }
  }

  const data7 = data['additionalProperties'];
  if (data7 !== undefined) {
    if (!isObject(data7) && data7 !== null) return false;
    if (data7 !== null) {
      for (const key1 in data7) {
        if (typeof data7[key1] !== 'string') return false;
      }
    }
  }

  for (const key2 in data) {
    if (
      key2 !== 'id' &&
      key2 !== 'code' &&
      key2 !== 'description' &&
      key2 !== 'longDescription' &&
      key2 !== 'parentId' &&
      key2 !== 'parentType' &&
      key2 !== 'selectable' &&
      key2 !== 'type' &&
      key2 !== 'assignments' &&
      key2 !== 'additionalProperties'
    )
      return false;
  }

  return true;
}

export const schemaOfAssignmentNode: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    longDescription: {},
    parentId: { type: ['string', 'null'] },
    parentType: {},
    selectable: { type: 'boolean' },
    type: { anyOf: [{ ref: () => schemaOfAssignmentType }, { type: 'null' }] },
    assignments: { type: ['array', 'null'], items: { ref: () => schemaOfAssignmentNode } },
    additionalProperties: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
  },
  source: 'domains L136',
};
