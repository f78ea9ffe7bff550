import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Overlay } from '../compiler/compiler.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type Found, findFiles } from '../project/find-files.ts';

/** Where to look, and for what. */
export interface Sought {
  readonly folder: string;
  readonly knowledge: Knowledge;
  readonly overlay: Overlay;
}

/** The files that can hold something. */
export interface Concerned extends Found {
  /** Modules of the old types that no file imports. */
  readonly unused: readonly string[];
}

/**
 * Files that can hold something. Ordinary names count only where some file names a module of the old types, parts of
 * paths only where some client has the beginning of the old ones as its base.
 */
export function findConcerned({ folder, knowledge, overlay }: Sought): Concerned {
  const { surely, perhaps, base, beneath } = knowledge.mentions;
  const used = { modules: new Set(overlay.modules.filter((name) => name.startsWith('.'))), base: false };
  const isWanted = (text: string): boolean => {
    for (const name of overlay.modules) if (text.includes(name)) used.modules.add(name);
    used.base ||= base(text);
    return surely(text) || perhaps(text) || beneath(text);
  };
  const found = findFiles(folder, { isWanted, isTold: surely });
  const isConcerned = (text: string): boolean =>
    surely(text) || (used.modules.size > 0 && perhaps(text)) || (used.base && beneath(text));
  const unused = overlay.modules.filter(
    (name) => !(name.startsWith('.') ? isThere(folder, name) : used.modules.has(name)),
  );
  return { ...found, unused, files: found.files.filter(({ text }) => isConcerned(text)) };
}

/** Whether a path leads to a source: with an ending, without one, or to a folder. */
function isThere(folder: string, name: string): boolean {
  const path = join(folder, name);
  const plain = (file: string): string => basename(file).replace(/\..*$/, '');
  return existsSync(dirname(path)) && readdirSync(dirname(path)).some((file) => plain(file) === plain(path));
}
