import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, retryTransient } from './runtime.ts';

/** Request of {@link ping}, which takes no parameters and no body. */
export type PingRequest = Record<PropertyKey, never>;

/**
 * `GET /ping`
 *
 * @returns Pong.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await ping(client);
 */
export function ping(client: Client, request?: PingRequest, options?: CallOptions): Call<void> {
  return client.call(pingOperation, request, options);
}

/** Describes {@link ping} to the client. */
export const pingOperation: OperationDescription<void> = {
  path: '/ping',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'ping',
};

/** Request of {@link otherListPongs}, which takes no parameters and no body. */
export type OtherListPongsRequest = Record<PropertyKey, never>;

/**
 * `GET /pongs`
 *
 * @returns Pongs.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await otherListPongs(client);
 */
export function otherListPongs(client: Client, request?: OtherListPongsRequest, options?: CallOptions): Call<void> {
  return client.call(otherListPongsOperation, request, options);
}

/** Describes {@link otherListPongs} to the client. */
export const otherListPongsOperation: OperationDescription<void> = {
  path: '/pongs',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'other/list-pongs',
};
