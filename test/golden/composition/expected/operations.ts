import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';

/** Request of {@link getAny}, which takes no parameters and no body. */
export type GetAnyRequest = Record<PropertyKey, never>;

/**
 * `GET /any`
 *
 * @returns d
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getAny(client);
 */
export function getAny(client: Client, request?: GetAnyRequest, options?: CallOptions): Call<unknown> {
  return client.call(getAnyOperation, request, options);
}

/** Describes {@link getAny} to the client. */
export const getAnyOperation: OperationDescription<unknown> = {
  path: '/any',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getAny',
};
