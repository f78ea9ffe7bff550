import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';
import type { ClientOptions as ClientOptionsSchema } from './types.ts';

export type { ClientOptions } from './types.ts';

export type JsonBodyRequest = Record<PropertyKey, never>;

export function jsonBody(client: Client, request?: JsonBodyRequest, options?: CallOptions): Call<ClientOptionsSchema> {
  return client.call(jsonBodyOperation, request, options);
}

export const jsonBodyOperation: OperationDescription<ClientOptionsSchema> = {
  path: '/a',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'jsonBody',
};
