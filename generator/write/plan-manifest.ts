import { join } from 'node:path';
import type { FileSystem } from './file-system.ts';
import { hash } from './hash.ts';
import { barrier, fileHash } from './inspect-file.ts';
import { type Manifest, manifestText, parseManifest } from './manifest.ts';
import { outputError } from './output-error.ts';
import type { Change } from './plan-changes.ts';
import type { Tree } from './tree.ts';
import { manifestName, type TreePlaces } from './tree-places.ts';

/** The manifest of an output folder, or undefined where no run has written one. A damaged one is an error. */
export function readManifest(places: TreePlaces, files: FileSystem): Manifest | undefined {
  const shown = join(places.shown, manifestName);
  const found = barrier(files, places.folder, manifestName);
  if (found?.kind === 'link') throw outputError('output-link', places.shown);
  if (found !== undefined) throw outputError('output-obstacle', places.shown, found.kind, 'folder');
  const file = join(places.folder, manifestName);
  const kind = files.kind(file);
  if (kind === undefined) return undefined;
  if (kind === 'link') throw outputError('output-link', shown);
  if (kind !== 'file') throw outputError('output-obstacle', shown, kind, 'file');
  const manifest = parseManifest(files.read(file).toString());
  if (manifest === undefined) throw outputError('manifest-damaged', shown);
  return manifest;
}

/** The change of the manifest that goes with a tree, last of all; none where it says the same already. */
export function planManifest(
  wanted: { tree: Tree; places: TreePlaces; hashes: ReadonlyMap<string, string> },
  files: FileSystem,
): readonly Change[] {
  const { inputs, sources = [], warnings = [] } = wanted.tree;
  const text = manifestText({ inputs, sources, warnings, files: wanted.hashes });
  const after = hash(text);
  const before = fileHash(files, join(wanted.places.folder, manifestName));
  if (before === after) return [];
  if (before === undefined) return [{ kind: 'add', path: manifestName, text, after }];
  return [{ kind: 'change', path: manifestName, text, before, after }];
}
