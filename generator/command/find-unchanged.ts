import { dirname, join, resolve, sep } from 'node:path';
import { disk } from '../write/file-system.ts';
import { fileHash } from '../write/inspect-file.ts';
import { type Manifest, parseManifest } from '../write/manifest.ts';
import { manifestName, treePlaces } from '../write/tree-places.ts';
import type { Arguments } from './arguments.ts';
import { hashInputs } from './hash-inputs.ts';
import { foldersOf, realPath } from './real-path.ts';

/**
 * The manifest of the output folder, if all that it follows from and all that it lists is as it was; else undefined.
 */
export function findUnchanged(given: Arguments, program: string): Manifest | undefined {
  const { folder, staging } = treePlaces(given.out);
  if (disk.kind(staging) !== undefined) return undefined;
  const file = join(folder, manifestName);
  if (disk.kind(file) !== 'file') return undefined;
  const manifest = parseManifest(disk.read(file).toString());
  if (manifest === undefined || !readsOnlyOwn(manifest, given)) return undefined;
  if (manifest.inputs !== hashInputs({ arguments: given, program, sources: manifest.sources })) return undefined;
  const isAsWritten = [...manifest.files].every(
    ([path, [hash, ...others]]) => others.length === 0 && fileHash(disk, join(folder, path)) === hash,
  );
  return isAsWritten ? manifest : undefined;
}

/** Whether a manifest names no file outside the folders that this run reads: whoever wrote it may have meant harm. */
function readsOnlyOwn({ sources }: Manifest, { spec, within, oldSpec, renames }: Arguments): boolean {
  const around = within === undefined ? foldersOf(spec) : [within, realPath(within)];
  const named = [...around, ...(oldSpec ? foldersOf(oldSpec) : []), ...(renames ? [renames, realPath(renames)] : [])];
  const folders = named.map(inside);
  return sources.every((source) => folders.some((folder) => inside(join(dirname(spec), source)).startsWith(folder)));
}

function inside(path: string): string {
  return `${resolve(path)}${sep}`.replace(/[\\/]+$/, sep);
}
