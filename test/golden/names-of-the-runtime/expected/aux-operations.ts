import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './core/index.ts';
import type { Client as ClientSchemaSchema, Record as RecordSchema } from './types.ts';

export type { Client, Record } from './types.ts';

/** {@link readNoContent2} is asked with nothing. */
export type ReadNoContent2Request = Record<PropertyKey, never>;

/**
 * `GET /b`
 *
 * @returns One.
 */
export function readNoContent2(
  client: Client,
  request?: ReadNoContent2Request,
  options?: CallOptions,
): Call<ClientSchemaSchema> {
  return client.call(readNoContent2Operation, request, options);
}

/** What the client must know to call {@link readNoContent2}. */
export const readNoContent2Operation: OperationDescription<ClientSchemaSchema> = {
  path: '/b',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'readNoContent',
};

/** {@link record} is asked with nothing. */
export type RecordRequest = Record<PropertyKey, never>;

/**
 * `GET /f`
 *
 * @returns One.
 */
export function record(client: Client, request?: RecordRequest, options?: CallOptions): Call<RecordSchema> {
  return client.call(recordOperation, request, options);
}

/** What the client must know to call {@link record}. */
export const recordOperation: OperationDescription<RecordSchema> = {
  path: '/f',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'record',
};
