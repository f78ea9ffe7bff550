import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNothing, retry } from './core/index.ts';

/** What {@link getThings} is asked with. */
export interface GetThingsRequest {}

/** `GET /things` */
export function getThings(client: Client, request?: GetThingsRequest, options?: CallOptions): Call<void> {
  return client.call(getThingsOperation, request, options);
}

/** What the client must know to call {@link getThings}. */
export const getThingsOperation: OperationDescription<void> = {
  id: 'get /things',
  method: 'GET',
  path: '/things',
  answer: readNothing,
  safe: retry,
};

/** What {@link deleteOperation} is asked with. */
export interface DeleteOperationRequest {}

/** `POST /delete` */
export function deleteOperation(client: Client, request?: DeleteOperationRequest, options?: CallOptions): Call<void> {
  return client.call(deleteOperationOperation, request, options);
}

/** What the client must know to call {@link deleteOperation}. */
export const deleteOperationOperation: OperationDescription<void> = {
  id: 'delete',
  method: 'POST',
  path: '/delete',
  answer: readNothing,
};

/** What {@link getThing} is asked with. */
export interface GetThingRequest {}

/** `GET /a` */
export function getThing(client: Client, request?: GetThingRequest, options?: CallOptions): Call<void> {
  return client.call(getThingOperation, request, options);
}

/** What the client must know to call {@link getThing}. */
export const getThingOperation: OperationDescription<void> = {
  id: 'get-thing',
  method: 'GET',
  path: '/a',
  answer: readNothing,
  safe: retry,
};

/** What {@link getThing2} is asked with. */
export interface GetThing2Request {}

/** `GET /b` */
export function getThing2(client: Client, request?: GetThing2Request, options?: CallOptions): Call<void> {
  return client.call(getThing2Operation, request, options);
}

/** What the client must know to call {@link getThing2}. */
export const getThing2Operation: OperationDescription<void> = {
  id: 'get_thing',
  method: 'GET',
  path: '/b',
  answer: readNothing,
  safe: retry,
};
