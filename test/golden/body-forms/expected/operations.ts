import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  binaryBody,
  jsonBody,
  multipartBody,
  readNoContent,
  textBody,
} from './runtime.ts';
import type { Mail, Pet, Scan } from './types.ts';

export type { Mail, Pet, Scan } from './types.ts';

/** What {@link sendJsonAsText} is asked with. */
export interface SendJsonAsTextRequest {
  body?: Pet;
}

/**
 * `POST /text`
 *
 * @returns Sent.
 */
export function sendJsonAsText(client: Client, request?: SendJsonAsTextRequest, options?: CallOptions): Call<void> {
  return client.call(sendJsonAsTextOperation, request, options);
}

/** What the client must know to call {@link sendJsonAsText}. */
export const sendJsonAsTextOperation: OperationDescription<void> = {
  path: '/text',
  method: 'POST',
  parts: [[jsonBody, 'text/plain']],
  response: readNoContent,
  id: 'sendJsonAsText',
};

/** What {@link sendAny} is asked with. */
export interface SendAnyRequest {
  body?: Pet;
}

/**
 * `POST /any`
 *
 * @returns Sent.
 */
export function sendAny(client: Client, request?: SendAnyRequest, options?: CallOptions): Call<void> {
  return client.call(sendAnyOperation, request, options);
}

/** What the client must know to call {@link sendAny}. */
export const sendAnyOperation: OperationDescription<void> = {
  path: '/any',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'sendAny',
};

/** What {@link sendBytes} is asked with. */
export interface SendBytesRequest {
  body?: globalThis.Blob;
}

/**
 * `POST /bytes`
 *
 * @returns Sent.
 */
export function sendBytes(client: Client, request?: SendBytesRequest, options?: CallOptions): Call<void> {
  return client.call(sendBytesOperation, request, options);
}

/** What the client must know to call {@link sendBytes}. */
export const sendBytesOperation: OperationDescription<void> = {
  path: '/bytes',
  method: 'POST',
  parts: [[binaryBody, 'application/octet-stream']],
  response: readNoContent,
  id: 'sendBytes',
};

/** What {@link sendMarkup} is asked with. */
export interface SendMarkupRequest {
  body?: string;
}

/**
 * `POST /markup`
 *
 * @returns Sent.
 */
export function sendMarkup(client: Client, request?: SendMarkupRequest, options?: CallOptions): Call<void> {
  return client.call(sendMarkupOperation, request, options);
}

/** What the client must know to call {@link sendMarkup}. */
export const sendMarkupOperation: OperationDescription<void> = {
  path: '/markup',
  method: 'POST',
  parts: [[textBody, 'text/xml']],
  response: readNoContent,
  id: 'sendMarkup',
};

/** What {@link sendFormOrJson} is asked with. */
export interface SendFormOrJsonRequest {
  body?: Scan;
}

/**
 * `POST /both`
 *
 * @returns Sent.
 */
export function sendFormOrJson(client: Client, request?: SendFormOrJsonRequest, options?: CallOptions): Call<void> {
  return client.call(sendFormOrJsonOperation, request, options);
}

/** What the client must know to call {@link sendFormOrJson}. */
export const sendFormOrJsonOperation: OperationDescription<void> = {
  path: '/both',
  method: 'POST',
  parts: [[multipartBody]],
  response: readNoContent,
  id: 'sendFormOrJson',
};

/** What {@link sendNoBytes} is asked with. */
export interface SendNoBytesRequest {
  body?: Mail;
}

/**
 * `POST /json`
 *
 * @returns Sent.
 */
export function sendNoBytes(client: Client, request?: SendNoBytesRequest, options?: CallOptions): Call<void> {
  return client.call(sendNoBytesOperation, request, options);
}

/** What the client must know to call {@link sendNoBytes}. */
export const sendNoBytesOperation: OperationDescription<void> = {
  path: '/json',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'sendNoBytes',
};
