import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCitations } from '../../scripts/conformance/citations.ts';
import { formatText } from '../../generator/write/print.ts';
import { conformancePage, mockAssumptions } from '../../scripts/conformance/conformance-page.ts';
import { withTables } from '../../scripts/conformance/option-tables.ts';
import { findTests } from '../../scripts/conformance/find-tests.ts';
import { AREAS, type Area, readAssumptions, readSections } from '../../scripts/conformance/rules.ts';
import { sourcesPage } from '../../scripts/conformance/sources-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const rules = readSections().flatMap((section) => section.rules);
const tests = findTests();
const assumptions = readAssumptions().flatMap((group) => group.assumptions);

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

test('every rule states something, from a source that parses, with a kind and an area', () => {
  const incomplete = rules.filter(
    ({ states, does = '.', only = '.', source, kind, enforced }) =>
      ![states, does, only].every((text) => text.trim().endsWith('.')) ||
      parseCitations(source).length === 0 ||
      !['stated', 'interpretation', 'contradiction'].includes(kind) ||
      enforced.length === 0 ||
      enforced.some((area) => !AREAS.includes(area)),
  );
  expect(incomplete).toEqual([]);
});

test('what the sources state does not mention what this project does about it', () => {
  const mixed = rules.filter(({ states }) =>
    /\b(the|our) (client|mock|validators?|codemod|types|specification)\b|\bwe\b/i.test(states),
  );
  expect(mixed.map(({ id }) => id)).toEqual([]);
});

test('a gap and a contradiction have a decision of ours', () => {
  const undecided = rules.filter(({ kind, does }) => kind !== 'stated' && does === undefined);
  expect(undecided.map(({ id }) => id)).toEqual([]);
});

test('a rule that documentation alone enforces says why, and no other does', () => {
  const wrong = rules.filter(({ enforced, only }) => enforced.join() === 'specification' && only === undefined);
  const needless = rules.filter(({ enforced, only }) => enforced.join() !== 'specification' && only !== undefined);
  expect([...wrong, ...needless].map(({ id }) => id)).toEqual([]);
});

test('every area that a rule claims to be enforced in has a test that names the rule', () => {
  const untested = rules.flatMap(({ id, enforced }) =>
    enforced
      .filter((area) => !(tests.get(id) ?? []).some(({ file }) => FOLDERS[area].includes(file.split('/')[0] ?? '')))
      .map((area) => `${id} ${area}`),
  );
  expect(untested).toEqual([]);
});

test('every rule has a test with a title', () => {
  const untitled = rules.filter(({ id }) => !(tests.get(id) ?? []).some(({ title }) => (title ?? '…') !== '…'));
  expect(untitled.map(({ id }) => id)).toEqual([]);
});

test('a test is found by its own title, or by that of the test that its table is given to', () => {
  const titles = (rule: string, file: string) =>
    (tests.get(rule) ?? []).filter((one) => one.file === file).map(({ title }) => title);
  expect(titles('R175', 'mock/platform/schema-details.test.ts')).toEqual([
    'the patch of a card group, whose body and response are undocumented, exists and requires its right',
  ]);
  expect(titles('R161', 'sdk/update.test.ts')).toContain('merges … and keeps the rest');
  expect(titles('R130', 'migrate/map.test.ts')).toEqual(['… ….… becomes …']);
  expect(titles('R130', 'migrate/rename-rows.ts')).toEqual([undefined]);
});

test('the assumptions are numbered without a gap, and complete', () => {
  expect(assumptions.map(({ id }) => Number(id.slice(1)))).toEqual(assumptions.map((_, index) => index + 1));
  const incomplete = assumptions.filter(
    ({ text, reason, source, kind, rules: shown = [] }) =>
      ![text, reason].every((one) => one.trim().endsWith('.')) ||
      parseCitations(source).length === 0 ||
      !['gap', 'contradiction'].includes(kind) ||
      shown.some((id) => !rules.some((rule) => rule.id === id)),
  );
  expect(incomplete).toEqual([]);
});

test('a contradiction cites both places, unless one line contradicts itself', () => {
  const single = [...rules, ...assumptions].filter(
    ({ kind, source }) => kind === 'contradiction' && parseCitations(source).length < 2,
  );
  expect(single.map(({ id }) => id)).toEqual(['R198', 'A04', 'A09', 'A21']);
});

test('every paragraph about provenance in the guide of the client names its rule or assumption', () => {
  const page = readFileSync(join(ROOT, 'spec/v3/docs/client/trust.md'), 'utf8');
  const known = new Set([...rules, ...assumptions].map(({ id }) => id));
  const paragraphs = page.split(/^- /m).slice(1);
  const named = paragraphs.map((text) =>
    [...text.matchAll(/\[([RA]\d+)\]\(conformance\.md#\1\)/g)].map(([, id = '']) => id),
  );
  expect(named.filter((ids) => ids.length === 0 || !ids.every((id) => known.has(id)))).toEqual([]);
  expect(paragraphs.length).toBeGreaterThan(5);
});

test('no test names an unknown rule', () => {
  const known = new Set(rules.map(({ id }) => id));
  expect([...tests.keys()].filter((id) => !known.has(id))).toEqual([]);
});

test('every citation in the repository has an entry on the page of sources', () => {
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
  ['pages/conformance.md', conformancePage],
  ['pages/sources.md', sourcesPage],
  ['mock/assumptions.md', mockAssumptions],
])('%s is what `npm run conformance` writes', async (name, page) => {
  expect(readFileSync(join(ROOT, 'spec/v3/docs', name), 'utf8')).toBe(await formatText(name, page()));
});

test("the README of the generator has the tables of the options' definitions", async () => {
  const page = readFileSync(join(ROOT, 'generator/README.md'), 'utf8');
  expect(await formatText('README.md', withTables(page))).toBe(page);
});
