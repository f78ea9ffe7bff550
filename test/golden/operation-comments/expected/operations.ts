import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  jsonBody,
  readJson,
  readOptional,
  retryTransient,
  serializeHeaders,
  serializeQuery,
} from './runtime.ts';
import type { Pet } from './types.ts';

export type { Pet } from './types.ts';

/** Request of {@link getPet}. */
export interface GetPetRequest {
  /** @example "0012" */
  id: string;
  /**
   * How many.
   *
   * Format: int32.
   *
   * Default: 20.
   *
   * @example 50
   */
  size?: number;
  /** Its own words. */
  xTrace?: string;
}

/**
 * Reads a pet
 *
 * Pets
 *
 * One pet by its id.
 *
 * `GET /pets/{id}`
 *
 * @returns The pet as it is now.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getPet(client, { id: '0012' });
 */
export function getPet(client: Client, request: GetPetRequest, options?: CallOptions): Call<Pet> {
  return client.call(getPetOperation, request, options);
}

/** Describes {@link getPet} to the client. */
export const getPetOperation: OperationDescription<Pet> = {
  path: '/pets/{id}',
  method: 'GET',
  parts: [
    [serializeQuery, 'size'],
    [serializeHeaders, { name: 'X-Trace', property: 'xTrace' }],
  ],
  response: readJson,
  retry: retryTransient,
  id: 'getPet',
};

/** Request of {@link putPet}. */
export interface PutPetRequest {
  id: string;
  /** The pet as it shall be. */
  body?: Pet;
}

/** Response data of {@link putPet}. */
export type PutPetResponse = Pet | undefined;

/**
 * Pets
 *
 * One pet by its id.
 *
 * `PUT /pets/{id}`
 *
 * @returns 200: A pet.
 * 202: It will be.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await putPet(client, { id: '1' });
 */
export function putPet(client: Client, request: PutPetRequest, options?: CallOptions): Call<PutPetResponse> {
  return client.call(putPetOperation, request, options);
}

/** Describes {@link putPet} to the client. */
export const putPetOperation: OperationDescription<PutPetResponse> = {
  path: '/pets/{id}',
  method: 'PUT',
  parts: [[jsonBody]],
  response: readOptional(readJson),
  id: 'putPet',
};
