import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, retryTransient } from './runtime.ts';

/** {@link ping} is asked with nothing. */
export type PingRequest = Record<PropertyKey, never>;

/**
 * `GET /ping`
 *
 * @returns Pong.
 */
export function ping(client: Client, request?: PingRequest, options?: CallOptions): Call<void> {
  return client.call(pingOperation, request, options);
}

/** What the client must know to call {@link ping}. */
export const pingOperation: OperationDescription<void> = {
  path: '/ping',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'ping',
};

/** {@link otherListPongs} is asked with nothing. */
export type OtherListPongsRequest = Record<PropertyKey, never>;

/**
 * `GET /pongs`
 *
 * @returns Pongs.
 */
export function otherListPongs(client: Client, request?: OtherListPongsRequest, options?: CallOptions): Call<void> {
  return client.call(otherListPongsOperation, request, options);
}

/** What the client must know to call {@link otherListPongs}. */
export const otherListPongsOperation: OperationDescription<void> = {
  path: '/pongs',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'other/list-pongs',
};
