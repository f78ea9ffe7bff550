import { join } from 'node:path';
import { disk } from '../write/file-system.ts';
import { fileHash } from '../write/inspect-file.ts';
import { type Manifest, parseManifest } from '../write/manifest.ts';
import { manifestName, treePlaces } from '../write/tree-places.ts';
import type { Arguments } from './arguments.ts';
import { hashInputs } from './hash-inputs.ts';

/** The manifest of the output folder, if all that it follows from and all that it lists is as it was; else undefined. */
export function findUnchanged(given: Arguments, program: string): Manifest | undefined {
  const { folder, staging } = treePlaces(given.out);
  if (disk.kind(staging) !== undefined) return undefined;
  const file = join(folder, manifestName);
  if (disk.kind(file) !== 'file') return undefined;
  const manifest = parseManifest(disk.read(file).toString());
  if (manifest === undefined) return undefined;
  if (manifest.inputs !== hashInputs({ arguments: given, program, sources: manifest.sources })) return undefined;
  const isAsWritten = [...manifest.files].every(([path, hash]) => fileHash(disk, join(folder, path)) === hash);
  return isAsWritten ? manifest : undefined;
}
