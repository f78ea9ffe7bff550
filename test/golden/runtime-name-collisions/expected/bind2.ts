import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';
import type { ClientOptions as ClientOptionsSchema } from './types.ts';

export type { ClientOptions } from './types.ts';

/** Request of {@link jsonBody}, which takes no parameters and no body. */
export type JsonBodyRequest = Record<PropertyKey, never>;

/**
 * `GET /a`
 *
 * @returns One.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await jsonBody(client);
 */
export function jsonBody(client: Client, request?: JsonBodyRequest, options?: CallOptions): Call<ClientOptionsSchema> {
  return client.call(jsonBodyOperation, request, options);
}

/** Describes {@link jsonBody} to the client. */
export const jsonBodyOperation: OperationDescription<ClientOptionsSchema> = {
  path: '/a',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'jsonBody',
};
