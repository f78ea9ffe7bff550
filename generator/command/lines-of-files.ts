import { readFileSync } from 'node:fs';
import type { Place } from '../problems.ts';

/** Looks up lines of files, for the frames of problems; a file is read once. */
export function linesOfFiles(): (place: Place) => string | undefined {
  const known = new Map<string, readonly string[]>();
  return ({ file, line }) => {
    const lines = known.get(file) ?? readLines(file);
    known.set(file, lines);
    return lines[line - 1];
  };
}

/** What cannot be read, or is no file of text, has no lines to show. */
function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r\n?|\n/u);
  } catch {
    return [];
  }
}
