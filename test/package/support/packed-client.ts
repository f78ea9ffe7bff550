import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../../scripts/build-package.ts';

export const ROOT = join(import.meta.dirname, '../../..');
/** How long building, packing and installing may take on a busy machine, in milliseconds. */
export const PATIENCE = 300_000;
const CLIENT = join(ROOT, 'generated/sdk');
const CACHE = join(ROOT, 'node_modules/.cache/packed-client');

/** A folder with nothing but what a caller installs. */
export interface Installation extends Disposable {
  readonly folder: string;
  /** Where the client is in it. */
  readonly client: string;
}

/** The tarball of the client as it is now; made once for the same sources, whoever asks first. */
export async function packedClient(): Promise<string> {
  const tarball = join(CACHE, `${hashOfSources()}.tgz`);
  if (existsSync(tarball)) return tarball;
  const stage = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    await buildPackage(CLIENT, stage);
    npm(['pack', '--silent'], stage);
    const [packed = ''] = readdirSync(stage).filter((name) => name.endsWith('.tgz'));
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${tarball}.${process.pid}`, readFileSync(join(stage, packed)));
    renameSync(`${tarball}.${process.pid}`, tarball);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return tarball;
}

/** Installs the tarball in a folder that was empty, without a network. */
export async function installClient(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', '--silent', '--no-audit', '--no-fund', '--offline', await packedClient()], folder);
  return {
    folder,
    client: join(folder, 'node_modules/@bmp/sdk'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function hashOfSources(): string {
  const sources = globSync(['src/**', '*.*', 'examples/**', 'LICENSE'], { cwd: CLIENT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const tools = ['scripts/build-package.ts', 'scripts/bundle-package.ts', 'package-lock.json'];
  const hash = createHash('sha256');
  for (const file of [...sources.toSorted(), ...tools.map((name) => join(ROOT, name))]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

/** Runs npm in a folder. */
export function npm(args: readonly string[], folder: string): void {
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
