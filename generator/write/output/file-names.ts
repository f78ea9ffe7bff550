import { Buffer } from 'node:buffer';
import type { Diagnostics } from '../../diagnostics/diagnostics.ts';

/** Name of the manifest in the output folder. */
export const MANIFEST_NAME = 'manifest.txt';

const longestSegment = 255;
/**
 * Maximum length of a path. Systems allow 4,096 bytes including the path of the output folder, and generated paths are
 * much shorter.
 */
const longestPath = 2_000;
// Matches separators, wildcards and control characters that some system rejects in a name.
const unspeakable = /[\u0000-\u001f\u007f<>:"|?*\\]/u;
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/iu;

/** Returns the reason why a path must not be written, or `undefined`. Paths are relative, with `/`. */
export function unsafeName(path: string): string | undefined {
  if (path === '') return 'it is empty';
  if (path.startsWith('/')) return 'it is absolute';
  if (path.length > longestPath) return `it is longer than ${longestPath} characters`;
  for (const segment of path.split('/')) {
    const reason = unsafeSegment(segment);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Reports the paths that must not be written, and those that some file system cannot distinguish. */
export function checkNames(paths: Iterable<string>, diagnostics: Diagnostics, place: (path: string) => string): void {
  const taken: Taken = { files: new Map([[folded(MANIFEST_NAME), MANIFEST_NAME]]), folders: new Map() };
  const around = new Map<string, readonly Named[]>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const folders = around.get(folder) ?? ancestors(path).map((one) => ({ path: one, folded: folded(one) }));
    around.set(folder, folders);
    const address = { file: place(path), line: 1, column: 1 };
    const reason = unsafeName(path);
    if (reason !== undefined) diagnostics.report('output-name-unsafe', address, path, reason);
    const other = clash(folded(path), folders, taken);
    if (other !== undefined) diagnostics.report('output-name-clash', address, path, other);
    taken.files.set(folded(path), path);
    for (const one of folders) if (!taken.folders.has(one.folded)) taken.folders.set(one.folded, one.path);
  }
}

/** Pairs a folder with its case-folded name, as case-insensitive file systems compare it. */
interface Named {
  readonly path: string;
  readonly folded: string;
}

/** Holds the existing paths by their case-folded names. */
interface Taken {
  readonly files: Map<string, string>;
  readonly folders: Map<string, string>;
}

/** Returns the parent folders of a path, outermost first. */
export function ancestors(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

function unsafeSegment(segment: string): string | undefined {
  if (segment === '' || segment === '.' || segment === '..') return `it has the segment "${segment}"`;
  if (unspeakable.test(segment)) return 'it has a character that some file system does not take';
  if (device.test(segment)) return `"${segment}" is a device on some systems`;
  if (/[. ]$/u.test(segment)) return `"${segment}" ends with a dot or a space`;
  if (segment === 'node_modules' || segment === '.git') return `${segment} is not the generator's`;
  if (!segment.isWellFormed()) return 'it is not valid Unicode';
  if (Buffer.byteLength(segment) > longestSegment) return `a segment is longer than ${longestSegment} bytes`;
  return undefined;
}

/**
 * Returns the path that conflicts with a path: the same file, a file in place of a folder, or a folder with another
 * case.
 */
function clash(path: string, around: readonly Named[], { files, folders }: Taken): string | undefined {
  const taken = files.get(path) ?? folders.get(path);
  if (taken !== undefined) return taken;
  for (const folder of around) {
    const file = files.get(folder.folded);
    if (file !== undefined) return file;
    const sibling = folders.get(folder.folded);
    if (sibling !== undefined && sibling !== folder.path) return sibling;
  }
  return undefined;
}

function folded(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
