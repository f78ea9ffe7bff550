import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  readAccepting,
  readBlob,
  readJson,
  readNoContent,
  readOptional,
  readString,
  readText,
  retryTransient,
} from './runtime.ts';

/** {@link getText} is asked with nothing. */
export type GetTextRequest = Record<PropertyKey, never>;

/**
 * `GET /text`
 *
 * @returns Text.
 */
export function getText(client: Client, request?: GetTextRequest, options?: CallOptions): Call<string> {
  return client.call(getTextOperation, request, options);
}

/** What the client must know to call {@link getText}. */
export const getTextOperation: OperationDescription<string> = {
  path: '/text',
  method: 'GET',
  response: readText,
  retry: retryTransient,
  id: 'getText',
};

/** {@link getId} is asked with nothing. */
export type GetIdRequest = Record<PropertyKey, never>;

/**
 * `GET /id`
 *
 * @returns An id.
 */
export function getId(client: Client, request?: GetIdRequest, options?: CallOptions): Call<string> {
  return client.call(getIdOperation, request, options);
}

/** What the client must know to call {@link getId}. */
export const getIdOperation: OperationDescription<string> = {
  path: '/id',
  method: 'GET',
  response: readString,
  retry: retryTransient,
  id: 'getId',
};

/** {@link getImage} is asked with nothing. */
export type GetImageRequest = Record<PropertyKey, never>;

/**
 * `GET /image`
 *
 * @returns An image.
 */
export function getImage(client: Client, request?: GetImageRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getImageOperation, request, options);
}

/** What the client must know to call {@link getImage}. */
export const getImageOperation: OperationDescription<globalThis.Blob> = {
  path: '/image',
  method: 'GET',
  response: readAccepting('image/png, */*;q=0.5', readBlob),
  retry: retryTransient,
  id: 'getImage',
};

/** {@link getNothing} is asked with nothing. */
export type GetNothingRequest = Record<PropertyKey, never>;

/**
 * `DELETE /none`
 *
 * @returns Nothing.
 */
export function getNothing(client: Client, request?: GetNothingRequest, options?: CallOptions): Call<void> {
  return client.call(getNothingOperation, request, options);
}

/** What the client must know to call {@link getNothing}. */
export const getNothingOperation: OperationDescription<void> = {
  path: '/none',
  method: 'DELETE',
  response: readNoContent,
  id: 'getNothing',
};

/** {@link getBoth} is asked with nothing. */
export type GetBothRequest = Record<PropertyKey, never>;

/** What {@link getBoth} answers. */
export type GetBothAnswer = { a?: string } | undefined;

/**
 * `GET /both`
 *
 * @returns 200: Here.
 * 204: Not here.
 */
export function getBoth(client: Client, request?: GetBothRequest, options?: CallOptions): Call<GetBothAnswer> {
  return client.call(getBothOperation, request, options);
}

/** What the client must know to call {@link getBoth}. */
export const getBothOperation: OperationDescription<GetBothAnswer> = {
  path: '/both',
  method: 'GET',
  response: readOptional(readJson),
  retry: retryTransient,
  id: 'getBoth',
};

/** {@link getDefault} is asked with nothing. */
export type GetDefaultRequest = Record<PropertyKey, never>;

/**
 * `GET /default`
 *
 * @returns All there is.
 */
export function getDefault(client: Client, request?: GetDefaultRequest, options?: CallOptions): Call<boolean> {
  return client.call(getDefaultOperation, request, options);
}

/** What the client must know to call {@link getDefault}. */
export const getDefaultOperation: OperationDescription<boolean> = {
  path: '/default',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getDefault',
};

/** {@link getUnsaid} is asked with nothing. */
export type GetUnsaidRequest = Record<PropertyKey, never>;

/** `GET /unsaid` */
export function getUnsaid(client: Client, request?: GetUnsaidRequest, options?: CallOptions): Call<void> {
  return client.call(getUnsaidOperation, request, options);
}

/** What the client must know to call {@link getUnsaid}. */
export const getUnsaidOperation: OperationDescription<void> = {
  path: '/unsaid',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'getUnsaid',
};
