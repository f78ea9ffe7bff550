import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';

export type GetAnyRequest = Record<PropertyKey, never>;

export function getAny(client: Client, request?: GetAnyRequest, options?: CallOptions): Call<unknown> {
  return client.call(getAnyOperation, request, options);
}

export const getAnyOperation: OperationDescription<unknown> = {
  path: '/any',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getAny',
};
