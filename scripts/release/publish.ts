/**
 * Publishes the tarballs that `npm run release` packed, in the order of their dependencies.
 * `node scripts/release/publish.ts` needs nothing but Node and npm: the job that may publish installs no package, so
 * that none can use its permission. `RELEASE_SHA256` is the hash of `SHA256SUMS` that the job which packed them hands
 * over; the options of `npm publish` may follow.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the tarballs. */
export const OUT: string = join(import.meta.dirname, '../../dist/release');

/** Release configuration: what only the owner of the repository knows. */
export interface ReleaseConfig {
  /** URL of the repository on the code host, such as `https://example.com/acme/toolchain`; `null` if there is none. */
  readonly repository: string | null;
}

/** One packed package, as `release.json` lists it. */
export interface ReleasedPackage {
  readonly name: string;
  readonly version: string;
  readonly tarball: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly files: number;
  readonly dependencies: number;
  readonly sha256: string;
}

/** Contents of `release.json`: the packages in the order of publishing, and the repository that they name. */
export interface Release {
  readonly repository: string | null;
  readonly packages: readonly ReleasedPackage[];
}

export function readConfig(): ReleaseConfig {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'config.json'), 'utf8')) as ReleaseConfig;
}

/** Reports why a release cannot be published; `undefined` if it can. */
export function publishProblem({ repository }: ReleaseConfig, release: Release | undefined): string | undefined {
  if (repository === null)
    return 'scripts/release/config.json names no repository. Set it to the URL of the code host, then run npm run release.';
  if (release === undefined) return 'There are no tarballs yet: npm run release';
  if (release.repository !== repository)
    return `The tarballs name ${release.repository ?? 'no repository'}, not ${repository}. Build them again: npm run release`;
  return undefined;
}

/** Returns what differs from the hashes with which the tarballs were packed. */
function findChanges({ packages }: Release, sumsHash: string | undefined): readonly string[] {
  const changed = packages.filter(({ tarball, sha256 }) => hashOf(tarball) !== sha256).map(({ tarball }) => tarball);
  const known = new Set(packages.map(({ tarball }) => tarball));
  const unknown = readdirSync(OUT).filter((file) => file.endsWith('.tgz') && !known.has(file));
  const sums = packages.map(({ tarball, sha256 }) => `${sha256}  ${tarball}\n`).join('');
  const isListed = existsSync(join(OUT, 'SHA256SUMS')) && readFileSync(join(OUT, 'SHA256SUMS'), 'utf8') === sums;
  const isHandedOver = sumsHash === undefined || hashOf('SHA256SUMS') === sumsHash;
  return [...changed, ...unknown, ...(isListed && isHandedOver ? [] : ['SHA256SUMS'])];
}

function hashOf(file: string): string | undefined {
  const path = join(OUT, file);
  return existsSync(path) ? sha256(path) : undefined;
}

/** Returns the hash of a file, as `SHA256SUMS` lists it. */
export function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Publishes the tarballs. npm proves their origin, so they must name it. */
export function publishRelease(options: readonly string[]): void {
  const file = join(OUT, 'release.json');
  const release: Release | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const problem = publishProblem(readConfig(), release);
  const changes =
    problem !== undefined || release === undefined ? [] : findChanges(release, process.env['RELEASE_SHA256']);
  const changed =
    changes.length === 0 ? undefined : `These files changed after they were packed: ${changes.join(', ')}`;
  if (problem !== undefined || changed !== undefined) {
    console.error(problem ?? changed);
    process.exitCode = 1;
    return;
  }
  for (const { tarball } of release?.packages ?? []) publish(join(OUT, tarball), options);
}

function publish(tarball: string, options: readonly string[]): void {
  const args = ['publish', tarball, '--provenance', '--access', 'public', '--ignore-scripts', ...options];
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed.`);
}

if (process.argv[1] === import.meta.filename) publishRelease(process.argv.slice(2));
