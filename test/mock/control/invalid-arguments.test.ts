import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1' },
  paths: {
    '/parcels': {
      get: {
        operationId: 'listParcels',
        parameters: [
          { name: 'cursor', in: 'query', schema: { type: 'string' } },
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
          { name: 'status', in: 'query', schema: { enum: ['open', 'closed'] } },
          { name: 'X-Desk', in: 'header', schema: { type: 'string' } },
        ],
        responses: { 200: { description: '' }, 429: { description: '' } },
      },
      post: {
        operationId: 'sendParcel',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                allOf: [{ properties: { note: { type: 'string' } } }],
                properties: {
                  grams: { type: 'integer' },
                  to: { type: 'object', properties: { city: { type: 'string' } } },
                  labels: { type: 'object', additionalProperties: true },
                },
              },
            },
          },
        },
        responses: { 200: { description: '' } },
      },
    },
  },
  webhooks: { parcelDelivered: { post: { responses: { 204: { description: '' } } } } },
};

let mock: Mock;
beforeAll(async () => {
  mock = await start({ platform: emptyPlatform, documents: [{ name: 'parcels', root }] });
});
afterAll(() => mock.close());

/** Arguments of a reply with a condition. */
function when(condition: unknown, operation = 'listParcels'): Call {
  return ['reply', operation, {}, { when: condition }];
}

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
  [when(null), '"when" must be an object.'],
  [when({ qurey: {} }), '"qurey" is not supported here. Did you mean "query"?'],
  [when({ query: 'x' }), '"when/query" must be an object: values by parameter.'],
  [when({ query: { curser: 'x' } }), '"when/query/curser" is not documented for listParcels. Did you mean "cursor"?'],
  [when({ query: { cursor: undefined } }), '"when/query/cursor" is undefined, so every call would meet it.'],
  [when({ query: { limit: 'ten' } }), 'No valid call has this "when/query/limit": it must be integer'],
  [when({ query: { status: 'opne' } }), 'No valid call has this "when/query/status"'],
  [when({ path: { id: 1 } }), '"when/path/id" is not documented for listParcels. It has: none.'],
  [when({ header: { 'x-dekc': 'a' } }), '"when/header/x-dekc" is not documented for listParcels. It has: X-Desk.'],
  [when({ body: {} }), '"when/body": listParcels has no body.'],
  [
    when({ body: { gram: 5 } }, 'sendParcel'),
    '"when/body/gram" is not documented for sendParcel. Did you mean "grams"?',
  ],
  [when({ body: { grams: '5' } }, 'sendParcel'), 'No valid call has this "when/body/grams": it must be integer'],
  [when({ body: { to: { ctiy: 'Bern' } } }, 'sendParcel'), '"when/body/to/ctiy" is not documented'],
  [when({ body: { note: 'a', to: { city: 'Bern' }, labels: { any: 1 } } }, 'sendParcel'), 'no error'],
  [['reply', 'sendParcel', {}, { strict: false, when: { body: { gram: 5 } } }], 'no error'],
  [['on', 'listParcel', handler], 'Unknown operation "listParcel". Did you mean "listParcels"?'],
  [['on', 'listParcels'], '"handler" must be a function.'],
  [['on', 'listParcels', handler, { strcit: false }], '"strcit" is not supported here. Did you mean "strict"?'],
  [['on', 'listParcels', handler, { strict: 'no' }], '"strict" must be true or false.'],
  [['fault'], 'A fault must be an object.'],
  [['fault', { status: 500, operation: undefined }], '"operation" is undefined, so every call would meet it.'],
  [['fault', { status: 500, operation: {} }], '"operation" must be a string.'],
  [['load'], 'Data must be an object'],
  [['load', { parcels: undefined }], '"parcels" is undefined, and not a list of items.'],
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

test('items may have undefined members, which are left out', async () => {
  await using space = mock.space('undefined-members');
  await space.load({ users: [{ id: 'a', name: undefined }] });
  expect(await space.items('users')).toEqual([{ id: 'a' }]);
});

test.each([
  [{ query: { limit: '2' } }, '?limit=2'],
  [{ query: { limit: 2 } }, '?limit=2'],
  [{ query: { cursor: 2 } }, '?cursor=2'],
  [{ header: { 'X-Desk': 'a' } }, ''],
])('a reply for %j is for the call with %j only', async (condition, query) => {
  await using space = mock.space('conditions');
  void space.reply('listParcels', { status: 429 }, { when: condition });
  const statusOf = async (target: string, desk: string): Promise<number> =>
    (await space.fetch(`${space.url}/parcels${target}`, { headers: { 'x-desk': desk } })).status;
  expect([await statusOf('?limit=3&cursor=3', 'b'), await statusOf(query, 'a')]).toEqual([200, 429]);
});
