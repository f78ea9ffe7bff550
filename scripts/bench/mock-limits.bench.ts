/**
 * `npm run bench -- mock-limits`, after `npm run build -- mock`: measures start, memory and search of the mock.
 * `LARGE_DOCUMENT=file` also measures start and throughput on GitHub's document.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { cpuMilliseconds, residentMegabytes, run } from './mock/load.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = join(ROOT, 'generated/spec/v3.json');
const BUILT = join(ROOT, 'generated/mock/dist/main.js');
if (!existsSync(BUILT)) throw new Error('The package is measured as it ships: npm run build -- mock comes first.');
const MAIN = [BUILT, '--port', '0'];
const REPORT = join(import.meta.dirname, 'mock/report-heap.mjs');
const folder = temporaryFolder('bench-mock-limits');
const authorization = `Basic ${btoa('technical:technical')}`;
const read = { method: 'GET', path: '/rest/support/card-groups/1?group_id=1', headers: { authorization } };

/** Total numbers of requests after which memory is measured. */
const MARKS = [20_000, 100_000, 200_000, 400_000];

console.log('| | |\n|---|---|');
try {
  inProcess();
  await memory();
  await livingHeap();
  await startOf('the package', MAIN, read.path);
  const large = process.env['LARGE_DOCUMENT'];
  if (large !== undefined) await startOf('a large document', [...MAIN, '--spec', large], '/meta');
  if (large !== undefined) await startOf('a large document, by Prism', [...MAIN, '--spec', large], '/octocat');
  if (large !== undefined) await likeWithLike(large);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function line(name: string, value: number, decimals = 1): void {
  console.log(`| ${name} | ${value.toFixed(decimals)} |`);
}

function inProcess(): void {
  const redis = existsSync('/usr/bin/redis-server')
    ? spawn('/usr/bin/redis-server', ['--port', '16398', '--bind', '127.0.0.1', '--save', ''], {
        stdio: 'ignore',
        cwd: folder,
      })
    : undefined;
  const places = [join(folder, 'state.sqlite'), redis === undefined ? '' : 'redis://127.0.0.1:16398'];
  try {
    const script = join(import.meta.dirname, 'mock/limits.ts');
    const figuresText = execFileSync(process.execPath, [script, DOCUMENT, ...places], { encoding: 'utf8' });
    const figures: Record<string, number> = JSON.parse(figuresText);
    for (const [name, value] of Object.entries(figures)) line(name, value);
  } finally {
    redis?.kill();
  }
}

/** Measures memory in megabytes: idle, after many requests, and with many items. */
async function memory(): Promise<void> {
  const server = await started(MAIN);
  await fetch(server.url + read.path, { headers: read.headers });
  const held = [residentMegabytes(server.pid)];
  for (const [index, mark] of MARKS.entries()) {
    // The same number of requests is sent first as a warm-up.
    await run(server, read, { count: (mark - (MARKS[index - 1] ?? 0)) / 2, connections: 32 });
    held.push(residentMegabytes(server.pid));
  }
  server.stop();
  console.log(`| idle, after ${MARKS.join(', ')} requests, MB | ${held.map(Math.round).join(', ')} |`);
  const large = await started([...MAIN, '--size', '500']);
  await fetch(large.url + read.path, { headers: read.headers });
  line('seed of 50,000 items and more, MB', residentMegabytes(large.pid), 0);
  large.stop();
}

/** Measures the time from the command to the first response, and the cost of a request afterwards. */
async function startOf(name: string, args: readonly string[], path: string): Promise<void> {
  const begun = performance.now();
  const server = await started(args);
  const { status } = await fetch(server.url + path, { headers: read.headers });
  line(`${name}: first response (${status}), ms`, performance.now() - begun, 0);
  line(`${name}: first response, ms of processor time`, cpuMilliseconds(server.pid), 0);
  const load = { method: 'GET', path, headers: read.headers };
  line(`${name}: GET, µs`, (await run(server, load, { count: 20_000, connections: 32 })).cpu);
  server.stop();
}

/** Measures responses that Prism creates for both documents, alternating; best of several rounds. */
async function likeWithLike(large: string): Promise<void> {
  const small = { server: await started([...MAIN, '--spec', DOCUMENT]), load: read };
  const other = { server: await started([...MAIN, '--spec', large]), load: { method: 'GET', path: '/octocat' } };
  const best = new Map([small, other].map((one) => [one, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < 3; round += 1)
    for (const [one, before] of best) {
      const { cpu } = await run(one.server, one.load, { count: 10_000, connections: 32 });
      best.set(one, Math.min(before, cpu));
    }
  line('a small document, GET that Prism serves, µs', best.get(small) ?? 0);
  line('a large document, GET that Prism serves, µs', best.get(other) ?? 0);
  small.server.stop();
  other.server.stop();
}

/** Returns the live heap in megabytes after a garbage collection; the rest of the process is reserve of the engine. */
async function livingHeap(): Promise<void> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', REPORT, ...MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const server = { url: await addressOf(child.stdout), pid: child.pid ?? 0 };
  for (const count of [10_000, 40_000]) {
    await run(server, read, { count, connections: 32 });
    child.kill('SIGUSR2');
    const [megabytes] = await once(child.stderr, 'data');
    line(`living after ${count === 10_000 ? '20,000' : '100,000'} requests, MB`, Number(String(megabytes)));
  }
  child.kill();
}

interface Started {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => void;
}

async function started(args: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return { url: await addressOf(child.stdout), pid: child.pid ?? 0, stop: () => child.kill() };
}

function addressOf(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
}
