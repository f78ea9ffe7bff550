import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobDocument(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !Number.isInteger(data1) && data1 !== null) return false;
  const data2 = data['identVersion'];
  if (data2 !== undefined && !Number.isInteger(data2) && data2 !== null) return false;
  const data3 = data['fileUrl'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['sysName'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['title'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['guid'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  for (const key1 in data) {
    if (
      key1 !== 'ident' &&
      key1 !== 'identVersion' &&
      key1 !== 'createDate' &&
      key1 !== 'fileUrl' &&
      key1 !== 'sysName' &&
      key1 !== 'title' &&
      key1 !== 'internal_ident' &&
      key1 !== 'guid' &&
      key1 !== 'version' &&
      key1 !== 'deleted' &&
      key1 !== 'token'
    )
      return false;
  }

  return true;
}

export const schemaOfMobDocument: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    identVersion: { type: ['integer', 'null'] },
    createDate: {},
    fileUrl: { type: ['string', 'null'] },
    sysName: { type: ['string', 'null'] },
    title: { type: ['string', 'null'] },
    internal_ident: {},
    guid: { type: ['string', 'null'] },
    version: {},
    deleted: {},
    token: {},
  },
  source: 'domains L176',
};
