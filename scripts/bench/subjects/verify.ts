import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type Figures, formatTable, measure, type Subject } from '../harness.ts';
import { runLoad } from '../load.ts';
import { writeArchive } from './write-archive.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAMS = join(import.meta.dirname, '../programs');

/** The verifier beside `JSON.parse` and a bare proxy. */
export const verify: Subject = {
  'verify-archive': readArchives,
  'verify-proxy': loadProxies,
};

interface Installed {
  readonly folder: string;
  readonly mock: string;
  readonly verify: string;
}

/** Copies the built packages to where each finds the other, and the packages of the repository. */
function install(): Installed {
  const folder = temporaryFolder('bench-verify');
  const packages = join(folder, 'node_modules/@bmp');
  for (const name of ['mock', 'verify']) {
    const built = join(ROOT, 'generated', name);
    if (!existsSync(join(built, 'dist/index.js')))
      throw new Error('The packages are measured as they ship: npm run build -- mock verify comes first.');
    cpSync(built, join(packages, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(packages, 'mock/node_modules'));
  return { folder, mock: join(packages, 'mock/dist'), verify: join(packages, 'verify/dist') };
}

/** Reads archives of two sizes in processes of their own: memory that does not depend on the size is flat. */
async function readArchives(): Promise<string> {
  const { folder, mock, verify: verifier } = install();
  const programs = [];
  for (const count of [10_000, 100_000]) {
    const file = join(folder, `${count}.har`);
    await writeArchive(file, { mock, count });
    for (const reader of ['JSON.parse', 'verify har']) {
      const args = [join(PROGRAMS, 'read-archive.mjs'), reader, file, verifier, mock];
      programs.push({ name: `${reader}, ${count.toLocaleString('en')} exchanges`, args });
    }
  }
  return formatTable(await measure(programs, 3), [
    { figure: 'seconds', heading: 'processor s', decimals: 2, base: 'JSON.parse, 100,000 exchanges' },
    { figure: 'megabytes', heading: 'MB at most', decimals: 0 },
    { figure: 'findings', heading: 'findings', decimals: 0 },
  ]);
}

/** Sends the same requests through both proxies, in turn, and takes the best of three rounds. */
async function loadProxies(): Promise<string> {
  const installed = install();
  const target = await startServer('target', '', installed);
  const rows = new Map<string, Figures>();
  const headers = { authorization: 'Basic eDp5' };
  const read = { method: 'GET', path: '/rest/projectmanagement/activities/1', headers };
  for (const connections of [1, 32])
    for (let round = 0; round < 3; round += 1)
      for (const name of ['bare node:http', 'verify proxy']) {
        const proxy = await startServer(name, target.url, installed);
        const { failed, perSecond, ...figures } = await runLoad(proxy, read, { count: 6_000, connections });
        await proxy.stop();
        const row = `${name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
        const before = rows.get(row);
        const measured = Object.entries({ ...figures, wait: (connections * 1e6) / perSecond });
        const best = measured.map(([figure, value]) => [figure, Math.min(value, before?.[figure] ?? Infinity)]);
        rows.set(row, { ...Object.fromEntries(best), failed: failed + (before?.['failed'] ?? 0) });
      }
  await target.stop();
  return formatTable(rows, [
    { figure: 'wait', heading: 'µs until the response', decimals: 0 },
    { figure: 'p50', heading: 'µs, p50', decimals: 0 },
    { figure: 'p99', heading: 'µs, p99', decimals: 0 },
    { figure: 'cpu', heading: 'µs of processor time per request', decimals: 0 },
    { figure: 'failed', heading: 'failed', decimals: 0 },
  ]);
}

interface RunningServer {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function startServer(
  name: string,
  target: string,
  { verify: verifier, mock }: Installed,
): Promise<RunningServer> {
  const args = [join(PROGRAMS, 'serve-proxy.mjs'), name, target, verifier, mock];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = await once(createInterface(child.stdout), 'line');
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, 'close');
  };
  return { url: String(url), pid: child.pid ?? 0, stop };
}
