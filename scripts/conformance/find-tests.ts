import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ruleId } from './rules.ts';

const TESTS = join(import.meta.dirname, '../../test');
/** Runs the cases of the codemod. */
const CASES = 'migrate/cases.test.ts';

/** Returns the test files that name each rule in a title or in a table of cases; comments do not count. */
export function findTests(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of testFiles()) {
    for (const rule of rulesNamed(readFileSync(join(TESTS, file), 'utf8'))) {
      found.set(rule, (found.get(rule) ?? new Set()).add(file));
    }
  }
  for (const rule of rulesOfCases()) found.set(rule, (found.get(rule) ?? new Set()).add(CASES));
  return new Map([...found].map(([rule, files]) => [rule, [...files].sort()]));
}

/** Returns the rules that the codemod's cases name in their front matter. */
function rulesOfCases(): readonly string[] {
  const folder = join(TESTS, 'migrate/cases');
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return pages.flatMap((page) => rulesIn(/^---\nrules: \[(.*)\]$/m.exec(page)?.[1] ?? ''));
}

function testFiles(): readonly string[] {
  const entries = readdirSync(TESTS, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(TESTS, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('conformance/') && !/(^|\/)(expected|app)\//.test(file))
    .sort();
}

/**
 * Rules that a text between quotes names: at its beginning (`'R093 a missing field gives 400'`), or in the brackets
 * at its end (`'a date is written without a time (R024, R027)'`, `'… (R091 to R099)'`).
 */
function rulesNamed(source: string): readonly string[] {
  const texts = source.match(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g) ?? [];
  return texts.flatMap((text) => {
    const first = /^.(?:R\d{3}(?:[,;&]| and| to|\s|-|–|:)*)+/.exec(text)?.[0] ?? '';
    const last = /\(([^()]*R\d{3}[^()]*)\).$/.exec(text)?.[1] ?? '';
    return [...rulesIn(first), ...rulesIn(last)];
  });
}

/** `R024, R027` is two rules, `R091 to R099` nine. */
function rulesIn(text: string): readonly string[] {
  const ranges = [...text.matchAll(/R(\d{3})(?: to |–)R(\d{3})/g)].flatMap(([, from, to]) =>
    numbers(Number(from), Number(to)),
  );
  return [...(text.match(/R\d{3}/g) ?? []), ...ranges.map(ruleId)];
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
