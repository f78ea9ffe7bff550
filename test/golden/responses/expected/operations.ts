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

/** Request of {@link getText}, which takes no parameters and no body. */
export type GetTextRequest = Record<PropertyKey, never>;

/**
 * `GET /text`
 *
 * @returns Text.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getText(client);
 */
export function getText(client: Client, request?: GetTextRequest, options?: CallOptions): Call<string> {
  return client.call(getTextOperation, request, options);
}

/** Describes {@link getText} to the client. */
export const getTextOperation: OperationDescription<string> = {
  path: '/text',
  method: 'GET',
  response: readText,
  retry: retryTransient,
  id: 'getText',
};

/** Request of {@link getState}, which takes no parameters and no body. */
export type GetStateRequest = Record<PropertyKey, never>;

/**
 * `GET /state`
 *
 * @returns A state.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getState(client);
 */
export function getState(client: Client, request?: GetStateRequest, options?: CallOptions): Call<'on' | 'off'> {
  return client.call(getStateOperation, request, options);
}

/** Describes {@link getState} to the client. */
export const getStateOperation: OperationDescription<'on' | 'off'> = {
  path: '/state',
  method: 'GET',
  response: readText,
  retry: retryTransient,
  id: 'getState',
};

/** Request of {@link getId}, which takes no parameters and no body. */
export type GetIdRequest = Record<PropertyKey, never>;

/**
 * `GET /id`
 *
 * @returns An id.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getId(client);
 */
export function getId(client: Client, request?: GetIdRequest, options?: CallOptions): Call<string> {
  return client.call(getIdOperation, request, options);
}

/** Describes {@link getId} to the client. */
export const getIdOperation: OperationDescription<string> = {
  path: '/id',
  method: 'GET',
  response: readString,
  retry: retryTransient,
  id: 'getId',
};

/** Request of {@link getImage}, which takes no parameters and no body. */
export type GetImageRequest = Record<PropertyKey, never>;

/**
 * `GET /image`
 *
 * @returns An image.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getImage(client);
 */
export function getImage(client: Client, request?: GetImageRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getImageOperation, request, options);
}

/** Describes {@link getImage} to the client. */
export const getImageOperation: OperationDescription<globalThis.Blob> = {
  path: '/image',
  method: 'GET',
  response: readAccepting('image/png, */*;q=0.5', readBlob),
  retry: retryTransient,
  id: 'getImage',
};

/** Request of {@link getNothing}, which takes no parameters and no body. */
export type GetNothingRequest = Record<PropertyKey, never>;

/**
 * `DELETE /none`
 *
 * @returns Nothing.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getNothing(client);
 */
export function getNothing(client: Client, request?: GetNothingRequest, options?: CallOptions): Call<void> {
  return client.call(getNothingOperation, request, options);
}

/** Describes {@link getNothing} to the client. */
export const getNothingOperation: OperationDescription<void> = {
  path: '/none',
  method: 'DELETE',
  response: readNoContent,
  id: 'getNothing',
};

/** Request of {@link getBoth}, which takes no parameters and no body. */
export type GetBothRequest = Record<PropertyKey, never>;

/** Response data of {@link getBoth}. */
export type GetBothResponse = { a?: string } | undefined;

/** Error bodies of {@link getBoth} by status. */
export type GetBothErrors = Record<404, unknown>;

/**
 * `GET /both`
 *
 * @returns 200: Here.
 * 204: Not here.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getBoth(client);
 */
export function getBoth(
  client: Client,
  request?: GetBothRequest,
  options?: CallOptions,
): Call<GetBothResponse, GetBothErrors> {
  return client.call(getBothOperation, request, options);
}

/** Describes {@link getBoth} to the client. */
export const getBothOperation: OperationDescription<GetBothResponse, GetBothErrors> = {
  path: '/both',
  method: 'GET',
  response: readOptional(readJson),
  retry: retryTransient,
  id: 'getBoth',
};

/** Request of {@link getDefault}, which takes no parameters and no body. */
export type GetDefaultRequest = Record<PropertyKey, never>;

/** Response data of {@link getDefault}. */
export type GetDefaultResponse = boolean | undefined;

/** Error bodies of {@link getDefault} by status. */
export type GetDefaultErrors = Record<'default', boolean>;

/**
 * `GET /default`
 *
 * @returns All there is.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getDefault(client);
 */
export function getDefault(
  client: Client,
  request?: GetDefaultRequest,
  options?: CallOptions,
): Call<GetDefaultResponse, GetDefaultErrors> {
  return client.call(getDefaultOperation, request, options);
}

/** Describes {@link getDefault} to the client. */
export const getDefaultOperation: OperationDescription<GetDefaultResponse, GetDefaultErrors> = {
  path: '/default',
  method: 'GET',
  response: readOptional(readJson),
  retry: retryTransient,
  id: 'getDefault',
};

/** Request of {@link getUnsaid}, which takes no parameters and no body. */
export type GetUnsaidRequest = Record<PropertyKey, never>;

/**
 * `GET /unsaid`
 *
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getUnsaid(client);
 */
export function getUnsaid(client: Client, request?: GetUnsaidRequest, options?: CallOptions): Call<void> {
  return client.call(getUnsaidOperation, request, options);
}

/** Describes {@link getUnsaid} to the client. */
export const getUnsaidOperation: OperationDescription<void> = {
  path: '/unsaid',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'getUnsaid',
};
