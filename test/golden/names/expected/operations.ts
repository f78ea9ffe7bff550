import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, retryTransient } from './runtime.ts';

/** {@link getThings} is asked with nothing. */
export type GetThingsRequest = Record<PropertyKey, never>;

/**
 * `GET /things`
 *
 * @returns Without an id.
 */
export function getThings(client: Client, request?: GetThingsRequest, options?: CallOptions): Call<void> {
  return client.call(getThingsOperation, request, options);
}

/** What the client must know to call {@link getThings}. */
export const getThingsOperation: OperationDescription<void> = {
  path: '/things',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'get /things',
};

/** {@link deleteOperation} is asked with nothing. */
export type DeleteOperationRequest = Record<PropertyKey, never>;

/**
 * `POST /delete`
 *
 * @returns Gone.
 */
export function deleteOperation(client: Client, request?: DeleteOperationRequest, options?: CallOptions): Call<void> {
  return client.call(deleteOperationOperation, request, options);
}

/** What the client must know to call {@link deleteOperation}. */
export const deleteOperationOperation: OperationDescription<void> = {
  path: '/delete',
  method: 'POST',
  response: readNoContent,
  id: 'delete',
};

/** {@link getThing} is asked with nothing. */
export type GetThingRequest = Record<PropertyKey, never>;

/**
 * `GET /a`
 *
 * @returns One.
 */
export function getThing(client: Client, request?: GetThingRequest, options?: CallOptions): Call<void> {
  return client.call(getThingOperation, request, options);
}

/** What the client must know to call {@link getThing}. */
export const getThingOperation: OperationDescription<void> = {
  path: '/a',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'get-thing',
};

/** {@link getThing2} is asked with nothing. */
export type GetThing2Request = Record<PropertyKey, never>;

/**
 * `GET /b`
 *
 * @returns Another.
 */
export function getThing2(client: Client, request?: GetThing2Request, options?: CallOptions): Call<void> {
  return client.call(getThing2Operation, request, options);
}

/** What the client must know to call {@link getThing2}. */
export const getThing2Operation: OperationDescription<void> = {
  path: '/b',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'get_thing',
};
