import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { MAX_DEPTH, throwTooDeep } from '../../shared/validation/recursion.ts';
import { isAssignmentType, schemaOfAssignmentType } from './assignment-type.ts';

export function isAssignmentNode(data: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) throwTooDeep();
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.description !== undefined && typeof data.description !== 'string') return false;
  if (data.parentId !== undefined && typeof data.parentId !== 'string') return false;
  if (data.selectable !== undefined && typeof data.selectable !== 'boolean') return false;
  if (data.type !== undefined && !isAssignmentType(data.type)) return false;
  const data1 = data.assignments;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isAssignmentNode(item1, depth + 1)) return false;
    }
  }

  const data2 = data.additionalProperties;
  if (data2 !== undefined) {
    if (!isObject(data2)) return false;
    for (const key1 in data2) {
      if (typeof data2[key1] !== 'string') return false;
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
    id: { type: 'string' },
    code: { type: 'string' },
    description: { type: 'string' },
    longDescription: {},
    parentId: { type: 'string' },
    parentType: {},
    selectable: { type: 'boolean' },
    type: { ref: () => schemaOfAssignmentType },
    assignments: { type: 'array', items: { ref: () => schemaOfAssignmentNode } },
    additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
  },
  source: 'domains L136',
};
