import { spawnSync } from 'node:child_process';
import { ownAt } from '../../templates/runtime/shared/json.ts';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGenerator } from '../build-generator.ts';
import { buildPackage } from '../build-package.ts';
import type { ReleaseConfig } from './publish.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** Folders of the packages that are released, in the order of publishing. */
export const PACKAGES: Readonly<Record<string, string>> = {
  sdk: 'generated/sdk',
  mock: 'generated/mock',
  migrate: 'generated/migrate',
  verify: 'generated/verify',
  generator: 'generator',
};

/** Members of a `package.json` that a release reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package that is ready to be packed. */
export interface StagedPackage {
  readonly id: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Builds a package into a folder of its own, and completes its `package.json` with the repository. */
export async function stagePackage(id: string, into: string, { repository }: ReleaseConfig): Promise<StagedPackage> {
  const source = ownAt(PACKAGES, id);
  if (source === undefined)
    throw new Error(`There is no package ${id}. There are: ${Object.keys(PACKAGES).join(', ')}.`);
  const folder = join(into, id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await (id === 'generator' ? buildGenerator(folder) : buildPackage(join(ROOT, source), folder));
  // The compiler finds the packages that others depend on where `npm run build` puts them.
  if (id === 'mock') cpSync(join(folder, 'dist'), join(ROOT, source, 'dist'), { recursive: true });
  if (repository !== null) {
    const manifest: object = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const place = { type: 'git', url: `git+${repository.replace(/(?:\.git)?$/, '.git')}`, directory: source };
    const complete = { ...manifest, repository: place, homepage: repository, bugs: `${repository}/issues` };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(complete, null, 2)}\n`);
  }
  return { id, folder, manifest: readManifest(folder) };
}

/** What npm reports of a tarball. */
interface Tarball {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

/** Packs the package of a folder into another one, without running its scripts. */
export function npmPack(folder: string, into: string): Tarball {
  const [packed] = JSON.parse(runNpm(['pack', '--json', '--ignore-scripts', '--pack-destination', into], folder)) as [
    Tarball,
  ];
  return packed;
}

/** Runs npm, and returns what it prints. */
export function runNpm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${stderr}${stdout}`);
  return stdout;
}
