import { jsonBody } from '#sdk/body/serialize-body.ts';
import type { OperationDescription } from '#sdk/client/operation.ts';
import { retryTransient } from '#sdk/client/retry.ts';
import { nodeTransport } from '#sdk/node.ts';
import { serializeHeaders, serializeQuery } from '#sdk/parameters/serialize-parameters.ts';
import { readJson, readNoContent, readString } from '#sdk/responses/readers.ts';

/** Resource of the tests. */
export interface Thing {
  readonly id: string;
  readonly name?: string;
}

export const getThing: OperationDescription<Thing> = {
  id: 'getThing',
  method: 'GET',
  path: '/things/{thingId}',
  response: readJson,
  retry: retryTransient,
};

export const searchThings: OperationDescription<Thing[]> = {
  id: 'searchThings',
  method: 'POST',
  path: '/things/search',
  parts: [[serializeQuery, 'offset', 'limit'], [jsonBody]],
  response: readJson,
  retry: retryTransient,
};

export const createThing: OperationDescription<string> = {
  id: 'createThing',
  method: 'PUT',
  path: '/things',
  parts: [[serializeHeaders, { name: 'X-TENANT', property: 'tenant', option: true }], [jsonBody]],
  response: readString,
};

export const replaceThing: OperationDescription<string> = {
  id: 'replaceThing',
  method: 'POST',
  path: '/things/{thingId}',
  parts: [[jsonBody]],
  response: readString,
};

export const deleteThing: OperationDescription<void> = {
  id: 'deleteThing',
  method: 'DELETE',
  path: '/things/{thingId}',
  response: readNoContent,
};

/** Transports that share the same tests. */
export const transports = [
  ['fetch', undefined],
  ['node:http', nodeTransport()],
] as const;
