import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';
import type { ClientOptions as ClientOptionsSchema } from './types.ts';

export type { ClientOptions } from './types.ts';

/** Request of {@link jsonBody2}, which takes no parameters and no body. */
export type JsonBody2Request = Record<PropertyKey, never>;

/**
 * `GET /a`
 *
 * @returns One.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await jsonBody2(client);
 */
export function jsonBody2(
  client: Client,
  request?: JsonBody2Request,
  options?: CallOptions,
): Call<ClientOptionsSchema> {
  return client.call(jsonBody2Operation, request, options);
}

/** Describes {@link jsonBody2} to the client. */
export const jsonBody2Operation: OperationDescription<ClientOptionsSchema> = {
  path: '/a',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'jsonBody',
};
