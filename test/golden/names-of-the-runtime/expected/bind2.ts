import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';
import type { ClientOptions as ClientOptionsSchema } from './types.ts';

export type { ClientOptions } from './types.ts';

/** {@link jsonBody2} is asked with nothing. */
export type JsonBody2Request = Record<PropertyKey, never>;

/**
 * `GET /a`
 *
 * @returns One.
 */
export function jsonBody2(
  client: Client,
  request?: JsonBody2Request,
  options?: CallOptions,
): Call<ClientOptionsSchema> {
  return client.call(jsonBody2Operation, request, options);
}

/** What the client must know to call {@link jsonBody2}. */
export const jsonBody2Operation: OperationDescription<ClientOptionsSchema> = {
  path: '/a',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'jsonBody',
};
