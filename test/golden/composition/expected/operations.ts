import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';

/** {@link getAny} is asked with nothing. */
export type GetAnyRequest = Record<PropertyKey, never>;

/**
 * `GET /any`
 *
 * @returns d
 */
export function getAny(client: Client, request?: GetAnyRequest, options?: CallOptions): Call<unknown> {
  return client.call(getAnyOperation, request, options);
}

/** What the client must know to call {@link getAny}. */
export const getAnyOperation: OperationDescription<unknown> = {
  path: '/any',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getAny',
};
