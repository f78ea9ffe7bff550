import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobDocument(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.ident !== undefined && !Number.isInteger(data.ident)) return false;
  if (data.identVersion !== undefined && !Number.isInteger(data.identVersion)) return false;
  if (data.fileUrl !== undefined && typeof data.fileUrl !== 'string') return false;
  if (data.sysName !== undefined && typeof data.sysName !== 'string') return false;
  if (data.title !== undefined && typeof data.title !== 'string') return false;
  if (data.guid !== undefined && typeof data.guid !== 'string') return false;
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
    ident: { type: 'integer' },
    identVersion: { type: 'integer' },
    createDate: {},
    fileUrl: { type: 'string' },
    sysName: { type: 'string' },
    title: { type: 'string' },
    internal_ident: {},
    guid: { type: 'string' },
    version: {},
    deleted: {},
    token: {},
  },
  source: 'domains L176',
};
