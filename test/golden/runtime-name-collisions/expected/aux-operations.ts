import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';
import type { Client as ClientSchemaSchema, Record as RecordSchema } from './types.ts';

export type { Client, Record } from './types.ts';

/** Request of {@link readNothing}, which takes no parameters and no body. */
export type ReadNothingRequest = Record<PropertyKey, never>;

/**
 * `GET /b`
 *
 * @returns One.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await readNothing(client);
 */
export function readNothing(
  client: Client,
  request?: ReadNothingRequest,
  options?: CallOptions,
): Call<ClientSchemaSchema> {
  return client.call(readNothingOperation, request, options);
}

/** Describes {@link readNothing} to the client. */
export const readNothingOperation: OperationDescription<ClientSchemaSchema> = {
  path: '/b',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'readNothing',
};

/** Request of {@link record}, which takes no parameters and no body. */
export type RecordRequest = Record<PropertyKey, never>;

/**
 * `GET /f`
 *
 * @returns One.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await record(client);
 */
export function record(client: Client, request?: RecordRequest, options?: CallOptions): Call<RecordSchema> {
  return client.call(recordOperation, request, options);
}

/** Describes {@link record} to the client. */
export const recordOperation: OperationDescription<RecordSchema> = {
  path: '/f',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'record',
};
