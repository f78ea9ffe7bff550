import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT, runNpm } from './packages.ts';

const VERDACCIO = join(ROOT, 'scripts/extras/release/node_modules/verdaccio/bin/verdaccio');

/** A registry on the loopback interface with packages that are not published anywhere else. */
export interface LocalRegistry {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Tests whether the packages of `scripts/extras/release` are installed. */
export function hasRegistry(): boolean {
  return existsSync(VERDACCIO);
}

/**
 * Starts Verdaccio and publishes tarballs to it. Other packages come from the registry that npm is configured with.
 *
 * @param folder - folder for its storage and configuration
 */
export async function startRegistry(folder: string, tarballs: readonly string[], port = 0): Promise<LocalRegistry> {
  if (!hasRegistry()) throw new Error('Verdaccio is not installed: npm ci --prefix scripts/extras/release');
  mkdirSync(folder, { recursive: true });
  const listen = `127.0.0.1:${port === 0 ? await freePort() : port}`;
  const url = `http://${listen}/`;
  const config = join(folder, 'config.yaml');
  writeFileSync(config, configuration(runNpm(['config', 'get', 'registry'], ROOT).trim()));
  const password = randomUUID();
  const hash = createHash('sha1').update(password).digest('base64');
  writeFileSync(join(folder, 'htpasswd'), `${PUBLISHER}:{SHA}${hash}\n`);
  const child = spawn(process.execPath, [VERDACCIO, '--config', config, '--listen', listen], {
    cwd: folder,
    stdio: 'ignore',
  });
  await waitFor(url, child);
  const userconfig = join(folder, '.npmrc');
  writeFileSync(userconfig, `registry=${url}\n//${listen}/:_auth=${btoa(`${PUBLISHER}:${password}`)}\n`);
  for (const tarball of tarballs)
    runNpm(['publish', tarball, '--ignore-scripts', '--userconfig', userconfig, '--registry', url], folder);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** Only user who may publish: Verdaccio lets pages of every origin call. */
const PUBLISHER = 'release';

/** Our packages are ours alone; everything else is passed through without a copy. */
function configuration(upstream: string): string {
  return JSON.stringify({
    storage: './storage',
    auth: { htpasswd: { file: './htpasswd', max_users: -1 } },
    uplinks: { upstream: { url: upstream, cache: false, maxage: '60m', timeout: '120s' } },
    packages: {
      '@bmp/*': { access: '$all', publish: PUBLISHER },
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '100mb',
    log: { type: 'stdout', level: 'error' },
    web: { enable: false },
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const START_MS = 120_000;

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`Verdaccio ended with exit code ${child.exitCode}.`);
    const response = await fetch(`${url}-/ping`).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error(`Verdaccio did not start within ${START_MS / 1000} s.`);
}
