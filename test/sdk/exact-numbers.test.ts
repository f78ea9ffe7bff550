import { describe, expect, test } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import type { Transport } from '#sdk/client/options.ts';
import { ConflictError, InvalidRequestError } from '#sdk/errors.ts';
import { parseExactNumbers } from '#sdk/json.ts';
import { safeUpdate, type UpdateChange, type UpdatePlan } from '#sdk/update.ts';
import { getThing, replaceThing, searchThings, transports } from './support/operations.ts';
import { startServer } from './support/server.ts';

type Members = Record<string, unknown>;
const shape = { readOnly: ['total'], pairs: ['owner'], nested: { lines: { readOnly: ['total'] } } };
const reading: UpdatePlan<{ thingId: string }, Members, string> = {
  id: 'updateThing',
  read: (client, request, options) => client.call(getThing, request, options) as PromiseLike<unknown> as never,
  replace: replaceThing,
  schema: shape,
};
const { read: _, ...rest } = reading;
const searching: typeof reading = {
  ...rest,
  search: (client, _request, options) =>
    client.call(searchThings, { body: {} }, options) as PromiseLike<unknown> as never,
  match: { id: 'thingId' },
};
const long = '12345678.123456789012';

/** Returns the outcome of a safe update, and what it sent, with a server that returns these texts in turn. */
async function updated(
  plan: typeof reading,
  texts: readonly string[],
  change: UpdateChange<Members, Members>,
  fetch?: Transport,
) {
  await using server = await startServer((request, response, count) => {
    const isRead = request.method === 'GET' || request.url.endsWith('search');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(isRead ? (texts[count - 1] ?? texts[0]) : '"1"');
  });
  const client = new Client({ baseUrl: server.url, fetch });
  const error: unknown = await safeUpdate(client, plan, { thingId: '1' }, change).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return {
    error,
    sent: server.seen.filter(({ url, method }) => url.endsWith('/1') && method === 'POST').map(({ body }) => body),
  };
}

describe.each(transports)(
  'over %s, a safe update of a resource with a number that JavaScript rounds',
  (_name, fetch) => {
    test.each<[string, string, UpdateChange<Members, Members>, string]>([
      ['stays', `{"id":"1","rate":${long}}`, {}, 'rate'],
      ['is too small', '{"id":"1","rate":1e-400}', {}, 'rate'],
      ['is a whole one', '{"id":"1","rate":12345678901234567890.0}', {}, 'rate'],
      ['stands among others', `{"id":"1","lines":[{"a":1},{"b":[${long}]}]}`, { rate: 1 }, 'lines'],
      ['identifies the object of a pair', `{"id":"1","owner":{"id":${long}}}`, {}, 'ownerId'],
      ['is named twice', `{"id":"1","a":${long},"b":-${long}E+2}`, {}, 'a, b'],
      ['is passed on by a function', `{"id":"1","lines":[${long}]}`, ({ lines }) => ({ lines: [0, lines] }), 'lines'],
      ['is given as it was read', `{"id":"1","rate":${long}}`, ({ rate }) => ({ rate }), 'rate'],
      [
        'is moved to another list',
        `{"id":"1","open":[{"n":1},{"rate":${long}}],"done":[{"rate":1}]}`,
        ({ open, done }) => ({ open: [], done: [done, open] }),
        'done',
      ],
      ['has 17 digits, but no double has them', '{"id":"1","rate":9007199254740993.0}', {}, 'rate'],
    ])('sends nothing if it %s', async (_case, text, change, names) => {
      const { error, sent } = await updated(reading, [text], change, fetch);
      expect(error).toBeInstanceOf(InvalidRequestError);
      expect(error).toMatchObject({ message: `updateThing: rounded when read: ${names}` });
      expect(sent).toEqual([]);
    });

    test.each<[string, string, UpdateChange<Members, Members>, string]>([
      ['is given another value', `{"id":"1","rate":${long}}`, { rate: 2 }, '{"id":"1","rate":2}'],
      ['is emptied', `{"id":"1","rate":${long}}`, () => ({ rate: null }), '{"id":"1","rate":null}'],
      [
        'is not sent',
        `{"id":"1","total":${long},"lines":[{"total":${long},"n":1}]}`,
        {},
        '{"id":"1","lines":[{"n":1}]}',
      ],
      ['is none but looks so', `{"a":"\\"${long}\\\\","b":1.50000000000000000}`, {}, `{"a":"\\"${long}\\\\","b":1.5}`],
      [
        'is given another value beside one that is the same and exact',
        '{"id":"1","lines":[{"rate":0.1000000000000000055,"price":0.1}],"rate":0.1}',
        () => ({ lines: [{ rate: 0.2, price: 0.1 }] }),
        '{"id":"1","lines":[{"rate":0.2,"price":0.1}],"rate":0.1}',
      ],
      [
        'is a double, written with more digits than it needs',
        '[0.10000000000000001,2.2999999999999998,0.1000000000000000055511151231257827,4.9E-324,1.10]',
        {},
        '[0.1,2.3,0.1,5e-324,1.1]',
      ],
      [
        'is exact',
        '[0.30000000000000004,1e+2,-0.0,100000000000000000.0e3,5e-324]',
        {},
        '[0.30000000000000004,100,0,100000000000000000000,5e-324]',
      ],
    ])('sends the rest if it %s', async (_case, text, change, body) => {
      const whole = (text: string): string => (text.startsWith('[') ? `{"id":"1","rates":${text}}` : text);
      expect(await updated(reading, [whole(text)], change, fetch)).toEqual({ error: undefined, sent: [whole(body)] });
    });
  },
);

test('a safe update with a search ignores the numbers of other hits', async () => {
  const hits = `[{"id":"2","rate":${long}},{"id":"1","rate":1}]`;
  expect(await updated(searching, [hits], {})).toEqual({ error: undefined, sent: ['{"id":"1","rate":1}'] });
  const { error, sent } = await updated(searching, [hits.replace('"rate":1}', `"rate":${long}}`)], {});
  expect([error instanceof InvalidRequestError, sent]).toEqual([true, []]);
});

test('a change beyond the digits of JavaScript is detected by the second read', async () => {
  const texts = ['{"id":"1","rate":0.1}', '{"id":"1","rate":0.10000000000000000001}'];
  const { error, sent } = await updated(reading, texts, { rate: 2 });
  expect(error).toBeInstanceOf(ConflictError);
  expect(sent).toEqual([]);
});

test('a plain read returns the closest numbers', async () => {
  await using server = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(`{"id":"1","rate":${long}}`);
  });
  expect(await new Client({ baseUrl: server.url }).call(getThing, { thingId: 1 })).toEqual({
    id: '1',
    rate: 12345678.123456789,
  });
});

test('a response of any length is checked', () => {
  const text = `["${'\\n'.repeat(500_000)}${'x'.repeat(10_000_000)}",${'0.10'.padEnd(1_000_000, '0')}1]`;
  const begun = process.cpuUsage();
  expect(parseExactNumbers(text)).toHaveLength(2);
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(5);
});
