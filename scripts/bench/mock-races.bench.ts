/**
 * `npm run bench -- mock-races`: three races of servers of the same document, as ratios to bare node:http, by the
 * processor time per request over 32 connections. Servers take turns, and the median of the rounds counts. counterfact
 * is left out where the registry does not have it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { requirePeer } from '../extras.ts';
import { addressOf, type Load, run } from './mock/load.ts';

const ROOT = join(import.meta.dirname, '../..');
const PLATFORM = join(ROOT, 'generated/spec/v3.json');
const GITHUB = requirePeer('@octokit/openapi/generated/api.github.com.json');
const SERVE = join(import.meta.dirname, 'mock/serve.ts');
const PRISM = join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js');
const ROUNDS = 3;
const CONNECTIONS = 32;

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  /** Measured requests of a round; fewer for a slow server. */
  readonly count: number;
  readonly prefix?: string;
}

interface Race {
  readonly title: string;
  readonly goal: string;
  readonly load: Load;
  /** Request that creates what the load reads. */
  readonly before?: Load;
  readonly programs: readonly Program[];
}

const BARE: Program = { name: 'bare node:http', args: [SERVE, 'bare'], count: 10_000 };

/** The servers of other tools; a large document makes them slow. */
function peers(document: string, isLarge: boolean): readonly Program[] {
  const count = isLarge ? 100 : 1000;
  return [
    { name: 'MSW 3.0, one handler for each operation', args: [SERVE, 'msw', document], count },
    { name: 'openapi-backend 5.21', args: [SERVE, 'backend', document], count },
    { name: '@scalar/mock-server 0.14', args: [SERVE, 'scalar', document], count },
    { name: 'Prism 5.16, its command', args: [PRISM, 'mock', '-p', '0', document], count: isLarge ? 30 : 300 },
  ];
}

const authorization = `Basic ${btoa('technical:technical')}`;
const OURS: Program = { name: 'ours', args: [SERVE, 'ours', PLATFORM], count: 10_000, prefix: '/rest' };
const card = { employeeId: '1', name: 'Travel', cardNumber: '**** 1234', type: 'BANK' };
const races: readonly Race[] = [
  {
    title: 'GET of one item',
    goal: '1.1',
    load: { method: 'GET', path: '/support/card-groups/1?group_id=1', headers: { authorization } },
    programs: [BARE, OURS, ...peers(PLATFORM, false)],
  },
  {
    title: 'PUT, validated and stored by ours',
    goal: '2.0',
    load: {
      method: 'PUT',
      path: '/workforce/employees/1/business-cards',
      headers: { authorization },
      body: JSON.stringify(card),
    },
    programs: [BARE, OURS, ...peers(PLATFORM, false)],
  },
  {
    title: "GET of a gist on GitHub's document, whose state is inferred",
    goal: '1.3',
    before: { method: 'POST', path: '/gists', body: '{"description":"D","files":{"a.txt":{"content":"x"}}}' },
    load: { method: 'GET', path: '/gists/900001' },
    programs: [
      BARE,
      { name: 'ours, inferred', args: [SERVE, 'inferred', GITHUB], count: 10_000 },
      ...peers(GITHUB, true),
    ],
  },
];

for (const race of races) await measureRace(race);

async function measureRace({ title, goal, load, before, programs }: Race): Promise<void> {
  const servers = await Promise.all(programs.map(startServer));
  try {
    const costs = servers.map((): number[] => []);
    const failures = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, { program, child, url }] of servers.entries()) {
        const server = { url: url + (program.prefix ?? ''), pid: child.pid ?? 0 };
        if (round === 0 && before !== undefined) await run(server, before, { count: 1, connections: 1 });
        const { cpu, failed } = await run(server, load, { count: program.count, connections: CONNECTIONS });
        if (failed > 0) failures.add(program.name);
        costs[index]?.push(cpu);
      }
    printRace({ title, goal, programs, costs, failures });
  } finally {
    for (const { child } of servers) child.kill();
  }
}

interface Started {
  readonly program: Program;
  readonly child: ChildProcess;
  readonly url: string;
}

async function startServer(program: Program): Promise<Started> {
  const child = spawn(process.execPath, [...program.args], { stdio: ['ignore', 'pipe', 'ignore'] });
  return { program, child, url: await addressOf(child) };
}

interface Result extends Pick<Race, 'title' | 'goal' | 'programs'> {
  readonly costs: readonly (readonly number[])[];
  /** Programs that responded with an error. */
  readonly failures: ReadonlySet<string>;
}

function printRace({ title, goal, programs, costs, failures }: Result): void {
  const medians = costs.map((each) => each.toSorted((one, other) => one - other)[Math.floor(each.length / 2)] ?? 0);
  const [bare = 1] = medians;
  console.log(`\n### ${title}\n\nGoal: at most ${goal} times bare node:http.\n`);
  console.log('| | µs a request | times bare node:http |\n|---|---|---|');
  for (const [index, { name }] of programs.entries()) {
    const cost = medians[index] ?? 0;
    const note = failures.has(name) ? ' (responds with errors)' : '';
    console.log(`| ${name}${note} | ${cost.toFixed(0)} | ${(cost / bare).toFixed(2)} |`);
  }
}
