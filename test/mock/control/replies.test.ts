import { describe, expect, test } from 'vitest';
import { addInferredResources } from '../../../generator/infer/infer.ts';
import type { JsonObject } from '#mock/json.ts';
import type { MockOptions } from '#mock/options.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';

const text: JsonObject = { type: 'string' };
const LOAN: JsonObject = {
  type: 'object',
  required: ['id', 'title', 'days'],
  properties: { id: text, title: text, days: { type: 'integer', minimum: 1 } },
};
const PROBLEM: JsonObject = { type: 'object', required: ['message'], properties: { message: text } };
const json = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  description: '',
  content: { 'application/json': { schema, ...more } },
});
const id = { name: 'id', in: 'path', required: true, schema: text };

const document: object = addInferredResources({
  openapi: '3.1.0',
  info: { title: 'Loans', version: '1' },
  components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/loans': {
      get: { operationId: 'listLoans', responses: { 200: json({ type: 'array', items: LOAN }) } },
      post: {
        operationId: 'createLoan',
        requestBody: json({ type: 'object', required: ['title'], properties: { title: text } }),
        responses: { 201: json(LOAN), 422: json(PROBLEM) },
      },
    },
    '/loans/{id}': {
      parameters: [id],
      get: { operationId: 'getLoan', responses: { 200: json(LOAN), 404: json(PROBLEM) } },
    },
    '/motto': { get: { operationId: 'getMotto', responses: { 200: json(text, { example: 'Read.' }) } } },
    '/scan': { get: { operationId: 'getScan', responses: { 200: { description: '', content: { 'image/png': {} } } } } },
    '/note': {
      get: { operationId: 'getNote', responses: { 200: { description: '', content: { 'text/plain': {} } } } },
    },
    '/vault': {
      get: {
        operationId: 'getVault',
        security: [{ key: [] }],
        responses: { 200: json(text), 401: { description: '' }, default: json(PROBLEM) },
      },
    },
  },
});

async function serve(options: MockOptions = {}): Promise<Mock> {
  const root: JsonObject = JSON.parse(JSON.stringify(document));
  return start({ platform: emptyPlatform, documents: [{ name: 'loans', root }] }, options);
}

/** Calls a mock or a space of it: status and body. */
async function call(
  { fetch, url }: Pick<Mock, 'fetch' | 'url'>,
  request: string,
  body?: object,
): Promise<readonly [number, unknown]> {
  const [method = '', path = ''] = request.split(' ');
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url + path, { method, headers: { 'content-type': 'application/json' }, ...sent });
  const received = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return [response.status, isJson ? JSON.parse(received) : received];
}

const LOAN_1 = { id: '1', title: 'Emma', days: 3 };

describe('reply', () => {
  test('responds to the next valid call only, without a change of the state', async () => {
    await using mock = await serve();
    mock.reply('createLoan', { status: 422, body: { message: 'closed' } });
    expect([
      await call(mock, 'POST /loans', {}),
      await call(mock, 'POST /loans', { title: 'Emma' }),
      mock.calls().at(-1)?.decidedBy,
      await call(mock, 'GET /loans'),
      (await call(mock, 'POST /loans', { title: 'Emma' }))[0],
    ]).toEqual([[422, expect.anything()], [422, { message: 'closed' }], 'reply', [200, []], 201]);
  });

  test('may respond to several calls, or all after those, and those that it is for', async () => {
    await using mock = await serve();
    mock.reply('getLoan', { body: LOAN_1 }, { always: true });
    mock.reply('getLoan', { status: 404, body: { message: 'gone' } }, { times: 2 });
    mock.reply('getLoan', { body: { ...LOAN_1, id: '7' } }, { when: { path: { id: '7' } } });
    const results = [];
    for (const one of ['3', '7', '4', '7']) results.push((await call(mock, `GET /loans/${one}`))[1]);
    expect(results).toEqual([{ message: 'gone' }, { message: 'gone' }, LOAN_1, { ...LOAN_1, id: '7' }]);
    expect(await mock.replies()).toMatchObject([{ operation: 'getLoan', always: true }]);
  });

  test('responds for operations without state, with text, bytes, headers and a merge', async () => {
    await using mock = await serve();
    mock.reply('getMotto', { body: 'Write.', headers: { 'X-Age': '3' } });
    mock.reply('getNote', { body: 'a text' });
    mock.reply('getScan', { body: new Uint8Array([1, 2]) });
    mock.reply('createLoan', { merge: { title: 'Persuasion' }, status: 201 });
    const motto = await mock.fetch(`${mock.url}/motto`);
    const scan = await mock.fetch(`${mock.url}/scan`);
    expect([motto.headers.get('x-age'), await motto.json(), scan.headers.get('content-type')]).toEqual([
      '3',
      'Write.',
      'image/png',
    ]);
    expect(new Uint8Array(await scan.arrayBuffer())).toEqual(new Uint8Array([1, 2]));
    expect([
      await call(mock, 'GET /note'),
      await call(mock, 'POST /loans', { title: 'Emma' }),
      await call(mock, 'GET /motto'),
    ]).toEqual([
      [200, 'a text'],
      [201, expect.objectContaining({ title: 'Persuasion' })],
      [200, 'Read.'],
    ]);
  });

  test.each<readonly [string, object, string]>([
    ['createLoan', { status: 201, body: { id: '1', title: 'Emma', days: 0 } }, '/body/days'],
    ['createLoan', { status: 201, body: { id: '1', title: 'Emma' } }, '/body must have the property "days"'],
    ['createLoan', { status: 201 }, '/body is required'],
    ['createLoan', { status: 409, body: {} }, '/status 409 is not documented; documented: 201, 422'],
    ['getVault', { status: 401, body: { message: 'no' } }, '/body is not documented for the status 401'],
    ['getVault', { status: 500, body: { reason: 'no' } }, '/body must have the property "message"'],
    ['getMotto', { body: '<b>', headers: { 'content-type': 'text/html' } }, '/headers/content-type text/html'],
    ['getMotto', { status: 700 }, '"status" must be'],
    ['getMotto', { statuz: 200 }, '"statuz" is not supported here. Did you mean "status"?'],
    ['getMotto', { body: 'a', headers: { 'content-length': '1' } }, 'cannot be set here'],
    ['getMoto', { body: 'a' }, 'Unknown operation "getMoto". Did you mean "getMotto"?'],
  ])('refuses for %s at once %j', async (operation, reply, message) => {
    await using mock = await serve();
    expect(() => mock.reply(operation, reply)).toThrow(message);
    expect(await mock.replies()).toEqual([]);
  });

  test('a deliberate violation is sent, in strict mode too', async () => {
    await using mock = await serve({ strict: true });
    mock.reply('createLoan', { status: 418, body: { tea: true } }, { strict: false });
    mock.reply('getMotto', { merge: { no: 'text' } }, { strict: false });
    mock.reply('getMotto', { merge: { no: 'text' } });
    expect([
      await call(mock, 'POST /loans', { title: 'Emma' }),
      await call(mock, 'GET /motto'),
      await call(mock, 'GET /motto'),
      mock.violations().map(({ violations }) => violations),
    ]).toEqual([
      [418, { tea: true }],
      [200, { no: 'text' }],
      [500, expect.objectContaining({ message: expect.stringContaining('/body must be string') })],
      [[expect.stringContaining('reply /body must be string')]],
    ]);
  });

  test('belongs to a space, and is removed by its reset and by clearReplies', async () => {
    await using mock = await serve();
    const space = mock.space('one');
    space.reply('getMotto', { body: 'One.' }, { always: true });
    mock.reply('getMotto', { body: 'Main.' }, { always: true });
    const mottos = async () => [(await call(space, 'GET /motto'))[1], (await call(mock, 'GET /motto'))[1]];
    const before = await mottos();
    await space.reset();
    const reset = await mottos();
    await mock.clearReplies();
    expect([before, reset, await mottos()]).toEqual([
      ['One.', 'Main.'],
      ['Read.', 'Main.'],
      ['Read.', 'Read.'],
    ]);
  });

  test('is stored with the state: a snapshot has it, and so do other processes', async () => {
    await using mock = await serve();
    mock.reply('getMotto', { body: 'Once.' });
    await mock.snapshot('before');
    const first = await call(mock, 'GET /motto');
    const second = await call(mock, 'GET /motto');
    await mock.restore('before');
    expect([first[1], second[1], (await call(mock, 'GET /motto'))[1]]).toEqual(['Once.', 'Read.', 'Once.']);
  });

  test('is set over HTTP from any language', async () => {
    await using mock = await serve({ port: 0 });
    const control = async (method: string, body?: object) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${mock.url}/__mock/replies`, { method, ...sent });
      const received = await response.text();
      return [response.status, received === '' ? undefined : JSON.parse(received)];
    };
    const one = { operation: 'getScan', body: 'AQI=', bodyEncoding: 'base64' };
    expect([
      await control('POST', one),
      await control('POST', { operation: 'createLoan', status: 201, body: { id: '1' } }),
      await control('POST', { status: 201 }),
      await control('GET'),
      (await fetch(`${mock.url}/scan`)).headers.get('content-length'),
      await control('POST', one),
      await control('DELETE'),
      await control('GET'),
    ]).toEqual([
      [204, undefined],
      [400, expect.objectContaining({ message: expect.stringContaining('/body must have the property "title"') })],
      [400, expect.objectContaining({ message: 'A reply needs the "operation" that it is for.' })],
      [200, { replies: [expect.objectContaining(one)], handlers: [] }],
      '2',
      [204, undefined],
      [204, undefined],
      [200, { replies: [], handlers: [] }],
    ]);
  });
});

describe('on', () => {
  test('changes what the mock responds, the newest handler first', async () => {
    await using mock = await serve();
    await mock.load({ loans: [LOAN_1] });
    mock.on('getLoan', async (request, next) => {
      const response = await next(request);
      response.body['days'] = 9;
      return response;
    });
    const remove = mock.on('getLoan', async (request, next) => {
      const response = await next(request);
      response.body['title'] = `${String(response.body['title'])}!`;
      return response;
    });
    const both = await call(mock, 'GET /loans/1');
    remove();
    expect([both[1], (await call(mock, 'GET /loans/1'))[1], await call(mock, 'GET /loans/2')]).toEqual([
      { ...LOAN_1, title: 'Emma!', days: 9 },
      { ...LOAN_1, days: 9 },
      [404, expect.anything()],
    ]);
  });

  test('passes another request on, and reads and writes the state by the clock', async () => {
    await using mock = await serve();
    mock.clock.fix('2026-01-31T10:00:00Z');
    mock.on('createLoan', (request, next) => next({ ...request, body: { title: 'Sanditon' } }));
    mock.on('getMotto', async ({ state, clock }) => {
      const loans = await state.all('loans');
      return { body: `${loans.length} at ${clock.timestamp()}` };
    });
    await call(mock, 'POST /loans', { title: 'Emma' });
    expect([await mock.items('loans'), (await call(mock, 'GET /motto'))[1]]).toEqual([
      [expect.objectContaining({ title: 'Sanditon' })],
      '1 at 2026-01-31T10:00:00.000Z',
    ]);
  });

  test('a response that the document does not allow is a 500 with the reason, unless it is deliberate', async () => {
    await using mock = await serve();
    mock.on('getMotto', () => ({ body: { no: 'text' } }));
    const refused = await call(mock, 'GET /motto');
    mock.on('getMotto', () => ({ body: { no: 'text' } }), { strict: false });
    mock.on('getMotto', () => undefined);
    expect([refused, await call(mock, 'GET /motto'), mock.violations().length, mock.handlers()]).toEqual([
      [500, expect.objectContaining({ message: expect.stringContaining('/body must be string') })],
      [200, { no: 'text' }],
      1,
      ['getMotto', 'getMotto', 'getMotto'],
    ]);
  });

  test('leaves invalid calls and those without credentials to the contract', async () => {
    await using mock = await serve();
    mock.on('getVault', () => ({ body: 'open' }));
    mock.on('createLoan', () => ({ status: 201, body: LOAN_1 }));
    const headers = { authorization: 'Bearer x' };
    expect([
      (await call(mock, 'GET /vault'))[0],
      await (await mock.fetch(`${mock.url}/vault`, { headers })).json(),
      (await call(mock, 'POST /loans', {}))[0],
    ]).toEqual([401, 'open', 422]);
  });

  test('its errors discard its writes', async () => {
    await using mock = await serve();
    mock.on('createLoan', async (request, next) => {
      await next(request);
      return { status: 418 };
    });
    expect([(await call(mock, 'POST /loans', { title: 'Emma' }))[0], await mock.items('loans')]).toEqual([500, []]);
  });
});

test('validate: false: handles invalid requests by the state, a reply or an example, and reports their violations', async () => {
  await using mock = await serve({ validate: false });
  const created = await call(mock, 'POST /loans', { title: 7 });
  mock.reply('createLoan', { status: 422, body: { message: 'closed' } });
  expect([created, await call(mock, 'POST /loans', {}), mock.violations().map(({ violations }) => violations)]).toEqual(
    [
      [201, expect.objectContaining({ title: '7' })],
      [422, { message: 'closed' }],
      [['/body/title must be string'], ['/body must have the property "title"']],
    ],
  );
});

describe('scenario', () => {
  const motto = async (mock: Pick<Mock, 'fetch' | 'url'>) => (await call(mock, 'GET /motto'))[1];

  test('goes through states, each with replies or code of its own', async () => {
    await using mock = await serve();
    mock.scenario('day', {
      states: {
        morning: { getMotto: { body: 'Rise.', times: 2, to: 'noon' } },
        noon: {
          getMotto: { handler: async (_, next) => ({ body: `${String((await next()).body)} Eat.` }), to: 'night' },
          createLoan: { status: 422, body: { message: 'closed' } },
        },
        night: { getMotto: () => ({ body: 'Sleep.' }) },
      },
    });
    const mottos = [await motto(mock), await motto(mock)];
    const refused = await call(mock, 'POST /loans', { title: 'Emma' });
    const during = await mock.scenarios();
    for (let index = 0; index < 3; index += 1) mottos.push(await motto(mock));
    await mock.scenario('day', 'morning');
    mottos.push(await motto(mock));
    await mock.reset();
    expect([mottos, refused, during, await motto(mock), await mock.scenarios()]).toEqual([
      ['Rise.', 'Rise.', 'Read. Eat.', 'Sleep.', 'Sleep.', 'Rise.'],
      [422, { message: 'closed' }],
      [{ scenario: 'day', state: 'noon' }],
      'Read.',
      [],
    ]);
  });

  test.each<readonly [Parameters<Mock['scenario']>[1], string]>([
    ['night', 'There is no scenario "day".'],
    [{ start: 'nigth', states: { night: {} } }, 'no state "nigth". Did you mean "night"?'],
    [{ states: { night: { getMotto: { body: 'a', to: 'day' } } } }, 'no state "day". States: night.'],
    [{ states: { night: { getMoto: { body: 'a' } } } }, 'Unknown operation "getMoto"'],
    [{ states: { night: { getMotto: { body: 1 as never } } } }, '/body must be string'],
    [{ states: { night: { getMotto: { body: 'a', times: 0 } } } }, '"times" must be'],
  ])('%j is refused at once', async (scenario, message) => {
    await using mock = await serve();
    await expect(async () => mock.scenario('day', scenario)).rejects.toThrow(message);
    expect(await mock.scenarios()).toEqual([]);
  });

  test('is set over HTTP, in a space, and replaced by one of its name', async () => {
    await using mock = await serve({ port: 0 });
    const space = mock.space('one');
    const set = async (body: object) => {
      const response = await fetch(`${space.url}/__mock/scenarios`, { method: 'POST', body: JSON.stringify(body) });
      return response.status;
    };
    const states = { on: { getMotto: { body: 'On.', to: 'off' } }, off: { getMotto: { body: 'Off.' } } };
    const statuses = [
      await set({ name: 'switch', states }),
      await set({ name: 'switch', states, start: 'off' }),
      await set({ name: 'switch', state: 'none' }),
      await set({ name: 'switch', states: { on: { getMotto: 1 } } }),
      await set({ states }),
    ];
    const first = await motto(space);
    statuses.push(await set({ name: 'switch', state: 'on' }));
    expect([statuses, first, await motto(space), await motto(space), await motto(mock)]).toEqual([
      [204, 204, 400, 400, 400, 204],
      'Off.',
      'On.',
      'Off.',
      'Read.',
    ]);
    const listed = await (await fetch(`${space.url}/__mock/scenarios`)).json();
    expect(listed).toEqual([{ scenario: 'switch', state: 'off' }]);
  });
});
