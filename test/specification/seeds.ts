import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.env['SEEDS'] ?? fileURLToPath(new URL('../../../shared/seeds', import.meta.url));
const documents = ['conventions', 'domains'] as const;

/** True if the source documents of the specification are available (folder: the environment variable SEEDS). */
export const seedsAtHand = documents.every((name) => existsSync(join(folder, `${name}.md`)));

/** One place that an `x-source` names: a document and its lines, counted from 1. */
export interface Cited {
  readonly document: string;
  readonly from: number;
  readonly to: number;
}

/** Takes an `x-source` apart; undefined where it is not written as `domains L189; conventions L298-305`. */
export function placesOf(source: string): readonly Cited[] | undefined {
  const places = source.split('; ').map((text) => /^(conventions|domains) L(\d+)(?:-(\d+))?$/.exec(text));
  if (places.some((place) => place === null)) return undefined;
  return places.map((place) => ({
    document: place?.[1] ?? '',
    from: Number(place?.[2]),
    to: Number(place?.[3] ?? place?.[2]),
  }));
}

/** The text of each line that an `x-source` names; a line that does not exist or holds nothing is an empty text. */
export function linesOf(source: string): readonly string[] {
  return (placesOf(source) ?? []).flatMap(({ document, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => splitLines(document)[from + index - 1]?.trim() ?? ''),
  );
}

/** Counts the lines of a document. */
export function lengthOf(document: string): number {
  return splitLines(document).length;
}

function splitLines(document: string): readonly string[] {
  return textOf(document).split('\n');
}

export function textOf(document: string): string {
  return readFileSync(join(folder, `${document}.md`), 'utf8');
}
