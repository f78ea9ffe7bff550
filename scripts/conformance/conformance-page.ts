import { parseCitations } from './citations.ts';
import { findTests, type NamedTest } from './find-tests.ts';
import { type Assumption, readAssumptions, readSections, type Rule, type Section } from './rules.ts';

const KINDS: Readonly<Record<Rule['kind'] | Assumption['kind'], string>> = {
  stated: 'stated',
  interpretation: '*_our interpretation_*',
  gap: '**gap**',
  contradiction: '*_contradiction_*',
};

/** Tests that a rule lists by title; the others are counted. */
const MAX_TITLES = 6;
const MAX_TITLES_PER_FILE = 2;

/**
 * Returns the page that lists every rule of the platform: what the sources state, what the project does about it, and
 * the tests that show it; and what the project assumes beyond the sources.
 */
export function conformancePage(): string {
  const sections = readSections();
  const tests = findTests();
  const lines = [
    '# Conformance: the rules of the platform',
    '',
    `The platform's documentation states ${count(sections)} rules. Each entry has`,
    '',
    '- **The kind**: _stated_ by the sources; _our interpretation_ where they leave a gap that the rule needs filled;',
    '  _contradiction_ where they disagree with each other.',
    '- **The source**: the lines that the rule rests on. [The page of sources](sources.md) says what each line states and',
    '  leaves open, without regard to this project, and which documents they are.',
    '- **Enforced by**: the specification (and the types that follow from it), the validators, the client, the mock, or the',
    '  migration tools. A test checks that each has a test that names the rule.',
    '- **The sources state**, and apart from it **What we do**: everything that is a decision of ours.',
    `- **Tests**: the titles of tests that name the rule, at most ${MAX_TITLES}, with their files; \`…\` stands for the values of`,
    '  a table. They are found when this page is written, and a rule without a test fails the build. The tests are in',
    '  the folder `test/` of the repository, which the packages do not contain.',
    '',
    'The tests run against the mock, the client and the tools of this repository. No real platform was available, so nothing',
    'on this page was compared with one; `@bmp/verify` does that.',
    '',
    'What the project assumes beyond the rules, and every contradiction in the sources, is listed under',
    '[Assumptions](#assumptions), with reasons.',
    '',
    summaryTable(sections),
    ...sections.flatMap((section) => sectionEntries(section, tests)),
    ...assumptionTables(),
  ];
  return `${lines.join('\n')}\n`;
}

function count(sections: readonly Section[], matches: (rule: Rule) => boolean = () => true): number {
  return sections.flatMap(({ rules }) => rules).filter(matches).length;
}

function summaryTable(sections: readonly Section[]): string {
  const row = (text: string, number: number): string => `| ${text} | ${number} |`;
  const assumptions = readAssumptions().flatMap((group) => group.assumptions);
  const assumed = (kind: Assumption['kind']): number => assumptions.filter((one) => one.kind === kind).length;
  return [
    '| Kind | Number |',
    '| --- | ---: |',
    row(
      'rules that are stated, and need no decision',
      count(sections, ({ kind, does }) => kind === 'stated' && does === undefined),
    ),
    row(
      'rules that are stated, with a decision of ours beside them',
      count(sections, ({ kind, does }) => kind === 'stated' && does !== undefined),
    ),
    row(
      'rules that are our interpretation',
      count(sections, ({ kind }) => kind === 'interpretation'),
    ),
    row(
      'rules about a contradiction',
      count(sections, ({ kind }) => kind === 'contradiction'),
    ),
    row(
      'of all rules, those that documentation alone enforces',
      count(sections, ({ only }) => only !== undefined),
    ),
    row('assumptions that fill a gap', assumed('gap')),
    row('assumptions about a contradiction', assumed('contradiction')),
  ].join('\n');
}

function sectionEntries(section: Section, tests: ReadonlyMap<string, readonly NamedTest[]>): readonly string[] {
  return [
    '',
    `## ${section.letter}. ${section.title}`,
    ...section.rules.flatMap((rule) => ruleEntry(rule, tests.get(rule.id) ?? [])),
  ];
}

function ruleEntry(rule: Rule, tests: readonly NamedTest[]): readonly string[] {
  const head = [`<a id="${rule.id}"></a>**${rule.id}**`, KINDS[rule.kind], sourceLinks(rule.source)];
  const enforced = `enforced by ${rule.enforced.join(', ')}`;
  const assumed = assumptionsOf(rule.id);
  return [
    '',
    [...head, enforced].join(' · '),
    '',
    `- The sources state: ${oneLine(rule.states)}`,
    ...(rule.does === undefined ? [] : [`- What we do: ${oneLine(rule.does)}`]),
    ...(rule.only === undefined ? [] : [`- Only documentation enforces it: ${oneLine(rule.only)}`]),
    ...(assumed.length === 0 ? [] : [`- Assumptions: ${assumed.map(({ id }) => `[${id}](#${id})`).join(', ')}`]),
    ...testLines(tests),
  ];
}

function assumptionsOf(rule: string): readonly Assumption[] {
  return readAssumptions()
    .flatMap(({ assumptions }) => assumptions)
    .filter(({ rules }) => rules?.includes(rule) ?? false);
}

/** Lists tests by title, a few of each file, in one paragraph. */
function testLines(tests: readonly NamedTest[]): readonly string[] {
  const titled = tests.filter(({ title }) => title !== undefined && title !== '…');
  const shown = titled
    .filter(({ file }, index) => titled.slice(0, index).filter((one) => one.file === file).length < MAX_TITLES_PER_FILE)
    .slice(0, MAX_TITLES);
  const byFile = [...new Set(shown.map(({ file }) => file))].map((file) => {
    const titles = shown.filter((test) => test.file === file).map(({ title = '' }) => `“${escapeTitle(title)}”`);
    return `${titles.join(' and ')} in ${fileLink(file)}`;
  });
  const others = tests.filter((test) => !shown.includes(test));
  const files = [...new Set(others.map(({ file }) => file))];
  const names = `${files.slice(0, 3).map(fileLink).join(', ')}${files.length > 3 ? ' and other files' : ''}`;
  return [`- Tests: ${[...byFile, ...(others.length === 0 ? [] : [`${others.length} more in ${names}`])].join('; ')}`];
}

/** Links a file of tests. The page stands in `generated/docs/`; in a package, the link becomes its text. */
function fileLink(file: string): string {
  return `[\`test/${file}\`](../../test/${file})`;
}

function escapeTitle(title: string): string {
  return title.replaceAll(/[\\*_[\]<>{|]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\\`', '`');
}

function assumptionTables(): readonly string[] {
  return [
    '',
    '## Assumptions',
    '',
    'What the project assumes where the sources leave a gap, or does where they disagree. Each assumption has a reason, and',
    'most have rules, whose tests show it.',
    ...readAssumptions().flatMap(({ title, assumptions }) => [
      '',
      `### ${title}`,
      '',
      '| Number | What we assume or do | Why | Kind | Source | Rules |',
      '| --- | --- | --- | --- | --- | --- |',
      ...assumptions.map(assumptionRow),
    ]),
  ];
}

function assumptionRow({ id, text, reason, kind, source, rules = [] }: Assumption): string {
  const cells = [
    `<a id="${id}"></a>${id}`,
    oneLine(text),
    oneLine(reason),
    KINDS[kind],
    sourceLinks(source, '<br>'),
    rules.map((rule) => `[${rule}](#${rule})`).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the assumptions of the mock as a list, for the page about its behavior. */
export function mockAssumptions(): string {
  const assumptions = readAssumptions().flatMap((group) => group.assumptions);
  const lines = assumptions.filter(({ mock }) => mock === true).map(({ id, text }) => `- ${oneLine(text)} (${id})`);
  return `${lines.join('\n')}\n`;
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function sourceLinks(source: string, separator = ', '): string {
  const links = parseCitations(source).map(({ text, anchor }) => `[${text}](sources.md#${anchor})`);
  return links.join(separator);
}
