import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = '{generator,scripts,spec,templates,test}/**/*.{ts,js}';
/** Folders with files that others wrote or that are compiled. */
const OTHERS = [
  'test/golden',
  'test/suites',
  'test/corpus',
  'generator/check/openapi-schema',
  'generator/dist',
  'scripts/extras',
];
const MAX_COLUMNS = 120;
/** Matches a line that is part of a comment. */
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Lists comments that exceed the maximum line width, which Prettier does not wrap. */
export function wideComments(root: string): readonly string[] {
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => OTHERS.includes(path) });
  return files.toSorted().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      COMMENT.test(line) && line.length > MAX_COLUMNS ? [`${file}:${at + 1}: a comment of ${line.length} columns`] : [],
    );
  });
}
