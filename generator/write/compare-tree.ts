import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.ts';
import { disk, type FileSystem } from './file-system.ts';
import type { Manifest } from './manifest.ts';
import { OutputError } from './output-error.ts';
import { planChanges } from './plan-changes.ts';
import { readManifest } from './plan-manifest.ts';
import { checkTree, hashesOf, type Tree } from './tree.ts';
import { sortChanges, type TreeChanges } from './tree-changes.ts';
import { manifestName, treePlaces } from './tree-places.ts';

/** How a folder differs from what would be written, and what would keep it from being written. */
export interface TreeDrift extends TreeChanges {
  readonly obstacles: readonly Diagnostic[];
}

const unchanged: TreeChanges = { added: [], changed: [], removed: [] };

/** Says what {@link writeTree} would do, and does nothing. */
export function compareTree(tree: Tree, files: FileSystem = disk): TreeDrift {
  const places = treePlaces(tree.folder);
  checkTree(tree);
  const diagnostics = new Diagnostics();
  if (files.kind(places.journal) !== undefined) {
    diagnostics.report('output-half-written', { file: places.shown, line: 1, column: 1 }, places.shown);
    return { ...unchanged, obstacles: diagnostics.list };
  }
  const { manifest, obstacles } = manifestOrObstacles(tree, files);
  const hashes = hashesOf(tree);
  const changes = planChanges({ places, files: tree.files, hashes, manifest }, files, diagnostics);
  const listsOther = changes.length === 0 && manifest !== undefined && isStale(manifest, hashes);
  const sorted = sortChanges(changes);
  return {
    ...sorted,
    changed: listsOther ? [manifestName] : sorted.changed,
    obstacles: [...obstacles, ...diagnostics.list],
  };
}

/**
 * Whether a manifest lists other files than there would be, or other texts: the next run would take them for edited.
 */
function isStale({ files }: Manifest, hashes: ReadonlyMap<string, string>): boolean {
  return files.size !== hashes.size || [...hashes].some(([path, hash]) => !isListed(files.get(path), hash));
}

function isListed(listed: readonly string[] | undefined, hash: string): boolean {
  return listed?.length === 1 && listed[0] === hash;
}

interface Found {
  readonly manifest: Manifest | undefined;
  readonly obstacles: readonly Diagnostic[];
}

function manifestOrObstacles(tree: Tree, files: FileSystem): Found {
  try {
    return { manifest: readManifest(treePlaces(tree.folder), files), obstacles: [] };
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    return { manifest: undefined, obstacles: error.diagnostics };
  }
}
