import { basename, dirname, join, resolve } from 'node:path';

/** Where a tree is written, and the two places beside it that are there only while it is written. */
export interface TreePlaces {
  /** The output folder. */
  readonly folder: string;
  /** The output folder as the user named it, for diagnostics. */
  readonly shown: string;
  /** What will be in the output folder, what was there, and the journal. */
  readonly staging: string;
  readonly journal: string;
  readonly lock: string;
}

/** The name of the manifest in the output folder. */
export const manifestName = 'manifest.txt';

/** The places that belong to an output folder. Staging stands beside it, so that a rename suffices. */
export function treePlaces(shown: string): TreePlaces {
  const folder = resolve(shown);
  const prefix = join(dirname(folder), `.${basename(folder)}`);
  const staging = `${prefix}.writing`;
  return { folder, shown, staging, journal: join(staging, 'journal.json'), lock: `${prefix}.lock` };
}

/** Where the journal is written, to be renamed when it is whole. */
export function journalDraft(places: TreePlaces): string {
  return `${places.journal}.draft`;
}

/** What the journal is renamed to when all is done. */
export function committedMark(places: TreePlaces): string {
  return `${places.journal}.done`;
}

/** Where the content that entry `index` of the journal brings lies until it is renamed into place. */
export function stagedFile(places: TreePlaces, index: number): string {
  return join(places.staging, 'new', String(index));
}

/** Where the content that entry `index` of the journal replaces lies until all is done. */
export function savedFile(places: TreePlaces, index: number): string {
  return join(places.staging, 'old', String(index));
}
