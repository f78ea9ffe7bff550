import { writeFileSync } from 'node:fs';
import { ownAt } from '#shared/json.ts';
import { extname } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { type ChangedFile, type Finding, type FindingsReport, summaryText, type Tier } from './finding.ts';
import { htmlReport, type ReportContext, ruleRows } from './html-report.ts';

const FORMATS: Readonly<Record<string, (findings: readonly Finding[], context: ReportContext) => string>> = {
  '.json': (findings) => `${JSON.stringify(findings satisfies FindingsReport, null, 2)}\n`,
  '.sarif': sarifReport,
  '.md': markdownReport,
  '.html': htmlReport,
};

/** Supported report file extensions. */
export const reportExtensions: readonly string[] = Object.keys(FORMATS);

/** Writes the findings in the format of the file extension. */
export function writeReport(file: string, findings: readonly Finding[], context: ReportContext): void {
  const format = ownAt(FORMATS, extname(file));
  if (format !== undefined) writeFileSync(file, format(findings, context));
}

const LEVELS: Readonly<Record<Tier, string>> = { certain: 'note', likely: 'warning', manual: 'error' };

/**
 * Formats findings as a SARIF 2.1.0 log for editors and code hosts. Paths start at the root of the repository, and each
 * rule has the text of its entry in the guide, which code hosts show beside a place.
 */
export function sarifReport(
  findings: readonly Finding[],
  { prefix, tool, ...rules }: Pick<ReportContext, 'map' | 'titles' | 'prefix' | 'tool' | 'sources'>,
): string {
  const ids = [...new Set(findings.map(({ rule }) => rule))];
  const entries = ruleRows(rules);
  const described = ids.map((id) => sarifRule(id, entries.get(id) ?? []));
  const driver = { name: tool.name, version: tool.version, rules: described };
  const results = findings.map((finding) => sarifResult(finding, ids.indexOf(finding.rule), prefix));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function sarifRule(id: string, rows: readonly (readonly string[])[]): object {
  const [[, before] = [], [, after] = []] = rows;
  const text = before === undefined || after === undefined ? id : `${before} → ${after}`;
  const help = rows.length === 0 ? id : rows.map(([term = '', value = '']) => `${term}: ${value}`).join('\n');
  return { id, shortDescription: { text }, fullDescription: { text }, help: { text: help } };
}

function sarifResult(
  { file, line, column, rule, tier, reason, before, suggestion, fingerprint }: Finding,
  ruleIndex: number,
  prefix: string,
): object {
  const text = suggestion === '' ? reason : `${before} → ${suggestion}. ${reason}`;
  const path = prefix === '' ? file : `${prefix}/${file}`;
  const [firstLine = ''] = before.split('\n');
  const end = firstLine === '' || firstLine !== before ? {} : { endColumn: column + before.length };
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[tier],
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: path.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line, startColumn: column, ...end },
        },
      },
    ],
    partialFingerprints: { 'migration/v1': fingerprint },
  };
}

const TITLES: readonly (readonly [tier: Tier, title: string])[] = [
  ['manual', 'Manual work'],
  ['likely', 'Changed, review recommended'],
  ['certain', 'Changed'],
];

/** Formats findings as Markdown, manual work first. */
export function markdownReport(findings: readonly Finding[]): string {
  const parts = TITLES.map(([tier, title]) =>
    markdownSection(
      title,
      findings.filter((finding) => finding.tier === tier),
    ),
  );
  return ['# Migration', '', summaryText(findings), '', ...parts.flat()].join('\n');
}

function markdownSection(title: string, findings: readonly Finding[]): readonly string[] {
  if (findings.length === 0) return [];
  const rows = findings.map(
    ({ file, line, column, rule, before, suggestion, reason }) =>
      `| ${markdownCell(`${file}:${line}:${column}`)} | ${markdownCell(rule)} | ${markdownCode(before)} | ${markdownCode(suggestion)} | ${markdownCell(reason)} |`,
  );
  return [`## ${title}`, '', '| Place | Rule | Before | Suggestion | Reason |', '|---|---|---|---|---|', ...rows, ''];
}

function markdownCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|<>`*_[\]]/g, '\\$&');
}

function markdownCode(text: string): string {
  if (text === '') return '';
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  const runs = plain.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  return runs.length === 0 ? `${fence}${plain}${fence}` : `${fence} ${plain} ${fence}`;
}

/** Formats changes as a unified diff for `git apply`. */
export function unifiedDiff(changes: readonly ChangedFile[]): string {
  return changes
    .map(({ name, before, after }) =>
      createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {
        context: 3,
        headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
      }),
    )
    .join('');
}
