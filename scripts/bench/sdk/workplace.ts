import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildPackage } from '../../build-package.ts';
import { PEERS, requirePeer } from '../../extras.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** Folder where the client is installed beside its peers; below theirs, so that they resolve. */
export const WORKPLACE = join(PEERS, '.cache/bench-sdk');
export const DOCUMENT = join(ROOT, 'generated/spec/v3.json');
/** Command that generates hey-api's client. */
export const HEY_API = requirePeer('@hey-api/openapi-ts/dist/run.mjs');

/** Builds our client, generates and compiles hey-api's, and adds the programs that call with each client. */
export async function prepareWorkplace(): Promise<void> {
  rmSync(WORKPLACE, { recursive: true, force: true });
  const client = join(WORKPLACE, 'node_modules/@bmp/sdk');
  mkdirSync(client, { recursive: true });
  await buildPackage(join(ROOT, 'generated/sdk'), client);
  const peer = join(WORKPLACE, 'hey-api');
  execFileSync(process.execPath, [HEY_API, '-i', DOCUMENT, '-o', peer, '-c', '@hey-api/client-fetch', '-s']);
  await build({ entryPoints: globSync('**/*.ts', { cwd: peer }), absWorkingDir: peer, outdir: peer, format: 'esm' });
  cpSync(join(import.meta.dirname, '../fixtures'), WORKPLACE, { recursive: true });
}

/** Returns the program that makes the same call with one of the clients. */
export function programOf(name: string): string {
  return join(WORKPLACE, 'one-call', `${name.replaceAll(' ', '-')}.mjs`);
}
