import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, serializeHeaders } from './runtime.ts';

/** {@link createThing} is asked with nothing. */
export type CreateThingRequest = Record<PropertyKey, never>;

/**
 * `POST /things`
 *
 * @returns Made.
 */
export function createThing(client: Client, request?: CreateThingRequest, options?: CallOptions): Call<void> {
  return client.call(createThingOperation, request, options);
}

/** What the client must know to call {@link createThing}. */
export const createThingOperation: OperationDescription<void> = {
  path: '/things',
  method: 'POST',
  parts: [[serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }]],
  response: readNoContent,
  id: 'createThing',
};
