import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1' },
  paths: { '/parcels': { get: { operationId: 'listParcels', responses: { 200: { description: '' } } } } },
  webhooks: { parcelDelivered: { post: { responses: { 204: { description: '' } } } } },
};

let mock: Mock;
beforeAll(async () => {
  mock = await start({ platform: emptyPlatform, documents: [{ name: 'parcels', root }] });
});
afterAll(() => mock.close());

type Call = readonly [method: string, ...given: readonly unknown[]];

/** Calls a method as code without types does, and returns the message of its error. */
async function messageOf([method, ...given]: Call): Promise<string> {
  const [holder, name] = method.startsWith('clock.') ? [mock.clock, method.slice(6)] : [mock, method];
  const called: unknown = Reflect.get(holder, name);
  if (typeof called !== 'function') throw new Error(`The mock has no method ${method}.`);
  try {
    await Reflect.apply(called, holder, given);
    return 'no error';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const handler = (): object => ({});

test.each<readonly [call: Call, message: string]>([
  [['emit'], 'A webhook needs its "name"'],
  [['emit', 'parcelDelivered'], 'The webhook "parcelDelivered" needs a "url"'],
  [['emit', 'parcelDelivered', {}], 'The webhook "parcelDelivered" needs a "url"'],
  [
    ['emit', 'parcelDelivered', { ulr: 'http://localhost:1' }],
    '"ulr" is not supported here. Supported: name, url, payload, strict.',
  ],
  [['emit', 'parcelDelivered', { url: 5 }], 'The webhook "parcelDelivered" needs a "url"'],
  [['emit', 'parcelDelivred', { url: 'http://localhost:1' }], 'Did you mean "parcelDelivered"?'],
  [['delivery', 'parcelDelivred'], 'no webhook or callback "parcelDelivred". Did you mean "parcelDelivered"?'],
  [['delivery'], 'The document has no webhook or callback undefined. It has: parcelDelivered.'],
  [['delivery', 'parcelDelivered', 'soon'], '"timeoutMs" must be a number from 0'],
  [['reply'], 'Unknown operation undefined.'],
  [['reply', 'listParcels'], '"reply" must be an object.'],
  [['reply', 'listParcels', 200], '"reply" must be an object.'],
  [['reply', 'listParcels', {}, 'always'], '"options" must be an object.'],
  [['reply', 'listParcels', {}, { time: 2 }], '"time" is not supported here. Did you mean "times"?'],
  [['on', 'listParcel', handler], 'Unknown operation "listParcel". Did you mean "listParcels"?'],
  [['on', 'listParcels'], '"handler" must be a function.'],
  [['on', 'listParcels', handler, { strcit: false }], '"strcit" is not supported here. Did you mean "strict"?'],
  [['fault'], 'A fault must be an object.'],
  [['fault', { status: 500, operation: undefined }], '"operation" is undefined, so every call would meet it.'],
  [['fault', { status: 500, operation: {} }], '"operation" must be a string.'],
  [['load'], 'Data must be an object'],
  [['load', { parcels: undefined }], '"parcels" is undefined'],
  [['importState'], 'Data must be an object'],
  [['items'], 'Unknown collection "undefined".'],
  [['restore'], '"name" is required.'],
  [['calls', { operation: undefined }], '"match/operation" is undefined, so every call would meet it.'],
  [['calls', null], '"match" must be an object.'],
  [['expect'], '"match" must be an object.'],
  [['expect', { body: { id: undefined } }], '"match/body/id" is undefined, so every call would meet it.'],
  [['expect', 'listParcels', '2'], '"times" must be a non-negative integer.'],
  [['scenario'], 'A scenario needs a name.'],
  [['scenario', 'import'], '"scenario" must be an object.'],
  [['scenario', 'import', { states: undefined }], '"states" must hold replies by state and operation.'],
  [['scenario', 'import', { strat: 'a', states: {} }], '"strat" is not supported here. Did you mean "start"?'],
  [['scenario', 'import', { states: { a: { listParcels: 5 } } }], '"states" must hold replies by state and operation.'],
  [['clock.fix'], 'undefined is not a valid time.'],
  [['clock.fix', 5], '5 is not a valid time.'],
  [['clock.advance', '5'], 'The clock advances by a number of milliseconds.'],
  [['space'], 'Invalid name of a space'],
])('the error of %j says what is wrong', async (call, message) => {
  expect(await messageOf(call)).toContain(message);
});
