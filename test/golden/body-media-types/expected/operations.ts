import type { CallOptions, Client } from './core.ts';
import {
  type BinaryBody,
  type BytesAsText,
  type Call,
  type OperationDescription,
  alternativeBody,
  binaryBody,
  jsonBody,
  multipartBody,
  readNoContent,
  textBody,
} from './runtime.ts';
import type { Mail, Pet, Scan } from './types.ts';

export type { Mail, Pet, Scan } from './types.ts';

/** Request of {@link sendJsonAsText}. */
export interface SendJsonAsTextRequest {
  body?: Pet;
}

/**
 * `POST /text`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendJsonAsText(client);
 */
export function sendJsonAsText(client: Client, request?: SendJsonAsTextRequest, options?: CallOptions): Call<void> {
  return client.call(sendJsonAsTextOperation, request, options);
}

/** Describes {@link sendJsonAsText} to the client. */
export const sendJsonAsTextOperation: OperationDescription<void> = {
  path: '/text',
  method: 'POST',
  parts: [[jsonBody, 'text/plain']],
  response: readNoContent,
  id: 'sendJsonAsText',
};

/** Request of {@link sendAny}. */
export interface SendAnyRequest {
  body?: Pet;
}

/**
 * `POST /any`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendAny(client);
 */
export function sendAny(client: Client, request?: SendAnyRequest, options?: CallOptions): Call<void> {
  return client.call(sendAnyOperation, request, options);
}

/** Describes {@link sendAny} to the client. */
export const sendAnyOperation: OperationDescription<void> = {
  path: '/any',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'sendAny',
};

/** Request of {@link sendBytes}. */
export interface SendBytesRequest {
  body?: BinaryBody;
}

/**
 * `POST /bytes`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendBytes(client);
 */
export function sendBytes(client: Client, request?: SendBytesRequest, options?: CallOptions): Call<void> {
  return client.call(sendBytesOperation, request, options);
}

/** Describes {@link sendBytes} to the client. */
export const sendBytesOperation: OperationDescription<void> = {
  path: '/bytes',
  method: 'POST',
  parts: [[binaryBody, 'application/octet-stream']],
  response: readNoContent,
  id: 'sendBytes',
};

/** Request of {@link sendMarkup}. */
export interface SendMarkupRequest {
  body?: string;
}

/**
 * `POST /markup`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendMarkup(client);
 */
export function sendMarkup(client: Client, request?: SendMarkupRequest, options?: CallOptions): Call<void> {
  return client.call(sendMarkupOperation, request, options);
}

/** Describes {@link sendMarkup} to the client. */
export const sendMarkupOperation: OperationDescription<void> = {
  path: '/markup',
  method: 'POST',
  parts: [[textBody, 'text/xml']],
  response: readNoContent,
  id: 'sendMarkup',
};

/** Request of {@link sendFormOrJson}; `contentType` chooses the format of the body. */
export type SendFormOrJsonRequest =
  | { contentType?: 'multipart/form-data'; body?: Scan }
  | { contentType: 'application/json'; body: BytesAsText<Scan> };

/**
 * `POST /both`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendFormOrJson(client);
 */
export function sendFormOrJson(client: Client, request?: SendFormOrJsonRequest, options?: CallOptions): Call<void> {
  return client.call(sendFormOrJsonOperation, request, options);
}

/** Describes {@link sendFormOrJson} to the client. */
export const sendFormOrJsonOperation: OperationDescription<void> = {
  path: '/both',
  method: 'POST',
  parts: [
    [
      alternativeBody,
      { name: 'multipart/form-data', property: 'body', takes: 'files', part: [multipartBody] },
      { name: 'application/json', property: 'body', part: [jsonBody] },
    ],
  ],
  response: readNoContent,
  id: 'sendFormOrJson',
};

/** Request of {@link sendNoBytes}. */
export interface SendNoBytesRequest {
  body?: Mail;
}

/**
 * `POST /json`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendNoBytes(client);
 */
export function sendNoBytes(client: Client, request?: SendNoBytesRequest, options?: CallOptions): Call<void> {
  return client.call(sendNoBytesOperation, request, options);
}

/** Describes {@link sendNoBytes} to the client. */
export const sendNoBytesOperation: OperationDescription<void> = {
  path: '/json',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'sendNoBytes',
};

/** Request of {@link sendEncodedForm}. */
export interface SendEncodedFormRequest {
  body?: string;
}

/**
 * `POST /form`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendEncodedForm(client);
 */
export function sendEncodedForm(client: Client, request?: SendEncodedFormRequest, options?: CallOptions): Call<void> {
  return client.call(sendEncodedFormOperation, request, options);
}

/** Describes {@link sendEncodedForm} to the client. */
export const sendEncodedFormOperation: OperationDescription<void> = {
  path: '/form',
  method: 'POST',
  parts: [[textBody, 'application/x-www-form-urlencoded']],
  response: readNoContent,
  id: 'sendEncodedForm',
};
