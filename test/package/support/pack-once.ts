import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  type Dirent,
  existsSync,
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

/** The repository. */
export const ROOT = join(import.meta.dirname, '../../..');
/** Time limit in milliseconds for building, packing and installing on a busy machine. */
export const PATIENCE = 300_000;

/** Options of a tarball. */
interface Packing {
  readonly name: string;
  /** Files that the tarball follows from; folders among them are passed over. */
  readonly sources: readonly Dirent[];
  /** Files of the repository that make it. */
  readonly tools: readonly string[];
  readonly build: (stage: string) => Promise<unknown>;
}

/** The tarball of a package as it is now; made once for the same sources, whoever asks first. */
export async function packOnce(packing: Packing): Promise<string> {
  const cache = join(ROOT, `node_modules/.cache/packed-${packing.name}`);
  const tarball = join(cache, `${hashOf(packing)}.tgz`);
  if (existsSync(tarball)) return tarball;
  const stage = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    await packing.build(stage);
    npm(['pack', '--silent'], stage);
    const [packed = ''] = readdirSync(stage).filter((name) => name.endsWith('.tgz'));
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${tarball}.${process.pid}`, readFileSync(join(stage, packed)));
    renameSync(`${tarball}.${process.pid}`, tarball);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return tarball;
}

/** Runs npm in a folder. */
export function npm(given: readonly string[], folder: string): void {
  execFileSync('npm', given, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

function hashOf({ sources, tools }: Packing): string {
  const files = sources.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  for (const file of [...files.toSorted(), ...[...tools, 'package-lock.json'].map((name) => join(ROOT, name))]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}
