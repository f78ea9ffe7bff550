import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ruleId } from './rules.ts';

const TESTS = join(import.meta.dirname, '../../test');
/** Runs the cases of the codemod. */
const CASES = 'migrate/cases.test.ts';

/** A test that names a rule. */
export interface NamedTest {
  /** Path of its file below `test/`. */
  readonly file: string;
  /** Title without the rules and with `…` for the values of a table; `undefined` for a row of a table in a module. */
  readonly title: string | undefined;
}

/** Returns the tests that name each rule in their title or in their table of cases; comments do not count. */
export function findTests(): ReadonlyMap<string, readonly NamedTest[]> {
  const found = new Map<string, Map<string, NamedTest>>();
  for (const { rules, file, title } of [...testFiles().flatMap(testsIn), ...casesOfCodemod()]) {
    for (const rule of rules) {
      const tests = found.get(rule) ?? new Map<string, NamedTest>();
      found.set(rule, tests.set(`${file} ${title}`, { file, title }));
    }
  }
  return new Map([...found].map(([rule, tests]) => [rule, [...tests.values()]]));
}

interface FoundTest extends NamedTest {
  readonly rules: readonly string[];
}

/** Returns the cases of the codemod, which name rules in their front matter. */
function casesOfCodemod(): readonly FoundTest[] {
  const folder = join(TESTS, 'migrate/cases');
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .map((page) => ({
      rules: rulesIn(/^---\nrules: \[(.*)\]$/m.exec(page)?.[1] ?? ''),
      file: CASES,
      title: /^# (.*)$/m.exec(page)?.[1],
    }));
}

function testFiles(): readonly string[] {
  const entries = readdirSync(TESTS, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(TESTS, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('conformance/') && !/(^|\/)(expected|app)\//.test(file))
    .sort();
}

/** Rules at the beginning of a text, with what separates them. */
const FIRST = /^(?:R\d{3}(?:[,;&]| and| to|\s|-|–|:)*)+/;
/** Rules in the brackets at the end of a text. */
const LAST = /\s*\(([^()]*R\d{3}[^()]*)\)$/;

/**
 * Finds the texts between quotes that name rules: at the beginning (`'R093 a missing field gives 400'`), or in the
 * brackets at the end (`'a date is written without a time (R024, R027)'`, `'… (R091 to R099)'`). A text that consists
 * of rules belongs to a table, and has the title of the test that the table is given to.
 */
function testsIn(file: string): readonly FoundTest[] {
  const source = readFileSync(join(TESTS, file), 'utf8');
  return [...source.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g)].flatMap(({ 0: quoted, index }) => {
    const text = quoted.slice(1, -1);
    const rules = [...rulesIn(FIRST.exec(text)?.[0] ?? ''), ...rulesIn(LAST.exec(text)?.[1] ?? '')];
    if (rules.length === 0) return [];
    const own = cleanTitle(text);
    return [{ rules, file, title: own === '' ? titleAfter(source, index) : own }];
  });
}

/** Returns the title of the first test that a table is given to after an index: `])('%s is renamed', …`. */
function titleAfter(source: string, index: number): string | undefined {
  const title = /\]\)\(\s*(['"`])(.*?)\1/.exec(source.slice(index))?.[2];
  return title === undefined ? undefined : cleanTitle(title);
}

function cleanTitle(title: string): string {
  return title
    .replace(FIRST, '')
    .replace(LAST, '')
    .replaceAll(/%[sdijo]|\$\{[^}]*\}|\$\w[\w.]*/g, '…')
    .trim();
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
