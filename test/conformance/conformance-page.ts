import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findShown } from './find-shown.ts';
import { rulesOf, type Section, sections } from './rules.ts';

/** What a rule that no test shows waits for, by its name. */
export function readWaiting(): Readonly<Record<string, string>> {
  return parse(readFileSync(join(import.meta.dirname, 'waiting.yaml'), 'utf8')) as Readonly<Record<string, string>>;
}

/** The page that says of every rule where it is shown. */
export function conformancePage(): string {
  const shown = findShown();
  const waiting = readWaiting();
  const head = [
    '# Where each rule of the platform is shown',
    '',
    'Written by `npm run conformance` from the titles of the tests; a test fails where it is out of date. A rule that no',
    'test names waits for what stands beside it (`waiting.yaml`).',
  ];
  const row = (rule: string): string =>
    `| ${rule} | ${
      shown
        .get(rule)
        ?.map((file) => `\`${file}\``)
        .join(', ') ?? `waits: ${waiting[rule] ?? '?'}`
    } |`;
  const table = (section: Section): string[] => [
    '',
    `## ${section.letter}. ${section.title}`,
    '',
    '| Rule | Shown in |',
    '|---|---|',
    ...rulesOf(section).map(row),
  ];
  return `${[...head, ...sections.flatMap(table)].join('\n')}\n`;
}
