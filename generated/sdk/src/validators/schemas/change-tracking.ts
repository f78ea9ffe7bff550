import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isUserBase, schemaOfUserBase } from './user-base.ts';

export function isChangeTracking(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['createdTime'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['createdById'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['modificationTime'];
  if (data3 !== undefined) {
    if (typeof data3 !== 'string' && data3 !== null) return false;
    if (data3 !== null && !isDateTime(data3)) return false;
  }

  const data4 = data['modificationById'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['createdBy'];
  if (data5 !== undefined && data5 !== null && !isUserBase(data5)) return false;
  const data6 = data['modificationBy'];
  if (data6 !== undefined && data6 !== null && !isUserBase(data6)) return false;
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
    createdTime: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    createdBy: { anyOf: [{ ref: () => schemaOfUserBase }, { type: 'null' }] },
    createdById: { type: ['string', 'null'] },
    modificationTime: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    modificationBy: { anyOf: [{ ref: () => schemaOfUserBase }, { type: 'null' }] },
    modificationById: { type: ['string', 'null'] },
  },
  source: 'conventions L87; conventions L162',
};
