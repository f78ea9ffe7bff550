import { jsonBody } from '../../../templates/sdk/src/core/json-body.ts';
import type { OperationDescription } from '../../../templates/sdk/src/core/operation.ts';
import { serializeHeaders, serializeQuery } from '../../../templates/sdk/src/core/write-parameters.ts';
import { readJson } from '../../../templates/sdk/src/core/read-json.ts';
import { readNoContent } from '../../../templates/sdk/src/core/read-nothing.ts';
import { readString } from '../../../templates/sdk/src/core/read-string.ts';
import { retryTransient } from '../../../templates/sdk/src/core/retry.ts';
import { nodeTransport } from '../../../templates/sdk/src/node.ts';

/** A resource of the tests. */
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

/** The same tests hold for both. */
export const transports = [
  ['fetch', undefined],
  ['node:http', nodeTransport()],
] as const;
