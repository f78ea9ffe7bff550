// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import { createCore, createFetch } from '#mock/core.ts';
import { type Handler, jsonResponse, type MockResponse } from '#mock/http/message.ts';
import type { Action, Platform, WriteRule } from '#mock/platform.ts';
import { verifyServer } from '../../templates/runtime/verify-engine/src/live/run.ts';
import { verifyHar } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { archive, Recorder } from './support/record.ts';
import { thingsPlatform, thingsSource } from './support/things.ts';

const things = thingsSource();
const authorization = `Basic ${Buffer.from('technical:technical').toString('base64')}`;

/** A server that breaks one rule. */
interface Mutant {
  readonly name: string;
  readonly platform?: Platform;
  readonly wrap?: (handle: Handler) => Handler;
}

function writing(name: string, rule: WriteRule): Mutant {
  const broken = { rules: [], writes: { things: rule } };
  return { name, platform: { ...thingsPlatform, behaviors: [...thingsPlatform.behaviors, broken] } };
}

function acting(action: string, name: string, run: Action): Mutant {
  const broken = { rules: [], actions: { [`things.${action}`]: run } };
  return {
    name: `${action}: ${name}`,
    platform: { ...thingsPlatform, behaviors: [broken, ...thingsPlatform.behaviors] },
  };
}

function responding(name: string, change: (response: MockResponse) => MockResponse): Mutant {
  return { name, wrap: (handle) => async (request) => change(await handle(request)) };
}

/** The server does not see a header of the request, or another one instead. */
function ignoring(header: string, instead?: string): Mutant {
  return {
    name: `ignores ${header}`,
    wrap: (handle) => (request) => {
      const { [header]: _, ...headers } = request.headers;
      return handle({ ...request, headers: instead === undefined ? headers : { ...headers, [header]: instead } });
    },
  };
}

const NAMES = ['name', 'note', 'active', 'rate', 'code'];

const MUTANTS: readonly Mutant[] = [
  ...NAMES.map((name) =>
    writing(`a create drops ${name}`, (item, { before }) => (before === undefined ? { ...item, [name]: null } : item)),
  ),
  ...['note', 'active', 'rate'].map((name) =>
    writing(`an update keeps ${name}`, (item, { before }) => ({
      ...item,
      [name]: before?.[name] ?? item[name] ?? null,
    })),
  ),
  // A code that an update ignores is no mutant: only a create sets it.
  ...NAMES.filter((name) => name !== 'code').map((name) =>
    writing(`an update ignores ${name}`, (item, { before }) =>
      before === undefined ? item : { ...item, [name]: before[name] ?? null },
    ),
  ),
  writing('an update changes code', (item, { before }) => (before === undefined ? item : { ...item, code: 'changed' })),
  writing('an omitted rate becomes 1', (item, { input }) => ({ ...item, rate: input['rate'] ?? 1 })),
  writing('names become upper case', (item) => ({ ...item, name: String(item['name']).toUpperCase() })),
  acting('delete', 'removes nothing', () => ({ status: 204, headers: {} })),
  acting('delete', 'responds with 200', async (call) => ({ ...(await call.crud('delete')), status: 200 })),
  acting('delete', 'responds with 204 for a missing item', () => ({ status: 204, headers: {} })),
  acting('create', 'stores nothing', () => jsonResponse(200, '900001')),
  acting('create', 'responds with 201', async (call) => ({ ...(await call.crud('create')), status: 201 })),
  acting('create', 'responds with a number', async (call) => ({ ...(await call.crud('create')), body: '900001' })),
  acting('replace', 'stores nothing', ({ parameters }) => jsonResponse(200, parameters.path['thing_id'] ?? '')),
  acting('replace', 'responds with an object', async (call) => ({ ...(await call.crud('replace')), body: '{}' })),
  acting('replace', 'responds with 500', () => jsonResponse(500, {})),
  acting('read', 'returns an empty object', () => jsonResponse(200, {})),
  acting('read', 'returns another item', () => jsonResponse(200, { id: 'x', name: 'x' })),
  acting('read', 'adds a property', async (call) => ({
    ...(await call.crud('read')),
    body: '{"name":"x","surplus":1}',
  })),
  acting('read', 'responds with 404', () => jsonResponse(404, {})),
  acting('search', 'returns no list', () => jsonResponse(200, {})),
  acting('search', 'returns no item', () => jsonResponse(200, [])),
  ignoring('authorization', authorization),
  ignoring('accept'),
  responding('a missing method gets 404', (response) =>
    response.status === 405 ? { ...response, status: 404 } : response,
  ),
  responding('a missing item gets 200', (response) =>
    response.status === 404 ? jsonResponse(200, { name: 'x' }) : response,
  ),
  responding('a missing item gets 400', (response) =>
    response.status === 404 ? { ...response, status: 400 } : response,
  ),
  responding('an invalid request gets 200', (response) =>
    response.status === 400 ? jsonResponse(200, '1') : response,
  ),
  responding('missing credentials get 403', (response) =>
    response.status === 401 ? { ...response, status: 403 } : response,
  ),
  responding('JSON is sent as text', (response) => ({
    ...response,
    headers: { ...response.headers, 'content-type': 'text/plain' },
  })),
  responding('JSON is truncated', (response) => ({ ...response, body: String(response.body ?? '').slice(0, -1) })),
];

function handlerOf({ platform = thingsPlatform, wrap = (handle) => handle }: Partial<Mutant>): Handler {
  const core = createCore({ documents: things.documents, platform, seed: 7, reportFailure: () => undefined });
  const traced: Handler = async (request) => {
    const response = await core.handle(request);
    return { ...response, headers: { ...response.headers, 'x-trace': '1' } };
  };
  return wrap(traced);
}

async function runFindings(mutant: Partial<Mutant>): Promise<number> {
  const options = {
    strictMethods: true,
    baseUrl: 'http://localhost',
    authorization,
    rate: 1e6,
    prefix: 'verify-1',
  };
  return (await verifyServer(things, { ...options, fetch: createFetch(handlerOf(mutant)) })).findings.length;
}

/** The traffic of an application: creates, reads, updates, lists and deletes two items, and makes some mistakes. */
async function harFindings(mutant: Partial<Mutant>): Promise<number> {
  const recorder = new Recorder(things);
  const handle = handlerOf(mutant);
  recorder.core.handle = async (request) => handle(request);
  for (const code of ['A', 'B']) {
    const json = { name: 'One', note: 'first', active: true, rate: 5, code, address: { country: 'FR' } };
    const id = await recorder.call('PUT /things', { json });
    const path = `/things/${typeof id === 'string' ? id : '900001'}`;
    await recorder.call(`GET ${path}`);
    await recorder.call(`POST ${path}`, { json: { ...json, name: 'Two', note: 'second', active: false, rate: 7 } });
    await recorder.call(`GET ${path}`);
    await recorder.call(`POST ${path}`, { json });
    await recorder.call(`GET ${path}`);
    await recorder.call(`POST ${path}`, { json: { name: 'Three', code } });
    await recorder.call(`GET ${path}`);
    await recorder.call('GET /things');
    await recorder.call('PUT /things', { json: { name: 1 } });
    await recorder.call('GET /things', { as: '' });
    await recorder.call('GET /things', { headers: { accept: 'image/png' } });
    await recorder.call(`DELETE ${path}`);
    await recorder.call(`GET ${path}`);
  }
  return (await verifyHar(things, [archive(recorder.entries)])).findings.length;
}

test('run finds at least 95 % and har at least 80 % of the mutants, and neither anything without one', async () => {
  expect([await runFindings({}), await harFindings({})]).toEqual([0, 0]);
  const survivors: Record<'run' | 'har', string[]> = { run: [], har: [] };
  for (const mutant of MUTANTS) {
    if ((await runFindings(mutant)) === 0) survivors.run.push(mutant.name);
    if ((await harFindings(mutant)) === 0) survivors.har.push(mutant.name);
  }
  // A list that lacks an item may be filtered; recorded traffic need not show what was not asked for.
  expect(survivors).toEqual({
    run: ['search: returns no item'],
    har: ['search: returns no item', 'a missing method gets 404', 'a missing item gets 400'],
  });
  expect(1 - survivors.run.length / MUTANTS.length).toBeGreaterThanOrEqual(0.95);
  expect(1 - survivors.har.length / MUTANTS.length).toBeGreaterThanOrEqual(0.8);
});
