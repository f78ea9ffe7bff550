import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, retryTransient } from './runtime.ts';

/** Request of {@link getThings}, which takes no parameters and no body. */
export type GetThingsRequest = Record<PropertyKey, never>;

/**
 * `GET /things`
 *
 * @returns Without an id.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getThings(client);
 */
export function getThings(client: Client, request?: GetThingsRequest, options?: CallOptions): Call<void> {
  return client.call(getThingsOperation, request, options);
}

/** Describes {@link getThings} to the client. */
export const getThingsOperation: OperationDescription<void> = {
  path: '/things',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'get /things',
};

/** Request of {@link deleteOperation}, which takes no parameters and no body. */
export type DeleteOperationRequest = Record<PropertyKey, never>;

/**
 * `POST /delete`
 *
 * @returns Gone.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await deleteOperation(client);
 */
export function deleteOperation(client: Client, request?: DeleteOperationRequest, options?: CallOptions): Call<void> {
  return client.call(deleteOperationOperation, request, options);
}

/** Describes {@link deleteOperation} to the client. */
export const deleteOperationOperation: OperationDescription<void> = {
  path: '/delete',
  method: 'POST',
  response: readNoContent,
  id: 'delete',
};

/** Request of {@link getThing}, which takes no parameters and no body. */
export type GetThingRequest = Record<PropertyKey, never>;

/**
 * `GET /a`
 *
 * @returns One.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getThing(client);
 */
export function getThing(client: Client, request?: GetThingRequest, options?: CallOptions): Call<void> {
  return client.call(getThingOperation, request, options);
}

/** Describes {@link getThing} to the client. */
export const getThingOperation: OperationDescription<void> = {
  path: '/a',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'get-thing',
};

/** Request of {@link getThing2}, which takes no parameters and no body. */
export type GetThing2Request = Record<PropertyKey, never>;

/**
 * `GET /b`
 *
 * @returns Another.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getThing2(client);
 */
export function getThing2(client: Client, request?: GetThing2Request, options?: CallOptions): Call<void> {
  return client.call(getThing2Operation, request, options);
}

/** Describes {@link getThing2} to the client. */
export const getThing2Operation: OperationDescription<void> = {
  path: '/b',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'get_thing',
};
