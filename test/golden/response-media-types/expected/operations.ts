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

export type GetAnythingRequest = Record<PropertyKey, never>;

export function getAnything(
  client: Client,
  request?: GetAnythingRequest,
  options?: CallOptions,
): Call<globalThis.Blob> {
  return client.call(getAnythingOperation, request, options);
}

export const getAnythingOperation: OperationDescription<globalThis.Blob> = {
  path: '/anything',
  method: 'GET',
  response: readBlob,
  retry: retryTransient,
  id: 'getAnything',
};

export type GetBytesRequest = Record<PropertyKey, never>;

export function getBytes(client: Client, request?: GetBytesRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getBytesOperation, request, options);
}

export const getBytesOperation: OperationDescription<globalThis.Blob> = {
  path: '/bytes',
  method: 'GET',
  response: readAccepting('application/json, */*;q=0.5', readBlob),
  retry: retryTransient,
  id: 'getBytes',
};

export type GetMixedRequest = Record<PropertyKey, never>;

export type GetMixedResponse = Pet | undefined;

export function getMixed(client: Client, request?: GetMixedRequest, options?: CallOptions): Call<GetMixedResponse> {
  return client.call(getMixedOperation, request, options);
}

export const getMixedOperation: OperationDescription<GetMixedResponse> = {
  path: '/mixed',
  method: 'GET',
  response: readOptional(readJson),
  retry: retryTransient,
  id: 'getMixed',
};

export type GetJsonAsTextRequest = Record<PropertyKey, never>;

export function getJsonAsText(client: Client, request?: GetJsonAsTextRequest, options?: CallOptions): Call<Pet> {
  return client.call(getJsonAsTextOperation, request, options);
}

export const getJsonAsTextOperation: OperationDescription<Pet> = {
  path: '/text',
  method: 'GET',
  response: readAccepting('text/plain', readJsonText),
  retry: retryTransient,
  id: 'getJsonAsText',
};

export type GetCodeRequest = Record<PropertyKey, never>;

export function getCode(client: Client, request?: GetCodeRequest, options?: CallOptions): Call<Code> {
  return client.call(getCodeOperation, request, options);
}

export const getCodeOperation: OperationDescription<Code> = {
  path: '/code',
  method: 'GET',
  response: readTypedString,
  retry: retryTransient,
  id: 'getCode',
};

export type GetStateRequest = Record<PropertyKey, never>;

export function getState(client: Client, request?: GetStateRequest, options?: CallOptions): Call<'on' | 'off'> {
  return client.call(getStateOperation, request, options);
}

export const getStateOperation: OperationDescription<'on' | 'off'> = {
  path: '/state',
  method: 'GET',
  response: readTypedString,
  retry: retryTransient,
  id: 'getState',
};

export type GetNameRequest = Record<PropertyKey, never>;

export type GetNameResponse = string | null;

export function getName(client: Client, request?: GetNameRequest, options?: CallOptions): Call<GetNameResponse> {
  return client.call(getNameOperation, request, options);
}

export const getNameOperation: OperationDescription<GetNameResponse> = {
  path: '/name',
  method: 'GET',
  response: readNullableString,
  retry: retryTransient,
  id: 'getName',
};

export type GetApiRequest = Record<PropertyKey, never>;

export function getApi(client: Client, request?: GetApiRequest, options?: CallOptions): Call<Pet> {
  return client.call(getApiOperation, request, options);
}

export const getApiOperation: OperationDescription<Pet> = {
  path: '/api',
  method: 'GET',
  response: readAccepting('application/vnd.api+json', readJson),
  retry: retryTransient,
  id: 'getApi',
};

export type GetTableRequest = Record<PropertyKey, never>;

export function getTable(client: Client, request?: GetTableRequest, options?: CallOptions): Call<string> {
  return client.call(getTableOperation, request, options);
}

export const getTableOperation: OperationDescription<string> = {
  path: '/table',
  method: 'GET',
  response: readAccepting('text/csv, */*;q=0.5', readText),
  retry: retryTransient,
  id: 'getTable',
};

export type GetPictureRequest = Record<PropertyKey, never>;

export function getPicture(client: Client, request?: GetPictureRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getPictureOperation, request, options);
}

export const getPictureOperation: OperationDescription<globalThis.Blob> = {
  path: '/picture',
  method: 'GET',
  response: readAccepting('image/*, */*;q=0.5', readBlob),
  retry: retryTransient,
  id: 'getPicture',
};

export type GetPageRequest = Record<PropertyKey, never>;

export function getPage(client: Client, request?: GetPageRequest, options?: CallOptions): Call<string> {
  return client.call(getPageOperation, request, options);
}

export const getPageOperation: OperationDescription<string> = {
  path: '/page',
  method: 'GET',
  response: readHtml,
  retry: retryTransient,
  id: 'getPage',
};

export type GetMarkupRequest = Record<PropertyKey, never>;

export function getMarkup(client: Client, request?: GetMarkupRequest, options?: CallOptions): Call<string> {
  return client.call(getMarkupOperation, request, options);
}

export const getMarkupOperation: OperationDescription<string> = {
  path: '/markup',
  method: 'GET',
  response: readAccepting('application/xml, */*;q=0.5', readText),
  retry: retryTransient,
  id: 'getMarkup',
};

export type GetOpenRequest = Record<PropertyKey, never>;

export function getOpen(client: Client, request?: GetOpenRequest, options?: CallOptions): Call<globalThis.Blob> {
  return client.call(getOpenOperation, request, options);
}

export const getOpenOperation: OperationDescription<globalThis.Blob> = {
  path: '/open',
  method: 'GET',
  response: readBlob,
  retry: retryTransient,
  id: 'getOpen',
};

export type DeletePetRequest = Record<PropertyKey, never>;

export function deletePet(client: Client, request?: DeletePetRequest, options?: CallOptions): Call<void> {
  return client.call(deletePetOperation, request, options);
}

export const deletePetOperation: OperationDescription<void> = {
  path: '/gone',
  method: 'DELETE',
  response: readNoContent,
  id: 'deletePet',
};

export type IsThereRequest = Record<PropertyKey, never>;

export function isThere(client: Client, request?: IsThereRequest, options?: CallOptions): Call<void> {
  return client.call(isThereOperation, request, options);
}

export const isThereOperation: OperationDescription<void> = {
  path: '/there',
  method: 'HEAD',
  response: readNoContent,
  retry: retryTransient,
  id: 'isThere',
};
