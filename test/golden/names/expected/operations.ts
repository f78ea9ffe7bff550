import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, retryTransient } from './runtime.ts';

export type GetThingsRequest = Record<PropertyKey, never>;

export function getThings(client: Client, request?: GetThingsRequest, options?: CallOptions): Call<void> {
  return client.call(getThingsOperation, request, options);
}

export const getThingsOperation: OperationDescription<void> = {
  path: '/things',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'get /things',
};

export type DeleteOperationRequest = Record<PropertyKey, never>;

export function deleteOperation(client: Client, request?: DeleteOperationRequest, options?: CallOptions): Call<void> {
  return client.call(deleteOperationOperation, request, options);
}

export const deleteOperationOperation: OperationDescription<void> = {
  path: '/delete',
  method: 'POST',
  response: readNoContent,
  id: 'delete',
};

export type GetThingRequest = Record<PropertyKey, never>;

export function getThing(client: Client, request?: GetThingRequest, options?: CallOptions): Call<void> {
  return client.call(getThingOperation, request, options);
}

export const getThingOperation: OperationDescription<void> = {
  path: '/a',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'get-thing',
};

export type GetThing2Request = Record<PropertyKey, never>;

export function getThing2(client: Client, request?: GetThing2Request, options?: CallOptions): Call<void> {
  return client.call(getThing2Operation, request, options);
}

export const getThing2Operation: OperationDescription<void> = {
  path: '/b',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'get_thing',
};
