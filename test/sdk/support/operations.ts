import { jsonBody } from '../../../templates/sdk/src/core/json-body.ts';
import type { OperationDescription } from '../../../templates/sdk/src/core/operation.ts';
import { writeHeader, writeQuery } from '../../../templates/sdk/src/core/write-parameters.ts';
import { readJson } from '../../../templates/sdk/src/core/read-json.ts';
import { readNothing } from '../../../templates/sdk/src/core/read-nothing.ts';
import { readString } from '../../../templates/sdk/src/core/read-string.ts';
import { retry } from '../../../templates/sdk/src/core/retry.ts';
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
  answer: readJson,
  safe: retry,
};

export const searchThings: OperationDescription<Thing[]> = {
  id: 'searchThings',
  method: 'POST',
  path: '/things/search',
  parts: [[writeQuery, 'offset', 'limit'], [jsonBody]],
  answer: readJson,
  safe: retry,
};

export const createThing: OperationDescription<string> = {
  id: 'createThing',
  method: 'PUT',
  path: '/things',
  parts: [[writeHeader, { name: 'X-TENANT', property: 'tenant', option: true }], [jsonBody]],
  answer: readString,
};

export const replaceThing: OperationDescription<string> = {
  id: 'replaceThing',
  method: 'POST',
  path: '/things/{thingId}',
  parts: [[jsonBody]],
  answer: readString,
};

export const deleteThing: OperationDescription<void> = {
  id: 'deleteThing',
  method: 'DELETE',
  path: '/things/{thingId}',
  answer: readNothing,
};

/** The same tests hold for both. */
export const transports = [
  ['fetch', undefined],
  ['node:http', nodeTransport()],
] as const;
