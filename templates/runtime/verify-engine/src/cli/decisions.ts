import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readYamlFile } from '#mock/inspection.ts';
import { type AcceptedEntry, readAcceptedEntries, requireDecision, updateBaseline } from '#shared/accepted-findings.ts';
import { pluralize } from '#shared/validation/description.ts';
import { UsageError } from '#shared/usage-error.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { CHECKS } from '../checks/rules.ts';
import { asAcceptable, type Decisions, SEVERITIES, type Severity } from '../report/review.ts';
import { NOT_SELECTED } from '../report/coverage.ts';
import type { VerifyReport } from '../verify-har.ts';
import type { CliOptions } from './options.ts';

/**
 * Reads the decisions of people about findings.
 *
 * @throws UsageError for an unknown severity or code, or a file that cannot be read
 */
export async function readDecisions(
  options: CliOptions,
  ruleIds: readonly string[],
): Promise<Decisions & { readonly earlier: readonly AcceptedEntry[] }> {
  const severities = (options.severity ?? []).map((text) => severityOf(text, [...ruleIds, ...Object.keys(CHECKS)]));
  const { accepted = [], 'write-baseline': baseline } = options;
  if (baseline !== undefined) requireDecision(options);
  // The baseline that is written keeps its own entries, which must not hide their findings from it.
  const others = accepted.filter((file) => baseline === undefined || resolve(file) !== resolve(baseline));
  const entries = (await Promise.all(others.map(readEntries))).flat();
  const earlier = baseline !== undefined && existsSync(baseline) ? await readEntries(baseline) : [];
  return { severities: new Map(severities), entries, earlier, today: new Date() };
}

async function readEntries(file: string): Promise<readonly AcceptedEntry[]> {
  const value = await readYamlFile(file);
  try {
    return readAcceptedEntries(value);
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function severityOf(text: string, codes: readonly string[]): readonly [string, Severity] {
  const end = text.lastIndexOf('=');
  const [code, level] = [text.slice(0, end), text.slice(end + 1)];
  const severity = SEVERITIES.find((each) => each === level);
  if (end < 1 || severity === undefined)
    throw new UsageError(`--severity ${text} is unclear. Write CODE=LEVEL, with ${SEVERITIES.join(', ')}.`);
  if (!codes.includes(code))
    throw new UsageError(`There is no rule "${code}".${didYouMean(closestMatch(code, codes))}`);
  return [code, severity];
}

/** Writes the file that accepts all findings of a report, if the options name one, and says so. */
export function writeBaseline(
  report: VerifyReport,
  earlier: readonly AcceptedEntry[],
  options: CliOptions,
  say: (line: string) => void,
): void {
  const { 'write-baseline': file, by, why, until } = options;
  if (file === undefined) return;
  const isTried = (entry: AcceptedEntry): boolean => untriedReason(entry, report) === undefined;
  const findings = report.findings.flatMap(asAcceptable);
  const { entries, summary } = updateBaseline(findings, earlier, { by, why, until, isTried });
  writeFileSync(file, `${JSON.stringify(entries, undefined, 2)}\n`);
  say(`${pluralize(report.findings.length, 'finding')} accepted in ${file}; ${summary}`);
}

/** Returns why a report cannot have the finding of an entry; `undefined` if it can. */
export function untriedReason({ place }: AcceptedEntry, { errors, coverage }: VerifyReport): string | undefined {
  if (errors.length > 0) return 'the run is incomplete';
  const left = coverage.entries.filter(({ kind, missing }) => kind === 'operation' && missing !== undefined);
  if (place === undefined) return left.find(({ missing }) => missing === NOT_SELECTED)?.missing;
  return left.find(({ name }) => name === place.split(' ')[0])?.missing;
}
