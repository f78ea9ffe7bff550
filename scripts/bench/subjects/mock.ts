import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requirePeer } from '../../extras.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type Column, type Figures, formatTable, median, type Rows, type Subject } from '../harness.ts';
import { addressOf, cpuMilliseconds, type Load, residentMegabytes, runLoad } from '../load.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAMS = join(import.meta.dirname, '../programs');
const SERVE = join(PROGRAMS, 'serve-mock.ts');
const PRISM = join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js');
const PLATFORM = join(ROOT, 'generated/spec/v3.json');
const REDIS = '/usr/bin/redis-server';
const ROUNDS = 3;
const BARE = 'bare node:http';

/** The mock beside other servers of the same documents, by the server's processor time per request. */
export const mock: Subject = {
  mock: () => race({ document: PLATFORM, prefix: '/rest', loads: PLATFORM_LOADS }),
  'mock-github': () => race({ document: github(), prefix: '', loads: GITHUB_LOADS, isLarge: true }),
  'mock-limits': measureLimits,
};

function github(): string {
  return requirePeer('@octokit/openapi/generated/api.github.com.json');
}

const headers = { authorization: `Basic ${btoa('technical:technical')}` };
const READ = { method: 'GET', path: '/support/card-groups/1?group_id=1', headers };
const card = {
  employeeId: '1',
  name: 'Travel',
  cardNumber: '**** 1234',
  type: 'BANK',
  endDate: '2027-12-03T09:00:00.000Z',
};

/** Requests by their titles. */
type Loads = Readonly<Record<string, Load & { readonly before?: Load }>>;

const PLATFORM_LOADS: Loads = {
  'GET by id': READ,
  'PUT, validated and stored by ours': {
    method: 'PUT',
    path: '/workforce/employees/1/business-cards',
    headers,
    body: JSON.stringify(card),
  },
  'search, one clause': {
    method: 'POST',
    path: '/settings/journals/search',
    headers,
    body: '{"code":{"operator":"IS","value":"J01"}}',
  },
};

const GITHUB_LOADS: Loads = {
  'GET /meta': { method: 'GET', path: '/meta' },
  'GET /repos/{owner}/{repo}': { method: 'GET', path: '/repos/octocat/hello-world' },
  'POST /gists, validated': {
    method: 'POST',
    path: '/gists',
    body: '{"public":true,"files":{"a.txt":{"content":"a"}}}',
  },
  'GET of a gist, whose state is inferred': {
    method: 'GET',
    path: '/gists/900001',
    before: { method: 'POST', path: '/gists', body: '{"description":"D","files":{"a.txt":{"content":"x"}}}' },
  },
};

/** A server, and how many requests it is measured with: fewer for a slow one. */
interface Server {
  readonly name: string;
  readonly args: readonly string[];
  readonly count: number;
  readonly prefix?: string;
}

interface Race {
  readonly document: string;
  /** Beginning of the paths of our own servers. */
  readonly prefix: string;
  readonly loads: Loads;
  readonly isLarge?: boolean;
}

function serversOf({ document, prefix, isLarge = false }: Race, folder: string): readonly Server[] {
  const own = (name: string, kind: string, ...store: readonly string[]): Server => ({
    name,
    args: [SERVE, kind, document, ...store],
    prefix,
    count: 10_000,
  });
  const stores = [
    own('ours, memory', 'ours'),
    own('ours, SQLite', 'ours', join(folder, 'state.sqlite')),
    ...(existsSync(REDIS) ? [own('ours, Redis', 'ours', 'redis://127.0.0.1:16399')] : []),
  ];
  const count = isLarge ? 100 : 1_000;
  return [
    { name: BARE, args: [SERVE, 'bare'], count: 10_000 },
    ...(isLarge ? [own('ours, inferred state', 'inferred')] : stores),
    own('ours, no state (Prism behind it)', 'plain'),
    { name: 'MSW 3.0, a handler per operation', args: [SERVE, 'msw', document], count },
    { name: '@scalar/mock-server 0.14', args: [SERVE, 'scalar', document], count },
    { name: 'openapi-backend 5.21', args: [SERVE, 'backend', document], count },
    { name: 'Prism 5.16, its command', args: [PRISM, 'mock', '-p', '0', document], count: isLarge ? 30 : 300 },
  ];
}

/** Runs all servers at once and sends each the same requests in turn, over one connection and over 32. */
async function race(given: Race): Promise<string> {
  const folder = temporaryFolder('bench-mock');
  const redis = startRedis(16399, folder);
  const servers = await Promise.all(serversOf(given, folder).map(startServer));
  try {
    const rows = new Map<string, Figures>();
    for (const connections of [1, 32])
      for (const [title, load] of Object.entries(given.loads))
        await addColumn(rows, servers, { title, load, connections });
    for (const { server, child } of servers)
      rows.set(server.name, { ...rows.get(server.name), memory: residentMegabytes(child.pid ?? 0) });
    const columns = [1, 32].flatMap((connections) =>
      Object.keys(given.loads).map((title): Column => {
        const heading = `${title}, ${connections} ${connections === 1 ? 'connection' : 'connections'}, µs`;
        return { figure: `${title} ${connections}`, heading, decimals: 0, ...(connections === 32 && { base: BARE }) };
      }),
    );
    return formatTable(rows, [...columns, { figure: 'memory', heading: 'MB', decimals: 0 }]);
  } finally {
    for (const { child } of servers) child.kill();
    redis?.kill();
  }
}

interface StartedServer {
  readonly server: Server;
  readonly child: ChildProcess;
  readonly url: string;
}

async function startServer(server: Server): Promise<StartedServer> {
  const child = spawn(process.execPath, [...server.args], { stdio: ['ignore', 'pipe', 'ignore'] });
  return { server, child, url: (await addressOf(child)) + (server.prefix ?? '') };
}

function startRedis(port: number, folder: string): ChildProcess | undefined {
  if (!existsSync(REDIS)) return undefined;
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return spawn(REDIS, options, { stdio: 'ignore' });
}

interface MeasuredLoad {
  readonly title: string;
  readonly load: Loads[string];
  readonly connections: number;
}

/** Adds the median of the rounds for each server. One that responds with an error has no figure. */
async function addColumn(
  rows: Map<string, Figures>,
  servers: readonly StartedServer[],
  { title, load, connections }: MeasuredLoad,
): Promise<void> {
  const costs = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { server, child, url } of servers) {
      const target = { url, pid: child.pid ?? 0 };
      if (round === 0 && load.before !== undefined) await runLoad(target, load.before, { count: 1, connections: 1 });
      const { cpu, failed } = await runLoad(target, load, { count: server.count, connections });
      costs.set(server.name, [...(costs.get(server.name) ?? []), failed > 0 ? NaN : cpu]);
    }
  for (const [name, measured] of costs) {
    const cost = measured.some(Number.isNaN) ? {} : { [`${title} ${connections}`]: median(measured) };
    rows.set(name, { ...rows.get(name), ...cost });
  }
}

const BUILT = join(ROOT, 'generated/mock/dist/main.js');
/** Requests after which memory is measured. */
const MARKS = [20_000, 100_000, 200_000, 400_000];

/** Measures start, memory, searches and stores of the built mock, after `npm run build -- mock`. */
async function measureLimits(): Promise<string> {
  if (!existsSync(BUILT)) throw new Error('The package is measured as it ships: npm run build -- mock comes first.');
  const rows: Rows = new Map(
    Object.entries({
      ...inProcess(),
      ...(await memory()),
      ...(await livingHeap()),
      ...(await startOf('its own document', [], `/rest${READ.path}`)),
      ...(await startOf("GitHub's document", ['--spec', github()], '/meta')),
      ...(await startOf("GitHub's document, by Prism", ['--spec', github()], '/octocat')),
    }).map(([name, value]) => [name, { value }]),
  );
  return formatTable(rows, [{ figure: 'value', heading: 'ours', decimals: 1 }]);
}

/** Measures what needs no socket, and stores, in a process of their own. */
function inProcess(): Figures {
  const folder = temporaryFolder('bench-mock-limits');
  const redis = startRedis(16398, folder);
  const places = [join(folder, 'state.sqlite'), redis === undefined ? '' : 'redis://127.0.0.1:16398'];
  try {
    const args = [join(PROGRAMS, 'time-mock.ts'), PLATFORM, ...places];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  } finally {
    redis?.kill();
  }
}

const ownRead = { ...READ, path: `/rest${READ.path}` };

function startBuilt(...args: readonly string[]): Promise<StartedServer> {
  return startServer({ name: '', args: [BUILT, '--port', '0', ...args], count: 0 });
}

/** Measures memory: idle, after many requests, and with many items. */
async function memory(): Promise<Figures> {
  const { child, url } = await startBuilt();
  const [pid, figures] = [child.pid ?? 0, new Map<string, number>()];
  await fetch(url + ownRead.path, { headers });
  figures.set('memory when idle, MB', residentMegabytes(pid));
  for (const [index, mark] of MARKS.entries()) {
    // The same number of requests is sent first as a warm-up.
    await runLoad({ url, pid }, ownRead, { count: (mark - (MARKS[index - 1] ?? 0)) / 2, connections: 32 });
    figures.set(`memory after ${mark.toLocaleString('en')} requests, MB`, residentMegabytes(pid));
  }
  child.kill();
  const large = await startBuilt('--size', '500');
  await fetch(large.url + ownRead.path, { headers });
  figures.set('memory with a seed of more than 50,000 items, MB', residentMegabytes(large.child.pid ?? 0));
  large.child.kill();
  return Object.fromEntries(figures);
}

/** Measures the live heap after a garbage collection; the rest of the process is reserve of the engine. */
async function livingHeap(): Promise<Figures> {
  const args = ['--expose-gc', '--import', join(PROGRAMS, 'report-heap.mjs'), BUILT, '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const server = { url: await addressOf(child), pid: child.pid ?? 0 };
  const figures: Record<string, number> = {};
  for (const count of [10_000, 40_000]) {
    await runLoad(server, ownRead, { count, connections: 32 });
    child.kill('SIGUSR2');
    const [megabytes] = await once(child.stderr, 'data');
    figures[`live heap after ${count === 10_000 ? '20,000' : '100,000'} requests, MB`] = Number(String(megabytes));
  }
  child.kill();
  return figures;
}

/** Measures the time from the command to the first response, and the cost of a request afterwards. */
async function startOf(name: string, args: readonly string[], path: string): Promise<Figures> {
  const { child, url } = await startBuilt(...args);
  await fetch(url + path, { headers });
  const first = cpuMilliseconds(child.pid ?? 0);
  const load = { method: 'GET', path, headers };
  const { cpu } = await runLoad({ url, pid: child.pid ?? 0 }, load, { count: 10_000, connections: 32 });
  child.kill();
  return { [`${name}: first response, ms of processor time`]: first, [`${name}: GET ${path}, µs`]: cpu };
}
