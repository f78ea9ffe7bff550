import { readFileSync, statSync } from 'node:fs';
import type { Place } from '../diagnostics/diagnostics.ts';

/** Looks up lines of files, for the frames of diagnostics; a file is read once. */
export function linesOfFiles(): (place: Place) => string | undefined {
  const known = new Map<string, Lines>();
  return ({ file, line }) => {
    const { text, starts } = known.get(file) ?? readLines(file);
    known.set(file, { text, starts });
    const start = starts[line - 1];
    return start === undefined ? undefined : text.slice(start, starts[line]).replace(/\r?\n$/u, '');
  };
}

/** A text and where its lines begin: a line of a large file is cut out only when it is shown. */
interface Lines {
  readonly text: string;
  readonly starts: readonly number[];
}

/** What cannot be read, or is no file, has no lines to show: a pipe would be waited for, and a device never ends. */
function readLines(file: string): Lines {
  try {
    if (!statSync(file).isFile()) return NO_LINES;
    const text = readFileSync(file, 'utf8');
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    return { text, starts };
  } catch {
    return NO_LINES;
  }
}

const NO_LINES: Lines = { text: '', starts: [] };
