import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A Redis, and what may happen to it. */
export interface RedisServer {
  readonly url: string;
  readonly stop: () => void;
  /** Lets it do nothing, as where its machine is too busy; what is sent to it waits. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

/**
 * A Redis of its own on a port of this machine, a free one by default, which keeps nothing unless it is durable; none
 * where redis-server is not installed.
 */
export async function startRedis(folder: string, chosen?: number, isDurable = false): Promise<RedisServer | undefined> {
  const binary = findRedis();
  if (binary === undefined) return undefined;
  const port = chosen ?? (await freePort());
  const server = spawn(
    binary,
    [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      folder,
      ...(isDurable ? DURABLE : ['--appendonly', 'no']),
    ],
    { stdio: 'ignore' },
  );
  await wait(300);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => server.kill(),
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
  };
}

/** Finds redis-server; `undefined` where it is not installed. */
export function findRedis(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((path) => join(path, 'redis-server'))
    .find(existsSync);
}

/** Writes what it acknowledges to the disk first. */
const DURABLE = ['--appendonly', 'yes', '--appendfsync', 'always'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
