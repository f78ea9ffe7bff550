import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = '{generator,scripts,spec,templates,test}/**/*.{ts,js}';
/** What others wrote, and what is compiled. */
const OTHERS = ['test/golden', 'test/suites', 'test/corpus', 'generator/load/schema', 'generator/dist'];
const WIDEST = 120;
/** A line that is a comment, or a part of one. */
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** The places of comments that are wider than code may be, which Prettier leaves as they are. */
export function wideComments(root: string): readonly string[] {
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => OTHERS.includes(path) });
  return files.toSorted().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      COMMENT.test(line) && line.length > WIDEST ? [`${file}:${at + 1}: a comment of ${line.length} columns`] : [],
    );
  });
}
