import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isUserBase, schemaOfUserBase } from './user-base.ts';

export function isChangeTracking(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data.createdTime;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.createdById !== undefined && typeof data.createdById !== 'string') return false;
  const data2 = data.modificationTime;
  if (data2 !== undefined) {
    if (typeof data2 !== 'string') return false;
    if (!isDateTime(data2)) return false;
  }

  if (data.modificationById !== undefined && typeof data.modificationById !== 'string') return false;
  if (data.createdBy !== undefined && !isUserBase(data.createdBy)) return false;
  if (data.modificationBy !== undefined && !isUserBase(data.modificationBy)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'createdTime' &&
      key1 !== 'createdBy' &&
      key1 !== 'createdById' &&
      key1 !== 'modificationTime' &&
      key1 !== 'modificationBy' &&
      key1 !== 'modificationById'
    )
      return false;
  }

  return true;
}

export const schemaOfChangeTracking: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    createdTime: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    createdBy: { ref: () => schemaOfUserBase },
    createdById: { type: 'string' },
    modificationTime: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    modificationBy: { ref: () => schemaOfUserBase },
    modificationById: { type: 'string' },
  },
  source: 'conventions L87; conventions L162',
};
