/**
 * `npm run bench -- mock`: compares the mock with Prism's command, openapi-backend and bare node:http by the server's
 * processor time per request. `LARGE_DOCUMENT=file` adds GitHub's document.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, type Load, residentMegabytes, run } from './mock/load.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = join(ROOT, 'generated/spec/v3.json');
const SERVE = join(import.meta.dirname, 'mock/serve.ts');
const PRISM = join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js');
const folder = temporaryFolder('bench-mock');
const authorization = `Basic ${btoa('technical:technical')}`;

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly prefix: string;
  /** Measured requests; fewer for a slow server. */
  readonly count: number;
}

const card = JSON.stringify({
  employeeId: '1',
  name: 'Travel',
  cardNumber: '**** 1234',
  type: 'BANK',
  endDate: '2027-12-03T09:00:00.000Z',
});
const GET = 'GET by id';
const loads: Readonly<Record<string, Load>> = {
  [GET]: { method: 'GET', path: '/support/card-groups/1?group_id=1', headers: { authorization } },
  'PUT, validated and stored': {
    method: 'PUT',
    path: '/workforce/employees/1/business-cards',
    headers: { authorization },
    body: card,
  },
  'search, one clause': {
    method: 'POST',
    path: '/settings/journals/search',
    headers: { authorization },
    body: '{"code":{"operator":"IS","value":"J01"}}',
  },
};

const redis = existsSync('/usr/bin/redis-server')
  ? spawn('/usr/bin/redis-server', ['--port', '16399', '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
      stdio: 'ignore',
    })
  : undefined;
const programs: readonly Program[] = [
  { name: 'bare node:http', args: [SERVE, 'bare'], prefix: '', count: 20_000 },
  { name: 'ours, memory', args: [SERVE, 'ours', DOCUMENT], prefix: '/rest', count: 20_000 },
  {
    name: 'ours, SQLite',
    args: [SERVE, 'ours', DOCUMENT, join(folder, 'state.sqlite')],
    prefix: '/rest',
    count: 10_000,
  },
  ...(redis === undefined
    ? []
    : [
        {
          name: 'ours, Redis',
          args: [SERVE, 'ours', DOCUMENT, 'redis://127.0.0.1:16399'],
          prefix: '/rest',
          count: 10_000,
        },
      ]),
  { name: 'ours, no state (Prism behind it)', args: [SERVE, 'plain', DOCUMENT], prefix: '/rest', count: 20_000 },
  { name: 'openapi-backend 5.21', args: [SERVE, 'backend', DOCUMENT], prefix: '', count: 4_000 },
  { name: 'Prism 5.16, its command', args: [PRISM, 'mock', '-p', '0', DOCUMENT], prefix: '', count: 1_000 },
];

/** Requests to the servers of GitHub's document, which Prism responds to. */
const LARGE_GET = 'GET /meta';
const largeLoads: Readonly<Record<string, Load>> = {
  [LARGE_GET]: { method: 'GET', path: '/meta' },
  'GET /repos/{owner}/{repo}': { method: 'GET', path: '/repos/octocat/hello-world' },
  'POST /gists, validated': {
    method: 'POST',
    path: '/gists',
    body: '{"public":true,"files":{"a.txt":{"content":"a"}}}',
  },
};
const largePrograms = (document: string): readonly Program[] => [
  { name: 'bare node:http', args: [SERVE, 'bare'], prefix: '', count: 20_000 },
  { name: 'ours, no state (Prism behind it)', args: [SERVE, 'plain', document], prefix: '', count: 20_000 },
  { name: 'openapi-backend 5.21', args: [SERVE, 'backend', document], prefix: '', count: 1_000 },
  { name: 'Prism 5.16, its command', args: [PRISM, 'mock', '-p', '0', document], prefix: '', count: 100 },
];

try {
  await compare(programs, loads, GET);
  const large = process.env['LARGE_DOCUMENT'];
  if (large !== undefined) await compare(largePrograms(large), largeLoads, LARGE_GET);
} finally {
  redis?.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Prints a table of the cost per request and program, and of the throughput. */
async function compare(
  compared: readonly Program[],
  loads: Readonly<Record<string, Load>>,
  often: string,
): Promise<void> {
  const titles = ['', 'connections', ...Object.keys(loads), `requests a second (${often})`, 'MB'];
  console.log(`\n| ${titles.join(' | ')} |\n|${'---|'.repeat(titles.length)}`);
  for (const program of compared) await measure(program, loads, often);
}

async function measure(program: Program, loads: Readonly<Record<string, Load>>, often: string): Promise<void> {
  const { name, args, prefix, count } = program;
  const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  const url = await addressOf(child);
  for (const connections of [1, 32]) {
    const cells: string[] = [];
    let perSecond = 0;
    for (const [title, load] of Object.entries(loads)) {
      const figures = await run(
        { url, pid: child.pid ?? 0 },
        { ...load, path: prefix + load.path },
        { count, connections },
      );
      if (title === often) perSecond = figures.perSecond;
      cells.push(figures.failed > 0 ? `${figures.cpu.toFixed(0)} (${figures.failed} failed)` : figures.cpu.toFixed(0));
    }
    console.log(
      `| ${name} | ${connections} | ${cells.join(' | ')} | ${perSecond.toFixed(0)} | ${residentMegabytes(child.pid ?? 0).toFixed(0)} |`,
    );
  }
  child.kill();
}
