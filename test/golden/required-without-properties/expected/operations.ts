import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readNoContent } from './runtime.ts';
import type { ApartWrite } from './types.ts';

export type { ApartWrite } from './types.ts';

export interface SendApartRequest {
  body?: ApartWrite;
}

export function sendApart(client: Client, request?: SendApartRequest, options?: CallOptions): Call<void> {
  return client.call(sendApartOperation, request, options);
}

export const sendApartOperation: OperationDescription<void> = {
  path: '/apart',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'sendApart',
};
