import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PRISM = join(import.meta.dirname, '../node_modules/@stoplight/prism-cli/dist/index.js');

/** A server that responds to a specification's paths with examples. */
export interface PrismServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a document with Prism in its own process, on a free local port.
 *
 * @param document - file of the bundled document
 * @throws Error with Prism's output if it exits before it listens
 */
export async function servePrism(document: string): Promise<PrismServer> {
  const child = spawn(process.execPath, [PRISM, 'mock', document, '--port', '0', '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let log = '';
    const read = (chunk: Buffer): void => {
      log += chunk.toString();
      const address = /listening on (http:\/\/[\d.]+:\d+)/.exec(log)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`Prism exited: ${log}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
