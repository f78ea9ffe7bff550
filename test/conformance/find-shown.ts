import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const TESTS = join(import.meta.dirname, '..');

/** The test files that name each rule in a title or in a table of cases; comments do not count. */
export function findShown(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of testFiles()) {
    for (const rule of rulesNamed(readFileSync(join(TESTS, file), 'utf8'))) {
      found.set(rule, (found.get(rule) ?? new Set()).add(file));
    }
  }
  return new Map([...found].map(([rule, files]) => [rule, [...files].sort()]));
}

function testFiles(): readonly string[] {
  const entries = readdirSync(TESTS, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(TESTS, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('conformance/') && !/(^|\/)(expected|cases|app)\//.test(file))
    .sort();
}

/** Rules at the beginning of a text between quotes: `'R093 a missing field gives 400'`, `'R063, R064: …'`. */
function rulesNamed(source: string): readonly string[] {
  const titles = source.match(/['"`]R\d{3}\b[^'"`\n]*/g) ?? [];
  return titles.flatMap((title) => /^.(?:R\d{3}(?:[,;&]| and|\s|-|–|:)*)+/.exec(title)?.[0].match(/R\d{3}/g) ?? []);
}
