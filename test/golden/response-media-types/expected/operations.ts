import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  readAccepting,
  readBlob,
  readHtml,
  readJson,
  readJsonText,
  readNoContent,
  readNullableString,
  readOptional,
  readText,
  readTypedString,
  retryTransient,
} from './runtime.ts';
import type { Code, Pet } from './types.ts';

export type { Code, Pet } from './types.ts';

/** Request of {@link getAnything}, which takes no parameters and no body. */
export type GetAnythingRequest = Record<PropertyKey, never>;

/**
 * `GET /anything`
 *
 * @returns Bytes.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getAnything(client);
 */
export function getAnything(
  client: Client,
  request?: GetAnythingRequest,
  options?: CallOptions,
): Call<globalThis.Blob> {
  return client.call(getAnythingOperation, request, options);
}

/** Describes {@link getAnything} to the client. */
export const getAnythingOperation: OperationDescription<globalThis.Blob> = {
  path: '/anything',
  method: 'GET',
  response: readBlob,
  retry: retryTransient,
  id: 'getAnything',
};

/** Request of {@link getBytes}, which takes no parameters and no body. */
export type GetBytesRequest = Record<PropertyKey, never>;

/**
 * `GET /bytes`
 *
 * @returns Bytes.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getBytes(client);
 */
export function getBytes(client: Client, request?: GetBytesRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getBytesOperation, request, options);
}

/** Describes {@link getBytes} to the client. */
export const getBytesOperation: OperationDescription<globalThis.Blob> = {
  path: '/bytes',
  method: 'GET',
  response: readAccepting('application/json, */*;q=0.5', readBlob),
  retry: retryTransient,
  id: 'getBytes',
};

/** Request of {@link getMixed}, which takes no parameters and no body. */
export type GetMixedRequest = Record<PropertyKey, never>;

/** Response data of {@link getMixed}. */
export type GetMixedResponse = Pet | undefined;

/**
 * `GET /mixed`
 *
 * @returns 200: A pet.
 * 202: A page.
 * 204: Nothing.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getMixed(client);
 */
export function getMixed(client: Client, request?: GetMixedRequest, options?: CallOptions): Call<GetMixedResponse> {
  return client.call(getMixedOperation, request, options);
}

/** Describes {@link getMixed} to the client. */
export const getMixedOperation: OperationDescription<GetMixedResponse> = {
  path: '/mixed',
  method: 'GET',
  response: readOptional(readJson),
  retry: retryTransient,
  id: 'getMixed',
};

/** Request of {@link getJsonAsText}, which takes no parameters and no body. */
export type GetJsonAsTextRequest = Record<PropertyKey, never>;

/**
 * `GET /text`
 *
 * @returns A pet.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getJsonAsText(client);
 */
export function getJsonAsText(client: Client, request?: GetJsonAsTextRequest, options?: CallOptions): Call<Pet> {
  return client.call(getJsonAsTextOperation, request, options);
}

/** Describes {@link getJsonAsText} to the client. */
export const getJsonAsTextOperation: OperationDescription<Pet> = {
  path: '/text',
  method: 'GET',
  response: readAccepting('text/plain', readJsonText),
  retry: retryTransient,
  id: 'getJsonAsText',
};

/** Request of {@link getCode}, which takes no parameters and no body. */
export type GetCodeRequest = Record<PropertyKey, never>;

/**
 * `GET /code`
 *
 * @returns A code.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getCode(client);
 */
export function getCode(client: Client, request?: GetCodeRequest, options?: CallOptions): Call<Code> {
  return client.call(getCodeOperation, request, options);
}

/** Describes {@link getCode} to the client. */
export const getCodeOperation: OperationDescription<Code> = {
  path: '/code',
  method: 'GET',
  response: readTypedString,
  retry: retryTransient,
  id: 'getCode',
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
  response: readTypedString,
  retry: retryTransient,
  id: 'getState',
};

/** Request of {@link getName}, which takes no parameters and no body. */
export type GetNameRequest = Record<PropertyKey, never>;

/** Response data of {@link getName}. */
export type GetNameResponse = string | null;

/**
 * `GET /name`
 *
 * @returns A name.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getName(client);
 */
export function getName(client: Client, request?: GetNameRequest, options?: CallOptions): Call<GetNameResponse> {
  return client.call(getNameOperation, request, options);
}

/** Describes {@link getName} to the client. */
export const getNameOperation: OperationDescription<GetNameResponse> = {
  path: '/name',
  method: 'GET',
  response: readNullableString,
  retry: retryTransient,
  id: 'getName',
};

/** Request of {@link getApi}, which takes no parameters and no body. */
export type GetApiRequest = Record<PropertyKey, never>;

/**
 * `GET /api`
 *
 * @returns A pet.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getApi(client);
 */
export function getApi(client: Client, request?: GetApiRequest, options?: CallOptions): Call<Pet> {
  return client.call(getApiOperation, request, options);
}

/** Describes {@link getApi} to the client. */
export const getApiOperation: OperationDescription<Pet> = {
  path: '/api',
  method: 'GET',
  response: readAccepting('application/vnd.api+json', readJson),
  retry: retryTransient,
  id: 'getApi',
};

/** Request of {@link getTable}, which takes no parameters and no body. */
export type GetTableRequest = Record<PropertyKey, never>;

/**
 * `GET /table`
 *
 * @returns A table.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getTable(client);
 */
export function getTable(client: Client, request?: GetTableRequest, options?: CallOptions): Call<string> {
  return client.call(getTableOperation, request, options);
}

/** Describes {@link getTable} to the client. */
export const getTableOperation: OperationDescription<string> = {
  path: '/table',
  method: 'GET',
  response: readAccepting('text/csv, */*;q=0.5', readText),
  retry: retryTransient,
  id: 'getTable',
};

/** Request of {@link getPicture}, which takes no parameters and no body. */
export type GetPictureRequest = Record<PropertyKey, never>;

/**
 * `GET /picture`
 *
 * @returns A picture.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getPicture(client);
 */
export function getPicture(client: Client, request?: GetPictureRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getPictureOperation, request, options);
}

/** Describes {@link getPicture} to the client. */
export const getPictureOperation: OperationDescription<globalThis.Blob> = {
  path: '/picture',
  method: 'GET',
  response: readAccepting('image/*, */*;q=0.5', readBlob),
  retry: retryTransient,
  id: 'getPicture',
};

/** Request of {@link getPage}, which takes no parameters and no body. */
export type GetPageRequest = Record<PropertyKey, never>;

/**
 * `GET /page`
 *
 * @returns A page.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getPage(client);
 */
export function getPage(client: Client, request?: GetPageRequest, options?: CallOptions): Call<string> {
  return client.call(getPageOperation, request, options);
}

/** Describes {@link getPage} to the client. */
export const getPageOperation: OperationDescription<string> = {
  path: '/page',
  method: 'GET',
  response: readHtml,
  retry: retryTransient,
  id: 'getPage',
};

/** Request of {@link getMarkup}, which takes no parameters and no body. */
export type GetMarkupRequest = Record<PropertyKey, never>;

/**
 * `GET /markup`
 *
 * @returns Markup.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getMarkup(client);
 */
export function getMarkup(client: Client, request?: GetMarkupRequest, options?: CallOptions): Call<string> {
  return client.call(getMarkupOperation, request, options);
}

/** Describes {@link getMarkup} to the client. */
export const getMarkupOperation: OperationDescription<string> = {
  path: '/markup',
  method: 'GET',
  response: readAccepting('application/xml, */*;q=0.5', readText),
  retry: retryTransient,
  id: 'getMarkup',
};

/** Request of {@link getOpen}, which takes no parameters and no body. */
export type GetOpenRequest = Record<PropertyKey, never>;

/**
 * `GET /open`
 *
 * @returns Whatever it is.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getOpen(client);
 */
export function getOpen(client: Client, request?: GetOpenRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getOpenOperation, request, options);
}

/** Describes {@link getOpen} to the client. */
export const getOpenOperation: OperationDescription<globalThis.Blob> = {
  path: '/open',
  method: 'GET',
  response: readBlob,
  retry: retryTransient,
  id: 'getOpen',
};

/** Request of {@link deletePet}, which takes no parameters and no body. */
export type DeletePetRequest = Record<PropertyKey, never>;

/**
 * `DELETE /gone`
 *
 * @returns Gone.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await deletePet(client);
 */
export function deletePet(client: Client, request?: DeletePetRequest, options?: CallOptions): Call<void> {
  return client.call(deletePetOperation, request, options);
}

/** Describes {@link deletePet} to the client. */
export const deletePetOperation: OperationDescription<void> = {
  path: '/gone',
  method: 'DELETE',
  response: readNoContent,
  id: 'deletePet',
};

/** Request of {@link isThere}, which takes no parameters and no body. */
export type IsThereRequest = Record<PropertyKey, never>;

/**
 * `HEAD /there`
 *
 * @returns There.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await isThere(client);
 */
export function isThere(client: Client, request?: IsThereRequest, options?: CallOptions): Call<void> {
  return client.call(isThereOperation, request, options);
}

/** Describes {@link isThere} to the client. */
export const isThereOperation: OperationDescription<void> = {
  path: '/there',
  method: 'HEAD',
  response: readNoContent,
  retry: retryTransient,
  id: 'isThere',
};
