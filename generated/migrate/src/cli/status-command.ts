import { createPackageNames } from '../project/find-files.ts';
import { type Finding, summaryText, type Tier } from '../report/finding.ts';
import type { AffectedCommand, StatusCommand } from './arguments.ts';
import { exitCodeOf, printRemainingStep, printSummary, reportContext, saveReport } from './code-command.ts';
import { inspectFolder } from '../codemod/inspect-folder.ts';
import type { Kit } from './kit.ts';

/**
 * Counts what remains in a folder by package, rule and tier, without writing. Exit codes: 0 nothing remains, 1 changes
 * pending, 2 manual work needed, 3 error.
 */
export function runStatus(command: StatusCommand, kit: Kit): number {
  const inspection = inspectFolder(command, kit);
  const { folder, migrated, findings } = inspection;
  for (const file of command.reports) saveReport(file, findings, reportContext(file, inspection, kit));
  process.stdout.write(statusTable(countFindings(folder, findings)));
  printSummary(migrated, []);
  console.error(summaryText(findings));
  printRemainingStep(migrated);
  return exitCodeOf(inspection);
}

/** Findings of one rule in one package. */
interface StatusRow {
  readonly package: string;
  readonly rule: string;
  readonly counts: Readonly<Record<Tier, number>>;
}

const TIERS = ['certain', 'likely', 'manual'] as const satisfies readonly Tier[];

function countFindings(folder: string, findings: readonly Finding[]): readonly StatusRow[] {
  const packageOf = createPackageNames(folder);
  const rows = new Map<string, StatusRow>();
  for (const { file, rule, tier } of findings) {
    const name = packageOf(file);
    const key = `${name}\n${rule}`;
    const { counts } = rows.get(key) ?? { counts: { certain: 0, likely: 0, manual: 0 } };
    rows.set(key, { package: name, rule, counts: { ...counts, [tier]: counts[tier] + 1 } });
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Formats the counts as a table, with the sum of each package before its rules. */
function statusTable(rows: readonly StatusRow[]): string {
  const lines = rows.flatMap((row, index) => {
    const isFirst = rows[index - 1]?.package !== row.package;
    const own = rows.filter((other) => other.package === row.package);
    return [...(isFirst ? [[row.package, ...TIERS.map((tier) => String(sum(own, tier)))]] : []), cells(row)];
  });
  const table = [['', ...TIERS], ...lines, ['total', ...TIERS.map((tier) => String(sum(rows, tier)))]];
  const width = Math.max(...table.map(([name = '']) => name.length));
  return table
    .map(([name = '', ...counts]) => `${name.padEnd(width)}${counts.map((count) => count.padStart(9)).join('')}\n`)
    .join('');
}

function cells({ rule, counts }: StatusRow): readonly string[] {
  return [`  ${rule}`, ...TIERS.map((tier) => String(counts[tier]))];
}

function sum(rows: readonly StatusRow[], tier: Tier): number {
  return rows.reduce((total, { counts }) => total + counts[tier], 0);
}

/**
 * Prints in one line how many of the places that use the API change, and how many of these the codemod changes. Has the
 * exit codes of `code`.
 */
export function runAffected(command: AffectedCommand, kit: Kit): number {
  const inspection = inspectFolder(command, kit);
  const { findings, migrated } = inspection;
  const located = findings.filter(({ category }) => category !== 'file');
  const placesOf = (all: typeof located): ReadonlySet<string> =>
    new Set(all.map(({ file, line, column }) => `${file}:${line}:${column}`));
  const affected = placesOf(located);
  const byHand = placesOf(located.filter(({ tier }) => tier === 'manual'));
  const sites = new Set([...migrated.callSites, ...affected]);
  process.stdout.write(`${affected.size} of ${sites.size} call sites; ${affected.size - byHand.size} by codemod\n`);
  return exitCodeOf(inspection);
}
