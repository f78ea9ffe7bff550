import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';
import { Client } from '#sdk/client/client.ts';
import { readAccepting } from '#sdk/responses/readers.ts';
import type { OperationDescription } from '#sdk/client/operation.ts';
import { type ItemStream, readEvents, readJsonLines, readTextEvents } from '#sdk/responses/stream.ts';
import { integer, listOf, object, text } from '../../support/schemas.ts';

const count: JsonObject = object({ n: integer }, ['n']);
const event: JsonObject = object(
  { data: { type: 'string', contentMediaType: 'application/json', contentSchema: count }, event: { const: 'tick' } },
  ['data', 'event'],
);
const list = (items: JsonObject): JsonObject => listOf(items);

type Reader = OperationDescription<ItemStream<unknown>>['response'];

const RECORDS = readAccepting('application/json-seq', readJsonLines);

const CASES: readonly (readonly [
  title: string,
  mediaType: string,
  content: JsonObject,
  reader: Reader,
  want: object,
])[] = [
  ['lines, by the schema of one', 'application/jsonl', { schema: count }, readJsonLines, [{ n: 0 }]],
  [
    'lines, by the earlier name',
    'application/stream+json',
    { schema: count },
    readAccepting('application/stream+json', readJsonLines),
    [{ n: 0 }],
  ],
  [
    'lines of an example',
    'application/x-ndjson',
    { schema: list(count), example: [{ n: 1 }, { n: 2 }] },
    readJsonLines,
    [{ n: 1 }, { n: 2 }],
  ],
  [
    'lines of an example that is their text',
    'application/x-ndjson',
    { schema: count, example: '{"n":1}\n{"n":2}\n' },
    readJsonLines,
    [{ n: 1 }, { n: 2 }],
  ],
  ['records', 'application/json-seq', { schema: list(count) }, RECORDS, [{ n: 0 }]],
  [
    'events, by the schema of their data',
    'text/event-stream',
    { schema: count },
    readEvents,
    [{ event: 'message', data: { n: 0 }, id: '' }],
  ],
  [
    'events, by their own schema',
    'text/event-stream',
    { schema: list(event) },
    readEvents,
    [{ event: 'tick', data: { n: 0 }, id: '' }],
  ],
  [
    'events of an example with several lines',
    'text/event-stream',
    { schema: text, example: 'a\nb' },
    readTextEvents,
    [{ event: 'message', data: 'a\nb', id: '' }],
  ],
  [
    'events of an example that is their text',
    'text/event-stream',
    { schema: text, example: 'id: 7\ndata: x\n\n' },
    readTextEvents,
    [{ event: 'message', data: 'x', id: '7' }],
  ],
];

describe('the client reads the sequences of the mock', () => {
  let mock: Mock;
  beforeAll(async () => {
    const paths = Object.fromEntries(
      CASES.map(([, mediaType, content], index) => [
        `/streams/${index}`,
        { get: { responses: { 200: { description: '', content: { [mediaType]: content } } } } },
      ]),
    );
    const root: JsonObject = { openapi: '3.1.0', info: { title: 'Streams', version: '1' }, paths };
    mock = await start({ platform: emptyPlatform, documents: [{ name: 'streams', root }] });
  });
  afterAll(() => mock.close());

  test.each(CASES.map((given, index) => [given[0], index] as const))('%s', async (_, index) => {
    const [, , , response, want] = CASES[index] ?? [];
    const client = new Client({ baseUrl: mock.url, fetch: mock.fetch, allowInsecure: true });
    const operation = { path: `/streams/${index}`, method: 'GET', id: 'readStream', response };
    const items: unknown[] = [];
    for await (const item of await client.call(operation as OperationDescription<ItemStream<unknown>>))
      items.push(item);
    expect(items).toEqual(want);
  });
});
