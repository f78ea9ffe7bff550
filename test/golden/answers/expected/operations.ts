import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  readBlob,
  readJson,
  readNothing,
  readString,
  readText,
  retry,
} from './core/index.ts';

/** What {@link getText} is asked with. */
export interface GetTextRequest {}

/** `GET /text` */
export function getText(client: Client, request?: GetTextRequest, options?: CallOptions): Call<string> {
  return client.call(getTextOperation, request, options);
}

/** What the client must know to call {@link getText}. */
export const getTextOperation: OperationDescription<string> = {
  id: 'getText',
  method: 'GET',
  path: '/text',
  answer: readText,
  safe: retry,
};

/** What {@link getId} is asked with. */
export interface GetIdRequest {}

/** `GET /id` */
export function getId(client: Client, request?: GetIdRequest, options?: CallOptions): Call<string> {
  return client.call(getIdOperation, request, options);
}

/** What the client must know to call {@link getId}. */
export const getIdOperation: OperationDescription<string> = {
  id: 'getId',
  method: 'GET',
  path: '/id',
  answer: readString,
  safe: retry,
};

/** What {@link getImage} is asked with. */
export interface GetImageRequest {}

/** `GET /image` */
export function getImage(client: Client, request?: GetImageRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getImageOperation, request, options);
}

/** What the client must know to call {@link getImage}. */
export const getImageOperation: OperationDescription<globalThis.Blob> = {
  id: 'getImage',
  method: 'GET',
  path: '/image',
  answer: readBlob,
  safe: retry,
};

/** What {@link getNothing} is asked with. */
export interface GetNothingRequest {}

/** `DELETE /none` */
export function getNothing(client: Client, request?: GetNothingRequest, options?: CallOptions): Call<void> {
  return client.call(getNothingOperation, request, options);
}

/** What the client must know to call {@link getNothing}. */
export const getNothingOperation: OperationDescription<void> = {
  id: 'getNothing',
  method: 'DELETE',
  path: '/none',
  answer: readNothing,
};

/** What {@link getBoth} is asked with. */
export interface GetBothRequest {}

/** What {@link getBoth} answers. */
export type GetBothAnswer = { a?: string } | undefined;

/** `GET /both` */
export function getBoth(client: Client, request?: GetBothRequest, options?: CallOptions): Call<GetBothAnswer> {
  return client.call(getBothOperation, request, options);
}

/** What the client must know to call {@link getBoth}. */
export const getBothOperation: OperationDescription<GetBothAnswer> = {
  id: 'getBoth',
  method: 'GET',
  path: '/both',
  answer: readJson,
  safe: retry,
};

/** What {@link getDefault} is asked with. */
export interface GetDefaultRequest {}

/** `GET /default` */
export function getDefault(client: Client, request?: GetDefaultRequest, options?: CallOptions): Call<boolean> {
  return client.call(getDefaultOperation, request, options);
}

/** What the client must know to call {@link getDefault}. */
export const getDefaultOperation: OperationDescription<boolean> = {
  id: 'getDefault',
  method: 'GET',
  path: '/default',
  answer: readJson,
  safe: retry,
};

/** What {@link getUnsaid} is asked with. */
export interface GetUnsaidRequest {}

/** `GET /unsaid` */
export function getUnsaid(client: Client, request?: GetUnsaidRequest, options?: CallOptions): Call<void> {
  return client.call(getUnsaidOperation, request, options);
}

/** What the client must know to call {@link getUnsaid}. */
export const getUnsaidOperation: OperationDescription<void> = {
  id: 'getUnsaid',
  method: 'GET',
  path: '/unsaid',
  answer: readNothing,
  safe: retry,
};
