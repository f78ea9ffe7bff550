import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readNoContent } from './runtime.ts';
import type { ApartWrite } from './types.ts';

export type { ApartWrite } from './types.ts';

/** Request of {@link sendApart}. */
export interface SendApartRequest {
  body?: ApartWrite;
}

/**
 * `POST /apart`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendApart(client);
 */
export function sendApart(client: Client, request?: SendApartRequest, options?: CallOptions): Call<void> {
  return client.call(sendApartOperation, request, options);
}

/** Describes {@link sendApart} to the client. */
export const sendApartOperation: OperationDescription<void> = {
  path: '/apart',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'sendApart',
};
