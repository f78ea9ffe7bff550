import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { terminal } from '#shared/terminal.ts';
import { readFindings } from '../codemod/inspect-folder.ts';
import { escapePattern, type Kit } from '../migration/migration-index.ts';
import { type Finding, summaryText } from '../report/finding.ts';
import type { ReportCommand } from './arguments.ts';
import { pageContext, saveReport } from './code-command.ts';

/**
 * Joins reports of packages or repositories into one page, by the owners of their files. Files of earlier reports that
 * have no finding any more count as done. Exit codes: 0 nothing remains, 1 changes pending, 2 manual work needed.
 */
export function runReport({ files, html, since }: ReportCommand, kit: Kit): number {
  const findings = joinReports(files);
  const names = new Set([...joinReports(since), ...findings].map(({ file }) => file));
  const ownersOf = readCodeOwners();
  saveReport(html, findings, {
    changes: [],
    sources: false,
    examined: [...names].map((name) => ({ name, text: '' })),
    packageOf: (file) => ownersOf(file) ?? (dirname(file).split('/')[0] || '.'),
    ...pageContext(html, realpathSync('.'), kit),
  });
  terminal.error(summaryText(findings));
  if (findings.some(({ tier }) => tier === 'manual')) return 2;
  return findings.length > 0 ? 1 : 0;
}

/** Reads reports; their files are named below the folder of the report, or below its name if several share a folder. */
function joinReports(reports: readonly string[]): readonly Finding[] {
  const folders = reports.map((report) => dirname(report));
  return reports.flatMap((report, index) => {
    const folder = folders[index] ?? '.';
    const isAlone = folders.indexOf(folder) === folders.lastIndexOf(folder);
    const root = isAlone ? folder : report.replace(/\.json$/, '');
    return readFindings(report, 'report').map((finding) => ({ ...finding, file: join(root, finding.file) }));
  });
}

/** Reads which people own a file, as code hosts do: of the lines of `CODEOWNERS` that match, the last one holds. */
function readCodeOwners(): (file: string) => string | undefined {
  const found = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'].find(existsSync);
  const lines = found === undefined ? [] : readFileSync(found, 'utf8').split('\n');
  const rules = lines.flatMap((line) => {
    const [pattern = '', ...owners] = line.replace(/#.*/, '').trim().split(/\s+/);
    return pattern === '' ? [] : [{ pattern: ownerPattern(pattern), owners: owners.join(', ') }];
  });
  return (file) => rules.findLast(({ pattern }) => pattern.test(file))?.owners || undefined;
}

/** Matches a path as `.gitignore` does: anywhere without a slash before its end, and with everything below it. */
function ownerPattern(pattern: string): RegExp {
  const plain = pattern.replace(/^\//, '').replace(/\/$/, '');
  const before = /\/./.test(pattern) ? '' : '(?:.*/)?';
  const parts = plain.split(/(\*\*\/?|\*|\?)/).map((part) => OWNER_WILDCARDS.get(part) ?? escapePattern(part));
  return new RegExp(`^${before}${parts.join('')}${plain.endsWith('/*') ? '' : '(?:/.*)?'}$`);
}

const OWNER_WILDCARDS: ReadonlyMap<string, string> = new Map([
  ['**/', '(?:.*/)?'],
  ['**', '.*'],
  ['*', '[^/]*'],
  ['?', '[^/]'],
]);
