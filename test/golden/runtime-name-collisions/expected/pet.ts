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

export type PetRequest = Record<PropertyKey, never>;

export function pet(client: Client, request?: PetRequest, options?: CallOptions): Call<PetOperations> {
  return client.call(petOperation, request, options);
}

export const petOperation: OperationDescription<PetOperations> = {
  path: '/c',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'pet',
};

export type PetOperation2Request = Record<PropertyKey, never>;

export function petOperation2(client: Client, request?: PetOperation2Request, options?: CallOptions): Call<void> {
  return client.call(petOperation2Operation, request, options);
}

export const petOperation2Operation: OperationDescription<void> = {
  path: '/d',
  method: 'GET',
  parts: [[serializeHeaders, { name: 'X-FETCH', property: 'fetchParameter', option: true }]],
  response: readNoContent,
  retry: retryTransient,
  id: 'petOperation',
};
