import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, readNoContent, retryTransient } from './runtime.ts';
import type { Missing, Problem } from './types.ts';

export type { Missing, Problem } from './types.ts';

/** Request of {@link getThing}. */
export interface GetThingRequest {
  id: string;
}

/** Response data of {@link getThing}. */
export type GetThingResponse = { id: string };

/** Error bodies of {@link getThing} by status. */
export type GetThingErrors = Record<404, Missing> & Record<409 | '5XX', Problem> & Record<429, string>;

/**
 * `GET /things/{id}`
 *
 * @returns The thing.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getThing(client, { id: '1' });
 */
export function getThing(
  client: Client,
  request: GetThingRequest,
  options?: CallOptions,
): Call<GetThingResponse, GetThingErrors> {
  return client.call(getThingOperation, request, options);
}

/** Describes {@link getThing} to the client. */
export const getThingOperation: OperationDescription<GetThingResponse, GetThingErrors> = {
  path: '/things/{id}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getThing',
};

/** Request of {@link putThing}. */
export interface PutThingRequest {
  id: string;
}

/** Error bodies of {@link putThing} by status. */
export type PutThingErrors = Record<'default', Problem>;

/**
 * `PUT /things/{id}`
 *
 * @returns Done.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await putThing(client, { id: '1' });
 */
export function putThing(client: Client, request: PutThingRequest, options?: CallOptions): Call<void, PutThingErrors> {
  return client.call(putThingOperation, request, options);
}

/** Describes {@link putThing} to the client. */
export const putThingOperation: OperationDescription<void, PutThingErrors> = {
  path: '/things/{id}',
  method: 'PUT',
  response: readNoContent,
  id: 'putThing',
};
