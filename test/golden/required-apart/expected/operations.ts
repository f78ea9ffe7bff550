import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readNoContent } from './runtime.ts';
import type { ApartWrite } from './types.ts';

export type { ApartWrite } from './types.ts';

/** What {@link sendApart} is asked with. */
export interface SendApartRequest {
  body?: ApartWrite;
}

/**
 * `POST /apart`
 *
 * @returns Sent.
 */
export function sendApart(client: Client, request?: SendApartRequest, options?: CallOptions): Call<void> {
  return client.call(sendApartOperation, request, options);
}

/** What the client must know to call {@link sendApart}. */
export const sendApartOperation: OperationDescription<void> = {
  path: '/apart',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'sendApart',
};
