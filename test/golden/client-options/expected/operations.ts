import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNothing, writeHeader } from './core/index.ts';

/** What {@link createThing} is asked with. */
export interface CreateThingRequest {}

/** `POST /things` */
export function createThing(client: Client, request?: CreateThingRequest, options?: CallOptions): Call<void> {
  return client.call(createThingOperation, request, options);
}

/** What the client must know to call {@link createThing}. */
export const createThingOperation: OperationDescription<void> = {
  id: 'createThing',
  method: 'POST',
  path: '/things',
  header: (asked) => writeHeader(asked, [{ name: 'X-COMPANY-CODE', property: 'companyCode', option: true }]),
  answer: readNothing,
};
