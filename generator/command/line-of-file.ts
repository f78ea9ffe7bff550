import { readFileSync } from 'node:fs';
import type { Place } from '../problems.ts';

/** The line of a file that could not be read as a specification, for the frame of a problem. */
export function lineOfFile({ file, line }: Place): string | undefined {
  try {
    return readFileSync(file, 'utf8').split(/\r\n?|\n/u)[line - 1];
  } catch {
    return undefined;
  }
}
