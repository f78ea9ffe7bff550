import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCitations } from '../../scripts/conformance/citations.ts';
import { conformancePage } from '../../scripts/conformance/conformance-page.ts';
import { findTests } from '../../scripts/conformance/find-tests.ts';
import { AREAS, type Area, readSections } from '../../scripts/conformance/rules.ts';
import { sourcesPage } from '../../scripts/conformance/sources-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const rules = readSections().flatMap((section) => section.rules);
const tests = findTests();

/** Folders of tests that show what an area enforces. */
const FOLDERS: Readonly<Record<Area, readonly string[]>> = {
  specification: ['specification', 'generator', 'contract'],
  validators: ['validators'],
  client: ['sdk'],
  mock: ['mock'],
  migration: ['migrate'],
};

test('the rules are numbered R001 to R202 without a gap', () => {
  const numbers = rules.map(({ id }) => Number(id.slice(1)));
  expect(numbers).toEqual(Array.from({ length: 202 }, (_, index) => index + 1));
});

test('every rule has a text, a source that parses, a kind and an area', () => {
  const incomplete = rules.filter(
    ({ text, source, kind, enforced }) =>
      !text.endsWith('.') ||
      parseCitations(source).length === 0 ||
      !['stated', 'interpretation', 'contradiction'].includes(kind) ||
      enforced.length === 0 ||
      enforced.some((area) => !AREAS.includes(area)),
  );
  expect(incomplete).toEqual([]);
});

test('every area that a rule claims to be enforced in has a test that names the rule', () => {
  const untested = rules.flatMap(({ id, enforced }) =>
    enforced
      .filter((area) => !(tests.get(id) ?? []).some((file) => FOLDERS[area].includes(file.split('/')[0] ?? '')))
      .map((area) => `${id} ${area}`),
  );
  expect(untested).toEqual([]);
});

test('no test names an unknown rule', () => {
  const known = new Set(rules.map(({ id }) => id));
  expect([...tests.keys()].filter((id) => !known.has(id))).toEqual([]);
});

test('every citation in the repository is a row of the page of sources', () => {
  const page = sourcesPage();
  const cited = execFileSync('git', ['ls-files', 'spec', 'templates', 'generator', 'README.md'], { cwd: ROOT })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('/sources.md'))
    .flatMap((file) => parseCitations(readFileSync(join(ROOT, file), 'utf8')).map((citation) => ({ file, citation })));
  const missing = cited.filter(({ citation }) => !page.includes(`<a id="${citation.anchor}"></a>`));
  expect(missing.map(({ file, citation }) => `${file}: ${citation.text}`)).toEqual([]);
});

test.each([
  ['conformance.md', conformancePage],
  ['sources.md', sourcesPage],
])('%s is what `npm run conformance` writes', (name, page) => {
  expect(readFileSync(join(ROOT, 'spec/v3/docs/pages', name), 'utf8')).toBe(page());
});
