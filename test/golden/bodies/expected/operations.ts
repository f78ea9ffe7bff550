import type { CallOptions, Client } from './core.ts';
import {
  type BinaryBody,
  type Call,
  type OperationDescription,
  alternativeBody,
  binaryBody,
  formBody,
  jsonBody,
  multipartBody,
  readNoContent,
  textBody,
} from './runtime.ts';

/** Request of {@link sendJson}; `contentType` chooses the format of the body. */
export type SendJsonRequest =
  | { contentType?: 'application/json'; body: { a?: string } }
  | { contentType: 'text/plain'; body: { [key: string]: unknown } };

/**
 * `PUT /json`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendJson(client, { body: { a: 'text' } });
 */
export function sendJson(client: Client, request: SendJsonRequest, options?: CallOptions): Call<void> {
  return client.call(sendJsonOperation, request, options);
}

/** Describes {@link sendJson} to the client. */
export const sendJsonOperation: OperationDescription<void> = {
  path: '/json',
  method: 'PUT',
  parts: [
    [
      alternativeBody,
      { name: 'application/json', property: 'body', part: [jsonBody] },
      { name: 'text/plain', property: 'body', part: [jsonBody, 'text/plain'] },
    ],
  ],
  response: readNoContent,
  id: 'sendJson',
};

/** Request of {@link sendPatch}. */
export interface SendPatchRequest {
  body?: { [key: string]: unknown };
}

/**
 * `PATCH /patch`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendPatch(client);
 */
export function sendPatch(client: Client, request?: SendPatchRequest, options?: CallOptions): Call<void> {
  return client.call(sendPatchOperation, request, options);
}

/** Describes {@link sendPatch} to the client. */
export const sendPatchOperation: OperationDescription<void> = {
  path: '/patch',
  method: 'PATCH',
  parts: [[jsonBody, 'application/merge-patch+json']],
  response: readNoContent,
  id: 'sendPatch',
};

/** Request of {@link sendForm}. */
export interface SendFormRequest {
  body?: { a?: string };
}

/**
 * `POST /form`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendForm(client);
 */
export function sendForm(client: Client, request?: SendFormRequest, options?: CallOptions): Call<void> {
  return client.call(sendFormOperation, request, options);
}

/** Describes {@link sendForm} to the client. */
export const sendFormOperation: OperationDescription<void> = {
  path: '/form',
  method: 'POST',
  parts: [[formBody]],
  response: readNoContent,
  id: 'sendForm',
};

/** Request of {@link sendFile}. */
export interface SendFileRequest {
  body: { content: globalThis.Blob };
}

/**
 * `POST /file`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendFile(client, { body });
 */
export function sendFile(client: Client, request: SendFileRequest, options?: CallOptions): Call<void> {
  return client.call(sendFileOperation, request, options);
}

/** Describes {@link sendFile} to the client. */
export const sendFileOperation: OperationDescription<void> = {
  path: '/file',
  method: 'POST',
  parts: [[multipartBody, 'body.content']],
  response: readNoContent,
  id: 'sendFile',
};

/** Request of {@link sendText}. */
export interface SendTextRequest {
  body?: string;
}

/**
 * `POST /text`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendText(client);
 */
export function sendText(client: Client, request?: SendTextRequest, options?: CallOptions): Call<void> {
  return client.call(sendTextOperation, request, options);
}

/** Describes {@link sendText} to the client. */
export const sendTextOperation: OperationDescription<void> = {
  path: '/text',
  method: 'POST',
  parts: [[textBody, 'text/plain']],
  response: readNoContent,
  id: 'sendText',
};

/** Request of {@link sendImage}. */
export interface SendImageRequest {
  body?: BinaryBody;
}

/**
 * `POST /image`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await sendImage(client);
 */
export function sendImage(client: Client, request?: SendImageRequest, options?: CallOptions): Call<void> {
  return client.call(sendImageOperation, request, options);
}

/** Describes {@link sendImage} to the client. */
export const sendImageOperation: OperationDescription<void> = {
  path: '/image',
  method: 'POST',
  parts: [[binaryBody, 'image/png']],
  response: readNoContent,
  id: 'sendImage',
};
