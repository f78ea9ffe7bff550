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

export interface SendJsonAsTextRequest {
  body?: Pet;
}

export function sendJsonAsText(client: Client, request?: SendJsonAsTextRequest, options?: CallOptions): Call<void> {
  return client.call(sendJsonAsTextOperation, request, options);
}

export const sendJsonAsTextOperation: OperationDescription<void> = {
  path: '/text',
  method: 'POST',
  parts: [[jsonBody, 'text/plain']],
  response: readNoContent,
  id: 'sendJsonAsText',
};

export interface SendAnyRequest {
  body?: Pet;
}

export function sendAny(client: Client, request?: SendAnyRequest, options?: CallOptions): Call<void> {
  return client.call(sendAnyOperation, request, options);
}

export const sendAnyOperation: OperationDescription<void> = {
  path: '/any',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'sendAny',
};

export interface SendBytesRequest {
  body?: BinaryBody;
}

export function sendBytes(client: Client, request?: SendBytesRequest, options?: CallOptions): Call<void> {
  return client.call(sendBytesOperation, request, options);
}

export const sendBytesOperation: OperationDescription<void> = {
  path: '/bytes',
  method: 'POST',
  parts: [[binaryBody, 'application/octet-stream']],
  response: readNoContent,
  id: 'sendBytes',
};

export interface SendMarkupRequest {
  body?: string;
}

export function sendMarkup(client: Client, request?: SendMarkupRequest, options?: CallOptions): Call<void> {
  return client.call(sendMarkupOperation, request, options);
}

export const sendMarkupOperation: OperationDescription<void> = {
  path: '/markup',
  method: 'POST',
  parts: [[textBody, 'text/xml']],
  response: readNoContent,
  id: 'sendMarkup',
};

export type SendFormOrJsonRequest =
  | { contentType?: 'multipart/form-data'; body?: Scan }
  | { contentType: 'application/json'; body: BytesAsText<Scan> };

export function sendFormOrJson(client: Client, request?: SendFormOrJsonRequest, options?: CallOptions): Call<void> {
  return client.call(sendFormOrJsonOperation, request, options);
}

export const sendFormOrJsonOperation: OperationDescription<void> = {
  path: '/both',
  method: 'POST',
  parts: [
    [
      alternativeBody,
      { name: 'multipart/form-data', property: 'body', takes: 'files', part: [multipartBody, 'body.page'] },
      { name: 'application/json', property: 'body', part: [jsonBody] },
    ],
  ],
  response: readNoContent,
  id: 'sendFormOrJson',
};

export interface SendNoBytesRequest {
  body?: Mail;
}

export function sendNoBytes(client: Client, request?: SendNoBytesRequest, options?: CallOptions): Call<void> {
  return client.call(sendNoBytesOperation, request, options);
}

export const sendNoBytesOperation: OperationDescription<void> = {
  path: '/json',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'sendNoBytes',
};

export interface SendEncodedFormRequest {
  body?: string;
}

export function sendEncodedForm(client: Client, request?: SendEncodedFormRequest, options?: CallOptions): Call<void> {
  return client.call(sendEncodedFormOperation, request, options);
}

export const sendEncodedFormOperation: OperationDescription<void> = {
  path: '/form',
  method: 'POST',
  parts: [[textBody, 'application/x-www-form-urlencoded']],
  response: readNoContent,
  id: 'sendEncodedForm',
};
