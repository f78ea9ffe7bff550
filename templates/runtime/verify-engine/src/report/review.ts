import {
  type AcceptableFinding,
  type AcceptedEntry,
  type AcceptedFindings,
  applyAcceptedEntries,
} from '#shared/accepted-findings.ts';
import { type AcceptedFinding, type Finding, placeOf } from '../checks/finding.ts';
import type { VerifyReport } from '../verify-har.ts';

/** Severities of findings: warnings do not fail a run, and what is off is not reported. */
export const SEVERITIES = ['error', 'warning', 'off'] as const;

/** Severity of a finding. */
export type Severity = (typeof SEVERITIES)[number];

/** Decisions of people about findings. */
export interface Decisions {
  /** Severities by the id of a rule, or the name of a check. */
  readonly severities: ReadonlyMap<string, Severity>;
  readonly entries: readonly AcceptedEntry[];
  /** Day at which entries are over. */
  readonly today: Date;
}

/** Returns a finding as entries can name it. Its values may differ in each run, and are no part of that. */
export function asAcceptable(finding: Finding): AcceptableFinding & { readonly finding: Finding } {
  const { rule, places } = finding;
  return { finding, code: rule.id, places: [placeOf(finding), ...places], text: rule.title };
}

/** Applies decisions to a report, and returns the entries that are over or not needed. */
export function reviewReport(
  report: VerifyReport,
  { severities, entries, today }: Decisions,
): { readonly report: VerifyReport } & Pick<AcceptedFindings<Finding>, 'expired' | 'unused'> {
  const rated = report.findings.flatMap((finding): readonly Finding[] => {
    const severity = severities.get(finding.rule.id) ?? severities.get(finding.check) ?? 'error';
    if (severity === 'off') return [];
    return [severity === 'warning' ? { ...finding, severity } : finding];
  });
  const { open, accepted, expired, unused } = applyAcceptedEntries(rated.map(asAcceptable), entries, today);
  const reviewed = accepted.map(([{ finding }, { by, why, until }]): AcceptedFinding => {
    return { ...finding, acceptance: { by, why, ...(until === undefined ? {} : { until }) } };
  });
  return { report: { ...report, findings: open.map(({ finding }) => finding), accepted: reviewed }, expired, unused };
}
