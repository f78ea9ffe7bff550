import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listTemplates, readTemplate } from '../../../generator/write/print.ts';

const RUNTIME = join(import.meta.dirname, '../../../templates/runtime/client');
const templates = new Map(
  listTemplates('runtime/client').map((path) => [path.replace('runtime/client', 'sdk'), readTemplate(path)]),
);

/** Writes a tree as it is; nothing is left to be linked. */
export function writeWhole(folder: string, files: ReadonlyMap<string, string>): readonly string[] {
  for (const [path, text] of files) write(join(folder, path), text);
  return [];
}

/**
 * Writes what the client of a tree has of its own, and gives the paths of what it has unchanged from the templates. A
 * link to them is enough: one compiler and one process, asked for many trees, then read that once.
 */
export function writeEmitted(folder: string, files: ReadonlyMap<string, string>): readonly string[] {
  const sdk = [...files].filter(([path]) => path.startsWith('sdk/'));
  const own = new Set(sdk.filter(([path, text]) => templates.get(path) !== text).map(([path]) => path));
  const mixed = new Set([...own].flatMap(ancestors));
  for (const [path, text] of sdk) if (own.has(path)) write(join(folder, path), text);
  return [...new Set(sdk.filter(([path]) => !own.has(path)).map(([path]) => topmost(path, mixed)))];
}

/** Makes the links that a tree was left with. */
export function linkTemplates(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(RUNTIME, path.replace('sdk/', '')), join(folder, path));
  }
}

function write(place: string, text: string): void {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function ancestors(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** The outermost folder around a file in which all is unchanged, or the file itself. */
function topmost(path: string, mixed: ReadonlySet<string>): string {
  return ancestors(path).find((folder) => !mixed.has(folder)) ?? path;
}
