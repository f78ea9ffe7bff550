import { findTests } from './find-tests.ts';
import { readSections, type Rule, type Section } from './rules.ts';
import { parseCitations } from './citations.ts';

const KINDS: Readonly<Record<Rule['kind'], string>> = {
  stated: 'stated',
  interpretation: '**our interpretation**',
  contradiction: '**contradiction**',
};

/** Returns the page that lists every rule of the platform with its source, its kind, and the tests that show it. */
export function conformancePage(): string {
  const sections = readSections();
  const tests = findTests();
  const lines = [
    '# Conformance: the rules of the platform',
    '',
    `The platform's documentation states ${count(sections)} rules, listed here in our own words. Each row says`,
    '',
    '- **Source**: the lines that state it ([what the sources are](sources.md)).',
    '- **Kind**: *stated* by the sources; *our interpretation* where they leave a gap; *contradiction* where they disagree',
    '  with each other, with what we do about it.',
    '- **Enforced by**: the specification (and the types that follow from it), the validators, the client, the mock, or the',
    '  migration tools.',
    '- **Tests**: the files below `test/` in which a test names the rule. A rule without a test fails the build.',
    '',
    'The tests run against the mock, the client and the tools of this repository. No real platform was available, so nothing',
    'on this page was compared with one; `@bmp/verify` does that.',
    '',
    summaryTable(sections),
    ...sections.flatMap((section) => sectionTable(section, tests)),
  ];
  return `${lines.join('\n')}\n`;
}

function count(sections: readonly Section[], matches: (rule: Rule) => boolean = () => true): number {
  return sections.flatMap(({ rules }) => rules).filter(matches).length;
}

function summaryTable(sections: readonly Section[]): string {
  const row = (kind: Rule['kind'], text: string): string =>
    `| ${text} | ${count(sections, (rule) => rule.kind === kind)} |`;
  return [
    '| Kind | Rules |',
    '| --- | ---: |',
    row('stated', 'stated'),
    row('interpretation', 'our interpretation'),
    row('contradiction', 'contradiction'),
  ].join('\n');
}

function sectionTable(section: Section, tests: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [
    '',
    `## ${section.letter}. ${section.title}`,
    '',
    '| Rule | Text | Source | Kind | Enforced by | Tests |',
    '| --- | --- | --- | --- | --- | --- |',
    ...section.rules.map((rule) => ruleRow(rule, tests.get(rule.id) ?? [])),
  ];
}

function ruleRow(rule: Rule, tests: readonly string[]): string {
  const files = tests.map((file) => `\`${file}\``).join('<br>');
  const cells = [`<a id="${rule.id}"></a>${rule.id}`, rule.text, sourceLinks(rule.source), KINDS[rule.kind]];
  return `| ${[...cells, rule.enforced.join(', '), files].join(' | ')} |`;
}

function sourceLinks(source: string): string {
  const links = parseCitations(source).map(({ text, anchor }) => `[${text}](sources.md#${anchor})`);
  return links.join('<br>');
}
