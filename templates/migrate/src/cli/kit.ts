import { readFileSync } from 'node:fs';
import type { Sidecar, Translated } from '#shared/migration/translate.ts';
import type { MapFile } from '../migration/migration-index.ts';

/** Data that the generated entry point passes to the command. */
export interface Kit {
  /** Folder of the package. */
  readonly root: URL;
  /** Names of the versions in file names. */
  readonly versions: { readonly before: string; readonly after: string };
  /** Names of the versions in messages, if they differ. */
  readonly words?: { readonly before: string; readonly after: string };
  /** Translates a document to the newer version. */
  readonly up: Translator;
  /** Paths that obtain a token, which both versions share. */
  readonly sharedPaths?: readonly string[];
  /** Translates a document back. */
  readonly down: Translator;
}

/** Translates a document by the name of its resource. Generated translators only accept names that they know. */
type Translator = (resource: never, value: unknown, sidecar?: Sidecar) => Translated<unknown>;

/** Reads the migration map of the package. */
export function readMap({ root }: Pick<Kit, 'root'>): MapFile {
  return JSON.parse(readFileSync(new URL('map.json', root), 'utf8')) as MapFile;
}
