import { Buffer } from 'node:buffer';
import type { Problems } from '../problems.ts';
import { manifestName } from './tree-places.ts';

const longestSegment = 255;
/** Systems take 4,096 bytes with all the folders that the output stands in; nothing that is generated comes near. */
const longestPath = 2_000;
// Separators, wildcards and control characters that one system or another does not take in a name.
const unspeakable = /[\u0000-\u001f\u007f<>:"|?*\\]/u;
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/iu;

/** Why a path may not be written, or undefined where it may. Paths are relative, with `/`. */
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

/** Reports the paths that may not be written, and those that some file system cannot tell apart. */
export function checkNames(paths: Iterable<string>, problems: Problems, place: (path: string) => string): void {
  const files = new Map<string, string>([[folded(manifestName), manifestName]]);
  const folders = new Map<string, string>();
  for (const path of paths) {
    const address = { file: place(path), line: 1, column: 1 };
    const reason = unsafeName(path);
    if (reason !== undefined) problems.report('output-name-unsafe', address, path, reason);
    const other = clash(path, files, folders);
    if (other !== undefined) problems.report('output-name-clash', address, path, other);
    files.set(folded(path), path);
    for (const folder of ancestors(path)) if (!folders.has(folded(folder))) folders.set(folded(folder), folder);
  }
}

/** The folders that a path stands in, the outermost first. */
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

/** What `path` cannot stand beside: the same file, a file where it needs a folder, a folder written otherwise. */
function clash(
  path: string,
  files: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
): string | undefined {
  const taken = files.get(folded(path)) ?? folders.get(folded(path));
  if (taken !== undefined) return taken;
  for (const folder of ancestors(path)) {
    const file = files.get(folded(folder));
    if (file !== undefined) return file;
    const sibling = folders.get(folded(folder));
    if (sibling !== undefined && sibling !== folder) return sibling;
  }
  return undefined;
}

function folded(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
