import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, retryTransient } from './runtime.ts';

/** Request of {@link prefix2}, which takes no parameters and no body. */
export type Prefix2Request = Record<PropertyKey, never>;

/**
 * `GET /games/e`
 *
 * @returns None.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await prefix2(client);
 */
export function prefix2(client: Client, request?: Prefix2Request, options?: CallOptions): Call<void> {
  return client.call(prefix2Operation, request, options);
}

/** Describes {@link prefix2} to the client. */
export const prefix2Operation: OperationDescription<void> = {
  path: '/games/e',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'prefix',
};
