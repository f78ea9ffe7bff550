import { UsageError } from '#shared/usage-error.ts';
import { type Finding, joinPlaces } from '../checks/finding.ts';
import type { RuleResult } from '../checks/rules.ts';
import type { VerifyReport } from '../verify-har.ts';
import { ruleCoverage } from './coverage.ts';
import { coverageOf } from '#mock/inspection.ts';

/**
 * Merges the reports of all shards of a recording into the one that a single process would have made.
 *
 * @throws UsageError if a shard is missing, or they are of different recordings
 */
export function mergeReports(reports: readonly VerifyReport[]): VerifyReport {
  const [first] = reports;
  if (first?.shard === undefined) throw new UsageError('Name the reports of all shards: report merge 1.json 2.json');
  requireAllShards(reports, first.shard.count);
  const { shard: _, ...common } = first;
  if (reports.some((report) => seenBy(report) !== seenBy(first)))
    throw new UsageError('The reports are of different recordings, documents or options.');
  const rules = mergeRules(reports.flatMap((report) => report.rules));
  const statements = first.coverage.entries
    .filter(({ kind }) => kind !== 'rule')
    .map((entry, index) => {
      const same = reports.map(({ coverage }) => coverage.entries[index] ?? entry);
      return same.find(({ missing }) => missing === undefined) ?? entry;
    });
  return {
    ...common,
    findings: mergeFindings(reports.flatMap(({ findings }) => findings)),
    rules,
    coverage: coverageOf(statements, ruleCoverage(rules)),
    checked: reports.reduce((sum, { checked }) => sum + checked, 0),
    limits: [...new Set(reports.flatMap(({ limits }) => limits))],
    errors: [...new Set(reports.flatMap(({ errors }) => errors))],
  };
}

function requireAllShards(reports: readonly VerifyReport[], count: number): void {
  const all = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
  const given = reports.map(({ shard }) => `${shard?.index}/${shard?.count}`);
  const missing = all.filter((name) => !given.includes(name));
  if (missing.length > 0) throw new UsageError(`The report of ${missing.join(', ')} is missing.`);
  const other = given.find((name, index) => !all.includes(name) || given.indexOf(name) !== index);
  if (other !== undefined) throw new UsageError(`The report of ${other} is one too many.`);
}

/** Returns what all shards of a recording see alike. */
function seenBy({ operations, skipped, undocumented }: VerifyReport): string {
  return JSON.stringify([operations, skipped, undocumented]);
}

/** Merges equal findings: the first is the one that a single process would have kept. */
function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings.toSorted((one, other) => one.exchange - other.exchange)) {
    const first = merged.get(finding.fingerprint);
    merged.set(finding.fingerprint, first === undefined ? finding : joinPlaces([first, finding]));
  }
  return [...merged.values()];
}

/** Outcomes, from the one that prevails. */
const OUTCOMES: readonly RuleResult['result'][] = ['failed', 'unclear', 'passed', 'not exercised'];

function mergeRules(results: readonly RuleResult[]): readonly RuleResult[] {
  const merged = new Map<string, RuleResult>();
  for (const result of results) {
    const known = merged.get(result.id) ?? { ...result, exercised: 0 };
    const outcome = OUTCOMES.find((each) => each === known.result || each === result.result) ?? result.result;
    merged.set(result.id, { ...known, result: outcome, exercised: known.exercised + result.exercised });
  }
  return [...merged.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
