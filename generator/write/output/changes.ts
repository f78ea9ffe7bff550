import { join } from 'node:path';
import { type Diagnostic, Diagnostics } from '../../diagnostics/diagnostics.ts';
import { OutputError, disk, type FileSystem, type Kind } from './file-system.ts';
import { type Manifest, readManifest } from './manifest.ts';
import {
  type Change,
  type Barrier,
  barrierFinder,
  checkTree,
  fileHash,
  hashesOf,
  type Tree,
  type TreePlaces,
  treePlaces,
} from './tree.ts';
import { MANIFEST_NAME } from './file-names.ts';

/** Holds the new tree and the manifest of the current one. */
interface Wanted {
  readonly places: TreePlaces;
  readonly files: ReadonlyMap<string, string>;
  readonly hashes: ReadonlyMap<string, string>;
  readonly manifest: Manifest | undefined;
}

/** Plans the changes that turn the current tree into the new one. Obstacles are reported and left untouched. */
export function planChanges(wanted: Wanted, files: FileSystem, diagnostics: Diagnostics): readonly Change[] {
  const plan = new Plan(wanted, files, diagnostics);
  const stale = [...(wanted.manifest?.files ?? [])].filter(([path]) => !wanted.files.has(path));
  const removals = stale.flatMap(([path, written]) => plan.removal(path, written));
  const removed = new Set(removals.map((change) => change.path));
  return [...removals, ...[...wanted.files].flatMap(([path, text]) => plan.writing(path, text, removed))];
}

class Plan {
  readonly #wanted: Wanted;
  readonly #files: FileSystem;
  readonly #diagnostics: Diagnostics;
  readonly #barrier: (path: string) => Barrier | undefined;

  constructor(wanted: Wanted, files: FileSystem, diagnostics: Diagnostics) {
    this.#wanted = wanted;
    this.#files = files;
    this.#diagnostics = diagnostics;
    this.#barrier = barrierFinder(files, wanted.places.folder);
  }

  /** Removes a stale file of the last run, unless it was edited. */
  removal(path: string, written: readonly string[]): readonly Change[] {
    const { folder } = this.#wanted.places;
    const found = this.#barrier(path);
    if (found?.kind === 'link') return this.#refuse(found.path, 'link', 'folder');
    if (found !== undefined) return [];
    const current = fileHash(this.#files, join(folder, path));
    if (current === undefined) return [];
    if (isKind(current)) return this.#refuse(path, current, 'file');
    if (written.includes(current)) return [{ kind: 'remove', path, before: current }];
    return this.#refuse(path, 'edited', 'file');
  }

  writing(path: string, text: string, removed: ReadonlySet<string>): readonly Change[] {
    const { folder } = this.#wanted.places;
    const after = this.#wanted.hashes.get(path) ?? '';
    const found = this.#barrier(path);
    if (found !== undefined && !removed.has(found.path)) return this.#refuse(found.path, found.kind, 'folder');
    const current = found === undefined ? fileHash(this.#files, join(folder, path)) : undefined;
    if (current === after) return [];
    if (current === undefined) return [{ kind: 'add', path, text, after }];
    if (current === 'folder' && this.#willBeGone(path, removed)) return [{ kind: 'add', path, text, after }];
    if (isKind(current)) return this.#refuse(path, current, 'file');
    const written = this.#wanted.manifest?.files.get(path);
    if (written !== undefined && isReplaceable(current, written))
      return [{ kind: 'change', path, text, before: current, after }];
    return this.#refuse(path, written === undefined ? 'foreign' : 'edited', 'file');
  }

  /** Checks if a folder is empty once the stale files are removed. */
  #willBeGone(folder: string, removed: ReadonlySet<string>): boolean {
    const names = this.#files.list(join(this.#wanted.places.folder, folder));
    return names.length > 0 && names.every((name) => this.#isRemoved(`${folder}/${name}`, removed));
  }

  #isRemoved(path: string, removed: ReadonlySet<string>): boolean {
    if (this.#files.kind(join(this.#wanted.places.folder, path)) === 'folder') return this.#willBeGone(path, removed);
    return removed.has(path);
  }

  #refuse(path: string, found: Kind | 'edited' | 'foreign', wanted: string): readonly Change[] {
    const file = join(this.#wanted.places.shown, path);
    const address = { file, line: 1, column: 1 };
    if (found === 'link') this.#diagnostics.report('output-link', address, file);
    else if (found === 'edited') this.#diagnostics.report('output-edited', address, file);
    else if (found === 'foreign') this.#diagnostics.report('output-not-ours', address, file);
    else this.#diagnostics.report('output-obstacle', address, file, found, wanted);
    return [];
  }
}

/**
 * Checks if a file may be replaced: its hash is in the manifest. Several hashes mean that git merged two runs; the text
 * of such a file may be a mix of both.
 */
function isReplaceable(current: string, written: readonly string[]): boolean {
  return written.length > 1 || written.includes(current);
}

function isKind(value: string): value is Exclude<Kind, 'file'> {
  return value === 'folder' || value === 'link' || value === 'other';
}

/** Lists the paths of changed files, without the manifest. */
export interface TreeChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Groups changes by kind. */
export function sortChanges(changes: readonly Change[]): TreeChanges {
  const pathsOf = (kind: Change['kind']): readonly string[] =>
    changes.filter((change) => change.kind === kind).map((change) => change.path);
  return { added: pathsOf('add'), changed: pathsOf('change'), removed: pathsOf('remove') };
}

/** Describes the differences between a folder and the new tree, and the obstacles to writing it. */
interface TreeDrift extends TreeChanges {
  readonly obstacles: readonly Diagnostic[];
}

const unchanged: TreeChanges = { added: [], changed: [], removed: [] };

/** Returns the changes that {@link writeTree} would make, without making them. */
export function compareTree(tree: Tree): TreeDrift {
  const places = treePlaces(tree.folder, disk);
  checkTree(tree);
  const diagnostics = new Diagnostics();
  if (disk.kind(places.journal) !== undefined) {
    diagnostics.report('output-incomplete', { file: places.shown, line: 1, column: 1 }, places.shown);
    return { ...unchanged, obstacles: diagnostics.list };
  }
  const { manifest, obstacles } = manifestOrObstacles(tree, disk);
  const hashes = hashesOf(tree);
  const changes = planChanges({ places, files: tree.files, hashes, manifest }, disk, diagnostics);
  const listsOther = changes.length === 0 && manifest !== undefined && isStale(manifest, hashes);
  const sorted = sortChanges(changes);
  return {
    ...sorted,
    changed: listsOther ? [MANIFEST_NAME] : sorted.changed,
    obstacles: [...obstacles, ...diagnostics.list],
  };
}

/**
 * Checks if a manifest lists other files or hashes than the new tree. The next run would treat those files as edited.
 */
function isStale({ files }: Manifest, hashes: ReadonlyMap<string, string>): boolean {
  return files.size !== hashes.size || [...hashes].some(([path, hash]) => !isListed(files.get(path), hash));
}

function isListed(listed: readonly string[] | undefined, hash: string): boolean {
  return listed?.length === 1 && listed[0] === hash;
}

function manifestOrObstacles(
  tree: Tree,
  files: FileSystem,
): { readonly manifest: Manifest | undefined; readonly obstacles: readonly Diagnostic[] } {
  try {
    return { manifest: readManifest(treePlaces(tree.folder, files), files), obstacles: [] };
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    return { manifest: undefined, obstacles: error.diagnostics };
  }
}
