import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';
import type { Client as ClientSchemaSchema, Record as RecordSchema } from './types.ts';

export type { Client, Record } from './types.ts';

export type ReadNothingRequest = Record<PropertyKey, never>;

export function readNothing(
  client: Client,
  request?: ReadNothingRequest,
  options?: CallOptions,
): Call<ClientSchemaSchema> {
  return client.call(readNothingOperation, request, options);
}

export const readNothingOperation: OperationDescription<ClientSchemaSchema> = {
  path: '/b',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'readNothing',
};

export type RecordRequest = Record<PropertyKey, never>;

export function record(client: Client, request?: RecordRequest, options?: CallOptions): Call<RecordSchema> {
  return client.call(recordOperation, request, options);
}

export const recordOperation: OperationDescription<RecordSchema> = {
  path: '/f',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'record',
};
