import type { Finding, Tier } from './finding.ts';
import { counts } from './counts.ts';

const TITLES: readonly (readonly [tier: Tier, title: string])[] = [
  ['manual', 'For a human'],
  ['likely', 'Changed, and worth a look'],
  ['certain', 'Changed'],
];

/** The findings as a page of Markdown, those for a human first. */
export function markdownReport(findings: readonly Finding[]): string {
  const parts = TITLES.map(([tier, title]) =>
    section(
      title,
      findings.filter((finding) => finding.tier === tier),
    ),
  );
  return ['# Migration', '', counts(findings), '', ...parts.flat()].join('\n');
}

function section(title: string, findings: readonly Finding[]): readonly string[] {
  if (findings.length === 0) return [];
  const rows = findings.map(
    ({ file, line, column, rule, before, suggestion, reason }) =>
      `| ${cell(`${file}:${line}:${column}`)} | ${cell(rule)} | ${code(before)} | ${code(suggestion)} | ${cell(reason)} |`,
  );
  return [`## ${title}`, '', '| Place | Rule | Before | Suggestion | Reason |', '|---|---|---|---|---|', ...rows, ''];
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|<>`*_[\]]/g, '\\$&');
}

function code(text: string): string {
  if (text === '') return '';
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  const runs = plain.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  return runs.length === 0 ? `${fence}${plain}${fence}` : `${fence} ${plain} ${fence}`;
}
