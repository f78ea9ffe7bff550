import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retry } from './core/index.ts';
import type { Client as ClientSchemaSchema, Record as RecordSchema } from './types.ts';

export type { Client, Record } from './types.ts';

/** {@link readNothing2} is asked with nothing. */
export type ReadNothing2Request = Record<PropertyKey, never>;

/**
 * `GET /b`
 *
 * @returns One.
 */
export function readNothing2(
  client: Client,
  request?: ReadNothing2Request,
  options?: CallOptions,
): Call<ClientSchemaSchema> {
  return client.call(readNothing2Operation, request, options);
}

/** What the client must know to call {@link readNothing2}. */
export const readNothing2Operation: OperationDescription<ClientSchemaSchema> = {
  path: '/b',
  method: 'GET',
  answer: readJson,
  safe: retry,
  id: 'readNothing',
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
  answer: readJson,
  safe: retry,
  id: 'record',
};
