import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, serializeHeaders } from './runtime.ts';

/** Request of {@link createThing}, which takes no parameters and no body. */
export type CreateThingRequest = Record<PropertyKey, never>;

/**
 * `POST /things`
 *
 * @returns Made.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createThing(client);
 */
export function createThing(client: Client, request?: CreateThingRequest, options?: CallOptions): Call<void> {
  return client.call(createThingOperation, request, options);
}

/** Describes {@link createThing} to the client. */
export const createThingOperation: OperationDescription<void> = {
  path: '/things',
  method: 'POST',
  parts: [[serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }]],
  response: readNoContent,
  id: 'createThing',
};
