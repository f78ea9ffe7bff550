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

/** {@link getAnything} is asked with nothing. */
export type GetAnythingRequest = Record<PropertyKey, never>;

/**
 * `GET /anything`
 *
 * @returns Bytes.
 */
export function getAnything(
  client: Client,
  request?: GetAnythingRequest,
  options?: CallOptions,
): Call<globalThis.Blob> {
  return client.call(getAnythingOperation, request, options);
}

/** What the client must know to call {@link getAnything}. */
export const getAnythingOperation: OperationDescription<globalThis.Blob> = {
  path: '/anything',
  method: 'GET',
  response: readBlob,
  retry: retryTransient,
  id: 'getAnything',
};

/** {@link getBytes} is asked with nothing. */
export type GetBytesRequest = Record<PropertyKey, never>;

/**
 * `GET /bytes`
 *
 * @returns Bytes.
 */
export function getBytes(client: Client, request?: GetBytesRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getBytesOperation, request, options);
}

/** What the client must know to call {@link getBytes}. */
export const getBytesOperation: OperationDescription<globalThis.Blob> = {
  path: '/bytes',
  method: 'GET',
  response: readAccepting('application/json, */*;q=0.5', readBlob),
  retry: retryTransient,
  id: 'getBytes',
};

/** {@link getMixed} is asked with nothing. */
export type GetMixedRequest = Record<PropertyKey, never>;

/** What {@link getMixed} answers. */
export type GetMixedAnswer = Pet | undefined;

/**
 * `GET /mixed`
 *
 * @returns 200: A pet.
 * 202: A page.
 * 204: Nothing.
 */
export function getMixed(client: Client, request?: GetMixedRequest, options?: CallOptions): Call<GetMixedAnswer> {
  return client.call(getMixedOperation, request, options);
}

/** What the client must know to call {@link getMixed}. */
export const getMixedOperation: OperationDescription<GetMixedAnswer> = {
  path: '/mixed',
  method: 'GET',
  response: readOptional(readJson),
  retry: retryTransient,
  id: 'getMixed',
};

/** {@link getJsonAsText} is asked with nothing. */
export type GetJsonAsTextRequest = Record<PropertyKey, never>;

/**
 * `GET /text`
 *
 * @returns A pet.
 */
export function getJsonAsText(client: Client, request?: GetJsonAsTextRequest, options?: CallOptions): Call<Pet> {
  return client.call(getJsonAsTextOperation, request, options);
}

/** What the client must know to call {@link getJsonAsText}. */
export const getJsonAsTextOperation: OperationDescription<Pet> = {
  path: '/text',
  method: 'GET',
  response: readAccepting('text/plain', readJsonText),
  retry: retryTransient,
  id: 'getJsonAsText',
};

/** {@link getCode} is asked with nothing. */
export type GetCodeRequest = Record<PropertyKey, never>;

/**
 * `GET /code`
 *
 * @returns A code.
 */
export function getCode(client: Client, request?: GetCodeRequest, options?: CallOptions): Call<Code> {
  return client.call(getCodeOperation, request, options);
}

/** What the client must know to call {@link getCode}. */
export const getCodeOperation: OperationDescription<Code> = {
  path: '/code',
  method: 'GET',
  response: readTypedString,
  retry: retryTransient,
  id: 'getCode',
};

/** {@link getState} is asked with nothing. */
export type GetStateRequest = Record<PropertyKey, never>;

/**
 * `GET /state`
 *
 * @returns A state.
 */
export function getState(client: Client, request?: GetStateRequest, options?: CallOptions): Call<'on' | 'off'> {
  return client.call(getStateOperation, request, options);
}

/** What the client must know to call {@link getState}. */
export const getStateOperation: OperationDescription<'on' | 'off'> = {
  path: '/state',
  method: 'GET',
  response: readTypedString,
  retry: retryTransient,
  id: 'getState',
};

/** {@link getName} is asked with nothing. */
export type GetNameRequest = Record<PropertyKey, never>;

/** What {@link getName} answers. */
export type GetNameAnswer = string | null;

/**
 * `GET /name`
 *
 * @returns A name.
 */
export function getName(client: Client, request?: GetNameRequest, options?: CallOptions): Call<GetNameAnswer> {
  return client.call(getNameOperation, request, options);
}

/** What the client must know to call {@link getName}. */
export const getNameOperation: OperationDescription<GetNameAnswer> = {
  path: '/name',
  method: 'GET',
  response: readNullableString,
  retry: retryTransient,
  id: 'getName',
};

/** {@link getApi} is asked with nothing. */
export type GetApiRequest = Record<PropertyKey, never>;

/**
 * `GET /api`
 *
 * @returns A pet.
 */
export function getApi(client: Client, request?: GetApiRequest, options?: CallOptions): Call<Pet> {
  return client.call(getApiOperation, request, options);
}

/** What the client must know to call {@link getApi}. */
export const getApiOperation: OperationDescription<Pet> = {
  path: '/api',
  method: 'GET',
  response: readAccepting('application/vnd.api+json', readJson),
  retry: retryTransient,
  id: 'getApi',
};

/** {@link getTable} is asked with nothing. */
export type GetTableRequest = Record<PropertyKey, never>;

/**
 * `GET /table`
 *
 * @returns A table.
 */
export function getTable(client: Client, request?: GetTableRequest, options?: CallOptions): Call<string> {
  return client.call(getTableOperation, request, options);
}

/** What the client must know to call {@link getTable}. */
export const getTableOperation: OperationDescription<string> = {
  path: '/table',
  method: 'GET',
  response: readAccepting('text/csv, */*;q=0.5', readText),
  retry: retryTransient,
  id: 'getTable',
};

/** {@link getPicture} is asked with nothing. */
export type GetPictureRequest = Record<PropertyKey, never>;

/**
 * `GET /picture`
 *
 * @returns A picture.
 */
export function getPicture(client: Client, request?: GetPictureRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getPictureOperation, request, options);
}

/** What the client must know to call {@link getPicture}. */
export const getPictureOperation: OperationDescription<globalThis.Blob> = {
  path: '/picture',
  method: 'GET',
  response: readAccepting('image/*, */*;q=0.5', readBlob),
  retry: retryTransient,
  id: 'getPicture',
};

/** {@link getPage} is asked with nothing. */
export type GetPageRequest = Record<PropertyKey, never>;

/**
 * `GET /page`
 *
 * @returns A page.
 */
export function getPage(client: Client, request?: GetPageRequest, options?: CallOptions): Call<string> {
  return client.call(getPageOperation, request, options);
}

/** What the client must know to call {@link getPage}. */
export const getPageOperation: OperationDescription<string> = {
  path: '/page',
  method: 'GET',
  response: readHtml,
  retry: retryTransient,
  id: 'getPage',
};

/** {@link getMarkup} is asked with nothing. */
export type GetMarkupRequest = Record<PropertyKey, never>;

/**
 * `GET /markup`
 *
 * @returns Markup.
 */
export function getMarkup(client: Client, request?: GetMarkupRequest, options?: CallOptions): Call<string> {
  return client.call(getMarkupOperation, request, options);
}

/** What the client must know to call {@link getMarkup}. */
export const getMarkupOperation: OperationDescription<string> = {
  path: '/markup',
  method: 'GET',
  response: readAccepting('application/xml, */*;q=0.5', readText),
  retry: retryTransient,
  id: 'getMarkup',
};

/** {@link getOpen} is asked with nothing. */
export type GetOpenRequest = Record<PropertyKey, never>;

/**
 * `GET /open`
 *
 * @returns Whatever it is.
 */
export function getOpen(client: Client, request?: GetOpenRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getOpenOperation, request, options);
}

/** What the client must know to call {@link getOpen}. */
export const getOpenOperation: OperationDescription<globalThis.Blob> = {
  path: '/open',
  method: 'GET',
  response: readBlob,
  retry: retryTransient,
  id: 'getOpen',
};

/** {@link deletePet} is asked with nothing. */
export type DeletePetRequest = Record<PropertyKey, never>;

/**
 * `DELETE /gone`
 *
 * @returns Gone.
 */
export function deletePet(client: Client, request?: DeletePetRequest, options?: CallOptions): Call<void> {
  return client.call(deletePetOperation, request, options);
}

/** What the client must know to call {@link deletePet}. */
export const deletePetOperation: OperationDescription<void> = {
  path: '/gone',
  method: 'DELETE',
  response: readNoContent,
  id: 'deletePet',
};

/** {@link isThere} is asked with nothing. */
export type IsThereRequest = Record<PropertyKey, never>;

/**
 * `HEAD /there`
 *
 * @returns There.
 */
export function isThere(client: Client, request?: IsThereRequest, options?: CallOptions): Call<void> {
  return client.call(isThereOperation, request, options);
}

/** What the client must know to call {@link isThere}. */
export const isThereOperation: OperationDescription<void> = {
  path: '/there',
  method: 'HEAD',
  response: readNoContent,
  retry: retryTransient,
  id: 'isThere',
};
