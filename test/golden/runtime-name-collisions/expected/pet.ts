import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  readJson,
  readNoContent,
  retryTransient,
  serializeHeaders,
} from './runtime.ts';
import type { PetOperations } from './types.ts';

export type { PetOperations } from './types.ts';

/** Request of {@link pet}, which takes no parameters and no body. */
export type PetRequest = Record<PropertyKey, never>;

/**
 * `GET /c`
 *
 * @returns One.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await pet(client);
 */
export function pet(client: Client, request?: PetRequest, options?: CallOptions): Call<PetOperations> {
  return client.call(petOperation, request, options);
}

/** Describes {@link pet} to the client. */
export const petOperation: OperationDescription<PetOperations> = {
  path: '/c',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'pet',
};

/** Request of {@link petOperation2}, which takes no parameters and no body. */
export type PetOperation2Request = Record<PropertyKey, never>;

/**
 * `GET /d`
 *
 * @returns None.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await petOperation2(client);
 */
export function petOperation2(client: Client, request?: PetOperation2Request, options?: CallOptions): Call<void> {
  return client.call(petOperation2Operation, request, options);
}

/** Describes {@link petOperation2} to the client. */
export const petOperation2Operation: OperationDescription<void> = {
  path: '/d',
  method: 'GET',
  parts: [[serializeHeaders, { name: 'X-FETCH', property: 'fetchParameter', option: true }]],
  response: readNoContent,
  retry: retryTransient,
  id: 'petOperation',
};
