import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './packages.ts';

const CHANGESETS = join(ROOT, 'scripts/extras/release/node_modules/@changesets/cli/bin.js');

/** Folder of the changes that the next version contains, each a Markdown file with the packages and bumps on top. */
export const PENDING = join(import.meta.dirname, 'changesets');

/** Result of the pending changesets. */
export interface NextVersion {
  /** Version of every package: they are released together. */
  readonly version: string;
  /** Entry of the changelog below the heading of the version. */
  readonly entry: string;
}

/** Name and version of a package. */
interface PackageVersion {
  readonly name: string;
  readonly version: string;
}

/** Tests whether the packages of `scripts/extras/release` are installed. */
export function hasChangesets(): boolean {
  return existsSync(CHANGESETS);
}

/** Returns the names of the changesets in a folder. */
export function pendingChangesets(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
}

/**
 * Computes the next version and its changelog entry with changesets, in a workspace that has nothing but the names and
 * versions of the packages: theirs are generated, so changesets must not write them.
 *
 * @throws Error if a changeset names an unknown package, or there are none
 */
export function applyChangesets(folder: string, manifests: readonly PackageVersion[]): NextVersion {
  if (!hasChangesets()) throw new Error('Changesets is not installed: npm ci --prefix scripts/extras/release');
  const names = pendingChangesets(folder);
  if (names.length === 0) throw new Error(`${folder} has no changesets. Its README says how to write one.`);
  const workspace = mkdtempSync(join(tmpdir(), 'changesets-'));
  try {
    return versionPackages(
      workspace,
      manifests,
      names.map((name) => join(folder, name)),
    );
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

/** Runs changesets in a workspace; returns the version and the changelog entry that it computes. */
function versionPackages(
  workspace: string,
  manifests: readonly PackageVersion[],
  changesets: readonly string[],
): NextVersion {
  const places = manifests.map((manifest, index) => ({ manifest, place: join(workspace, 'packages', `${index}`) }));
  writeWorkspace(
    workspace,
    manifests.map(({ name }) => name),
  );
  for (const {
    manifest: { name, version },
    place,
  } of places)
    writeJson(place, 'package.json', { name, version });
  for (const file of changesets) copyFileSync(file, join(workspace, '.changeset', basename(file)));
  const { status, stdout, stderr } = spawnSync(process.execPath, [CHANGESETS, 'version'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Changesets failed:\n${stdout}${stderr}`);
  const [first] = places;
  const after: { readonly version: string } = JSON.parse(
    readFileSync(join(first?.place ?? '', 'package.json'), 'utf8'),
  );
  const entries = places.map(({ manifest, place }) => entryOf(manifest.name, join(place, 'CHANGELOG.md')));
  return { version: after.version, entry: entries.filter((entry) => entry !== '').join('\n\n') };
}

/** Writes the files by which changesets recognizes a workspace of npm. */
function writeWorkspace(workspace: string, packages: readonly string[]): void {
  writeJson(workspace, 'package.json', { name: 'release', private: true, workspaces: ['packages/*'] });
  writeJson(workspace, 'package-lock.json', { name: 'release', lockfileVersion: 3, packages: {} });
  writeJson(join(workspace, '.changeset'), 'config.json', {
    changelog: '@changesets/cli/changelog',
    commit: false,
    access: 'public',
    baseBranch: 'main',
    fixed: [packages],
  });
}

function writeJson(folder: string, name: string, value: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(value));
}

/** Returns the part of a package in the entry; nothing if only its version follows the others. */
function entryOf(name: string, file: string): string {
  const [, , ...lines] = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const body = lines
    .filter((line) => !line.startsWith('## ') && line !== 'No changes in this release.')
    .map((line) => line.replace(/^### (\w+) Changes$/, '#### $1 changes'))
    .join('\n')
    .trim();
  return body === '' ? '' : `### \`${name}\`\n\n${body}`;
}

/** Adds the entry of a version above the newest one of a changelog. */
export function addEntry(changelog: string, { version, entry }: NextVersion, date: string): string {
  const newest = changelog.indexOf('\n## [');
  const place = newest === -1 ? changelog.length : newest + 1;
  return `${changelog.slice(0, place)}## [${version}] - ${date}\n\n${entry}\n\n${changelog.slice(place)}`;
}

/** Replaces the version that a specification states for its packages, in its `x-package`. */
export function stateVersion(specification: string, version: string): string {
  const stated = /^x-package: \{.*\}$/m.exec(specification)?.[0];
  if (stated === undefined) throw new Error('The specification has no `x-package: { … }` to state the version in.');
  const members = stated.replace(/, version: '[^']*'/, '').replace(/ ?\}$/, '');
  return specification.replace(stated, () => `${members}, version: '${version}' }`);
}
