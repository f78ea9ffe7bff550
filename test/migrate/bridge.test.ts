// Runs in `npm run test:rest`.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { type BridgeOptions, createBridge } from '../../templates/runtime/migrate-engine/src/bridge/bridge.ts';
import { type BridgeTables, createResolver } from '../../templates/runtime/migrate-engine/src/bridge/resolve-call.ts';
import type { MapFile, PreviousOperation } from '../../templates/runtime/migrate-engine/src/migration/map-file.ts';
import type { Translate } from '../../templates/runtime/migrate-engine/src/payloads/ndjson.ts';
import { startMock } from '../../generated/mock/src/index.ts';
import { map } from './kit.ts';
import { kit } from './run-command.ts';
import { generateWorkshop } from './workshop.ts';

const { map: workshop } = await generateWorkshop();
const tables = { map, up: kit.up as Translate, down: kit.down as Translate };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function bridgeTo(
  target: string,
  given: Partial<BridgeTables> = {},
  limits: BridgeOptions = {},
): Promise<{ readonly url: string; readonly callers: ReturnType<typeof createBridge>['callers'] }> {
  const { server, callers } = createBridge(new URL(target), { ...tables, ...given }, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, callers };
}

/** A server that records requests and responds with this JSON. */
async function recorder(response: unknown, status = 200): Promise<{ readonly url: string; readonly calls: string[] }> {
  const calls: string[] = [];
  const server = createServer(async (request, outgoing) => {
    const chunks = await request.toArray();
    calls.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`.trim());
    outgoing
      .writeHead(status, { 'content-type': 'application/json' })
      .end(status === 204 ? '' : JSON.stringify(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

test('R115 the unmigrated application passes through the bridge, and the server only sees the new version', async () => {
  const mock = await startMock({ seed: 7, port: 0 });
  closers.push(() => mock.close());
  const folder = mkdtempSync(join(tmpdir(), 'migrate-bridge-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  const bridge = await bridgeTo(mock.url);
  const files = readdirSync(join(folder, 'test')).map((file) => join('test', file));
  const env = { PATH: process.env['PATH'], ERP_URL: bridge.url };
  const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter=tap', ...files], {
    cwd: folder,
    env,
  });
  expect(stdout).toContain('# fail 0');
  expect(mock.violations()).toEqual([]);
  expect([...bridge.callers].map(([caller, { rejected }]) => [caller, rejected])).toEqual([['node', 0]]);
});

test('R115 path, body, response and status are translated', async () => {
  const target = await recorder([{ completionType: 'END' }]);
  const { url } = await bridgeTo(`${target.url}/base/`);
  const response = await fetch(`${url}/rest/workforce/managers/7/employees/timerecording-terminations?x=1`);
  expect(await response.json()).toEqual([{ terminationType: 'END' }]);
  await fetch(`${url}/rest/sales/invoices/9/force-vat-amount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[{"businessDocumentLineId":"1","amount":1.0}]',
  });
  expect(target.calls).toEqual([
    'GET /base/rest/workforce/managers/7/employees/timesheet-entries/completions?x=1',
    'POST /base/rest/sales/invoices/9/force-vat-amount [{"managementObjectLineId":"1","amount":1.0}]',
  ]);
  const removed = await bridgeTo((await recorder(undefined, 204)).url);
  const deletion = await fetch(`${removed.url}/rest/workforce/employees/1/business-cards/2`, { method: 'DELETE' });
  expect(deletion.status).toBe(200);
});

test('R115 HEAD and a slash at the end of a path are those of the documented GET', async () => {
  const target = await recorder([{ completionType: 'END' }]);
  const { url } = await bridgeTo(target.url);
  const path = '/workforce/managers/7/employees/timerecording-terminations/';
  const head = await fetch(url + path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(await (await fetch(url + path)).json()).toEqual([{ terminationType: 'END' }]);
  const moved = '/workforce/managers/7/employees/timesheet-entries/completions';
  expect(target.calls).toEqual([`HEAD ${moved}`, `GET ${moved}`]);
});

const NO_TABLES = { schemas: [], fields: [], values: [], parameters: [], endpoints: [], identical: [] };
const operation = (id: string, path: string, schema: string): PreviousOperation => ({
  id,
  method: 'GET',
  path,
  parameters: [],
  body: [],
  response: [schema],
});
const untouched: MapFile = {
  versions: map.versions,
  ...NO_TABLES,
  unmapped: [
    { kind: 'operation', name: 'getOld', reason: 'no counterpart' },
    { kind: 'field', owner: 'Part', name: 'gone', reason: 'no counterpart' },
    { kind: 'field', owner: 'Kept', name: 'size', reason: 'another type' },
    { kind: 'parameter', owner: 'getKept', name: 'lost', reason: 'no counterpart' },
  ],
  v2Schemas: [
    { name: 'Part', parents: [], fields: { gone: [] } },
    { name: 'Whole', parents: [], fields: { parts: ['Part'] } },
    { name: 'Kept', parents: [], fields: { size: [] } },
  ],
  v2Operations: [
    operation('getKept', '/kept/{id}', 'Kept'),
    operation('getOld', '/old', 'Kept'),
    operation('getWhole', '/whole', 'Whole'),
  ],
};

test.each([
  { given: 'an operation that both versions have', path: '/kept/7?a=1', status: 200, want: '"size":1' },
  {
    given: 'an operation that the new version lacks',
    path: '/old',
    status: 501,
    want: 'Add an entry to endpoints.yaml.',
  },
  {
    given: 'a field that the new version lacks',
    path: '/whole',
    status: 501,
    want: 'The rename tables do not say what became of Part.gone, which getWhole uses. Add an entry.',
  },
  {
    given: 'a parameter that the new version lacks',
    path: '/kept/7?lost=1',
    status: 501,
    want: 'parameter lost of getKept',
  },
])('empty tables: $given → $status', async ({ path, status, want }) => {
  const target = await recorder({ size: 1 });
  const { url } = await bridgeTo(target.url, { map: untouched });
  const response = await fetch(`${url}/rest${path}`);
  expect([response.status, target.calls]).toEqual([status, status === 200 ? [`GET /rest${path}`] : []]);
  expect(await response.text()).toContain(want);
});

const entry = { source: 'changelog', certainty: 'assumed', distinctive: false } as const;
const renamedQuery: MapFile = {
  versions: map.versions,
  ...NO_TABLES,
  unmapped: [],
  v2Schemas: [],
  parameters: [
    {
      ...entry,
      id: 'space-id',
      operation: 'rename',
      owners: [{ v2: 'list', v3: 'list' }],
      v2: 'space_id',
      v3: 'folder',
    },
    { ...entry, id: 'where', operation: 'rename', owners: [{ v2: 'list', v3: 'list' }], v2: 'where', v3: 'filter' },
    { ...entry, id: 'gone', operation: 'remove', owners: [{ v2: 'list', v3: 'list' }], v2: 'gone' },
    {
      ...entry,
      id: 'from',
      operation: 'rename',
      owners: [{ v2: 'list', v3: 'list' }],
      v2: 'from',
      v3: 'start',
      review: { reason: 'type', note: 'The type changes from string to integer: convert the values.' },
    },
  ],
  values: [
    {
      ...entry,
      id: 'done',
      operation: 'rename',
      owners: [{ v2: 'list.state', v3: 'list.state' }],
      v2: 'done',
      v3: 'closed',
    },
    { ...entry, id: 'up', operation: 'rename', owners: [{ v2: 'Order', v3: 'Order' }], v2: 'up', v3: 'asc' },
  ],
  v2Operations: [
    {
      ...operation('list', '/looks', 'Look'),
      parameters: [
        ...['space_id', 'folder', 'where', 'gone', 'from', 'state'].map((name) => ({ name, location: 'query' })),
        { name: 'order', location: 'query', types: ['Order'] },
      ],
    },
  ],
};

test.each([
  { given: 'names without an entry', query: 'limit=10&q=a%20b+c&flag', want: 'limit=10&q=a%20b+c&flag' },
  { given: 'a renamed parameter', query: 'limit=1&space_id=a%26b', want: 'limit=1&folder=a%26b' },
  { given: 'a list', query: 'space_id=1&space_id=2', want: 'folder=1&folder=2' },
  { given: 'an object', query: 'where[state]=1', want: 'filter[state]=1' },
  { given: 'values that the parameter lists itself', query: 'state=open,done', want: 'state=open%2Cclosed' },
  { given: 'a value of a named enumeration', query: 'order=up', want: 'order=asc' },
  { given: 'both names with one value', query: 'space_id=1&folder=1', want: 'folder=1' },
  { given: 'both names with different values', query: 'space_id=1&folder=2', want: '422 space_id, folder contradict' },
  { given: 'a removed parameter', query: 'gone=1', want: '422 cannot take the query parameter gone of list (gone)' },
  { given: 'a parameter for review', query: 'from=1', want: '501 (from). The type changes from string to integer' },
])('a query with $given: $query → $want', async ({ query, want }) => {
  const target = await recorder([]);
  const { url } = await bridgeTo(target.url, { map: renamedQuery });
  const response = await fetch(`${url}/looks?${query}`);
  const [, status = '200', reason] = /^(\d+) (.*)/.exec(want) ?? [];
  expect([response.status, target.calls]).toEqual([Number(status), reason === undefined ? [`GET /looks?${want}`] : []]);
  expect(await response.text()).toContain(reason ?? '[]');
});

test.each([
  ['GET /api/jobs?q=1', 'GET /api/jobs/search?q=1'],
  ['GET /benches/7', 'GET /benches/7/details'],
  ['GET /orders/7/full', 'GET /orders/7'],
  ['GET /lists/1/tasks/2', 'GET /tasks/2'],
  ['GET /slots/mon/9', 'GET /slots/9/mon'],
  ['GET /north', 'GET /south'],
  ['DELETE /gates/7', 'POST /gates/7/close'],
  ['GET /tags/jobs', 'GET /tags/jobs'],
])('R115 a path with other segments: %s → %s', (before, after) => {
  const [method = '', url = ''] = before.split(' ');
  const resolved = createResolver({ ...tables, map: workshop })(method, url);
  expect(`${resolved.method} ${resolved.url}`).toBe(after);
});

test('R115 a path that begins with another host is sent to the target', async () => {
  const [target, other] = [await recorder({}), await recorder({})];
  const { port } = new URL((await bridgeTo(target.url)).url);
  const path = `//${new URL(other.url).host}/sales/quotations/7`;
  const [response] = await once(get({ host: '127.0.0.1', port, path, agent: false }), 'response');
  response.resume();
  expect([target.calls, other.calls]).toEqual([[`GET ${path}`], []]);
});

test('a request with two hosts is rejected', async () => {
  const target = await recorder({});
  const { port } = new URL((await bridgeTo(target.url)).url);
  const headers = ['Host', '127.0.0.1', 'Host', 'example.com'];
  const options = { host: '127.0.0.1', port, path: '/sales/quotations/7', agent: false, headers };
  const [response] = await once(get(options), 'response');
  response.resume();
  expect([response.statusCode, target.calls]).toEqual([400, []]);
});

test.each([
  ['GET', '/rest/workforce/employees/7', 501, 'cannot be translated. No v3 operation is documented for it.', ''],
  ['GET', '/rest/elsewhere', 404, 'is not documented for the previous version', ''],
  [
    'POST',
    '/rest/sales/invoices/9/force-vat-amount',
    422,
    'contradict each other (business-document-line-id)',
    '[{"businessDocumentLineId":"1","managementObjectLineId":"2"}]',
  ],
  ['POST', '/rest/sales/invoices/9/force-vat-amount', 400, 'not valid JSON', '[{'],
  ['POST', '/rest/sales/invoices/9/force-vat-amount', 400, 'not valid JSON', 'forced=true'],
  ['POST', '/rest/sales/invoices/9/force-vat-amount', 400, 'nested deeper than 1000 levels', '['.repeat(200_000)],
])('R115 %s %s is rejected with %i: %s', async (method, path, status, reason, body) => {
  const target = await recorder({});
  const { url, callers } = await bridgeTo(target.url);
  const headers = { 'content-type': 'application/json', 'user-agent': 'desk/1.0' };
  const response = await fetch(url + path, { method, headers, ...(body === '' ? {} : { body }) });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(reason);
  expect(target.calls).toEqual([]);
  expect([...callers]).toEqual([['desk/1.0', { translated: 0, rejected: 1 }]]);
});

test.each([
  ['a content-encoding', { 'content-encoding': 'gzip' }, Buffer.from([31, 139]), 415, 'content-encoding gzip'],
  ['bytes that are not UTF-8', {}, Buffer.from('[{"amount":"\xff"}]', 'latin1'), 400, 'not UTF-8'],
])('R115 a body with %s is rejected, because it would be changed', async (_, own, body, status, reason) => {
  const target = await recorder({});
  const { url } = await bridgeTo(target.url);
  const headers = { 'content-type': 'application/json', ...own };
  const path = `${url}/rest/sales/invoices/9/force-vat-amount`;
  const response = await fetch(path, { method: 'POST', headers, body: new Uint8Array(body) });
  expect([response.status, target.calls]).toEqual([status, []]);
  expect(await response.text()).toContain(reason);
});

test.each([
  ['with a content-encoding', { 'content-encoding': 'gzip' }, '[', 'content-encoding gzip'],
  ['that is not JSON', {}, '[', 'cannot be translated'],
  ['that is nested deeply', {}, '['.repeat(200_000), 'nested deeper than 1000 levels'],
])('R115 a response %s is a 502', async (_case, headers, body, reason) => {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const { url } = await bridgeTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const response = await fetch(`${url}/rest/sales/quotations/7`);
  expect([response.status, await response.text()]).toEqual([502, expect.stringContaining(reason)]);
});

test('R115 a caller that goes away before the response ends the call to the server', async () => {
  const received = Promise.withResolvers<() => void>();
  const ended = Promise.withResolvers<void>();
  const server = createServer((_, outgoing) => {
    outgoing.on('close', () => ended.resolve());
    received.resolve(() => outgoing.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const { url } = await bridgeTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const request = get(`${url}/rest/sales/quotations/7`, { agent: false }).on('error', () => undefined);
  await received.promise;
  request.destroy();
  await ended.promise;
});

test('R115 the query is sent as it is, also with a second question mark', async () => {
  const target = await recorder({});
  const { url } = await bridgeTo(target.url);
  await fetch(`${url}/rest/sales/quotations/7?a=b?c&d`);
  expect(target.calls).toEqual(['GET /rest/sales/quotations/7?a=b?c&d']);
});

test('R115 a server that does not respond is a 502', async () => {
  const { url } = await bridgeTo('http://127.0.0.1:9');
  expect((await fetch(`${url}/rest/sales/invoices/search`, { method: 'POST' })).status).toBe(502);
});

test('R115 requests for a token pass unchanged', async () => {
  const target = await recorder({ access_token: 'a' });
  const { url } = await bridgeTo(target.url, { shared: ['/oauth/token'] });
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', body: 'grant_type=password&username=a' });
  expect(await response.json()).toEqual({ access_token: 'a' });
  expect(target.calls).toEqual(['POST /oauth/token grant_type=password&username=a']);
});

test.each([
  ['POST', '/admin/oauth/token'],
  ['POST', '/x/oauth/token?a=1'],
  ['POST', '//oauth/token'],
  ['POST', '/a%2foauth/token'],
  ['DELETE', '/oauth/token'],
  ['PUT', '/oauth/token'],
])('R115 %s %s is no request for a token, and is not sent', async (method, path) => {
  const target = await recorder({});
  const { url } = await bridgeTo(target.url, { shared: ['/oauth/token'] });
  expect((await fetch(url + path, { method })).status).toBe(404);
  expect(target.calls).toEqual([]);
});

test('R115 a body that stays the same is streamed without a limit, and one that is translated has a limit', async () => {
  const holidays = Array.from({ length: 100 }, (_, day) => ({ date: `2026-01-${day}`, type: 'PUBLIC' }));
  const passed = await bridgeTo((await recorder(holidays)).url, {}, { maxBodyBytes: 100 });
  const invoices = `${passed.url}/rest/sales/invoices/1/is-expense-rebill`;
  expect(await (await fetch(invoices, { method: 'POST' })).json()).toEqual(holidays);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(Array.from({ length: 9 }, () => ({ businessDocumentLineId: '1' })));
  const large = await fetch(`${passed.url}/rest/sales/invoices/9/force-vat-amount`, { method: 'POST', headers, body });
  expect(large.status).toBe(413);
  const search = await fetch(`${passed.url}/rest/sales/invoices/search`, { method: 'POST', headers, body: '{}' });
  expect([search.status, await search.text()]).toEqual([502, expect.stringContaining('larger than 100 bytes')]);
});

test('R115 a streamed body that breaks off ends the connection', async () => {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/plain', 'content-length': 10 }).write('half', () => {
      outgoing.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const { url, callers } = await bridgeTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const headers = { 'user-agent': 'desk/1.0' };
  await expect(fetch(`${url}/rest/sales/quotations/7`, { headers }).then((one) => one.text())).rejects.toThrow();
  expect(callers.get('desk/1.0')).toEqual({ translated: 0, rejected: 1 });
});

test('R115 a server that sends nothing is a 504', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { url } = await bridgeTo(`http://127.0.0.1:${port}`, {}, { timeoutMs: 50 });
  expect((await fetch(`${url}/rest/sales/invoices/search`, { method: 'POST' })).status).toBe(504);
});
