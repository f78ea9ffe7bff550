/**
 * `npm run bench -- verify`, after `npm run build -- mock verify`: measures the reading of an archive of 100,000
 * exchanges beside `JSON.parse`, and the proxy beside a bare one of `node:http`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Figures } from './measure-figures.ts';
import { run } from './mock/load.ts';
import { printFigures } from './print-figures.ts';
import { writeArchive } from './verify/write-archive.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = temporaryFolder('bench-verify');
const MOCK = join(folder, 'node_modules/@bmp/mock/dist');
const VERIFY = join(folder, 'node_modules/@bmp/verify/dist');

try {
  install();
  await readArchives();
  await loadProxies();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Copies the built packages to where each finds the other, and the packages of the repository. */
function install(): void {
  for (const name of ['mock', 'verify']) {
    const built = join(ROOT, 'generated', name);
    if (!existsSync(join(built, 'dist/index.js')))
      throw new Error('The packages are measured as they ship: npm run build -- mock verify comes first.');
    cpSync(built, join(folder, 'node_modules/@bmp', name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules/@bmp/mock/node_modules'));
}

/** Reads archives of two sizes in processes of their own: memory that does not depend on the size is flat. */
async function readArchives(): Promise<void> {
  const rows = new Map<string, Figures>();
  for (const count of [10_000, 100_000]) {
    const file = join(folder, `${count}.har`);
    await writeArchive(file, { mock: MOCK, count });
    for (const reader of ['JSON.parse', 'verify har'])
      rows.set(`${reader}, ${count} exchanges`, JSON.parse(runReader(reader, file)));
  }
  printFigures(rows, [
    { figure: 'seconds', heading: 's of processor time', decimals: 2, base: 'JSON.parse, 100000 exchanges' },
    { figure: 'megabytes', heading: 'MB at most', decimals: 0 },
    { figure: 'findings', heading: 'findings', decimals: 0 },
  ]);
}

function runReader(reader: string, file: string): string {
  const script = join(import.meta.dirname, 'verify/read-archive.mjs');
  return execFileSync(process.execPath, [script, reader, file, VERIFY, MOCK], { encoding: 'utf8' });
}

/** Sends the same requests through both proxies, in turn, and takes the best of three rounds. */
async function loadProxies(): Promise<void> {
  const target = await started('target');
  const rows = new Map<string, Figures>();
  const read = {
    method: 'GET',
    path: '/rest/projectmanagement/activities/1',
    headers: { authorization: 'Basic eDp5' },
  };
  for (const connections of [1, 32])
    for (let round = 0; round < 3; round += 1)
      for (const name of ['bare node:http', 'verify proxy']) {
        const proxy = await started(name, target.url);
        const { failed, perSecond, ...figures } = await run(proxy, read, { count: 6_000, connections });
        await proxy.stop();
        const row = `${name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
        const measured: Figures = { ...figures, wait: (connections * 1e6) / perSecond };
        const before = rows.get(row);
        const best = Object.entries(measured).map(([figure, value]) => [
          figure,
          Math.min(value, before?.[figure] ?? Infinity),
        ]);
        rows.set(row, { ...Object.fromEntries(best), failed: failed + (before?.['failed'] ?? 0) });
      }
  await target.stop();
  console.log();
  printFigures(rows, [
    { figure: 'wait', heading: 'µs until the response', decimals: 0 },
    { figure: 'p50', heading: 'µs, p50', decimals: 0 },
    { figure: 'p99', heading: 'µs, p99', decimals: 0 },
    { figure: 'cpu', heading: 'µs of processor time per request', decimals: 0 },
    { figure: 'failed', heading: 'failed', decimals: 0 },
  ]);
}

interface Started {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function started(name: string, target = ''): Promise<Started> {
  const script = join(import.meta.dirname, 'verify/serve.mjs');
  const child = spawn(process.execPath, [script, name, target, VERIFY, MOCK], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = await once(createInterface(child.stdout), 'line');
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, 'close');
  };
  return { url: String(url), pid: child.pid ?? 0, stop };
}
