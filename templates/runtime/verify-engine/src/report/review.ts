import {
  type AcceptableFinding,
  type AcceptedEntry,
  type AcceptedFindings,
  applyAcceptedEntries,
} from '#shared/accepted-findings.ts';
import {
  type AcceptedFinding,
  DOCUMENT_CHECKS,
  type Finding,
  joinPlaces,
  placeOf,
  splitPlaces,
} from '../checks/finding.ts';
import type { CheckName } from '../checks/rules.ts';
import type { VerifyReport } from '../verify-har.ts';

/** Severities of findings: warnings do not fail a run, and what is off is not reported. */
export const SEVERITIES = ['error', 'warning', 'off'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** Decisions of people about findings. */
export interface Decisions {
  /** Severities by the id of a rule, or the name of a check. */
  readonly severities: ReadonlyMap<string, Severity>;
  readonly entries: readonly AcceptedEntry[];
  /** Day at which entries are over. */
  readonly today: Date;
}

/** Checks whose findings tell statuses apart. */
const STATUS_CHECKS: readonly CheckName[] = ['response-status', 'server-error'];

/**
 * Returns a finding as entries can name it, once for each of its places. Its values may differ in each run and are no
 * part of that, unlike statuses and the words of the document. An entry with the title alone accepts all of them.
 */
export function asAcceptable(finding: Finding): readonly (AcceptableFinding & { readonly finding: Finding })[] {
  return splitPlaces(finding).map((own) => {
    const { rule, check, observed, expected } = own;
    const isStatus = STATUS_CHECKS.includes(check);
    const isExact = isStatus || DOCUMENT_CHECKS.includes(check);
    const detail = isStatus ? `. Found: ${observed}` : `: ${expected}`;
    const text = `Expected: ${rule.title}${isExact ? detail : ''}`;
    return { finding: own, code: rule.id, places: [placeOf(own)], text, kind: rule.title };
  });
}

/** Applies decisions to a report, and returns the entries that are over or not needed. */
export function reviewReport(
  report: VerifyReport,
  { severities, entries, today }: Decisions,
): { readonly report: VerifyReport } & Pick<AcceptedFindings<Finding>, 'expired' | 'unused'> {
  const rated = report.findings.flatMap((finding): readonly Finding[] => {
    const { severity: own = 'error', ...rest } = finding;
    const severity = severities.get(finding.rule.id) ?? severities.get(finding.check) ?? own;
    if (severity === 'off') return [];
    return [severity === 'warning' ? { ...rest, severity } : rest];
  });
  const { open, accepted, expired, unused } = applyAcceptedEntries(rated.flatMap(asAcceptable), entries, today);
  const whole = new Map(rated.map((finding) => [finding.fingerprint, finding]));
  const rejoin = (parts: readonly Finding[]): Finding => {
    const joined = joinPlaces(parts);
    const all = whole.get(joined.fingerprint) ?? joined;
    if (all.places.length === joined.places.length) return all;
    return { ...joined, count: Math.min(joined.count, all.count) };
  };
  const byFingerprint = Map.groupBy(open, ({ finding }) => finding.fingerprint);
  const findings = [...byFingerprint.values()]
    .map((parts) => rejoin(parts.map(({ finding }) => finding)))
    .toSorted((one, other) => one.exchange - other.exchange);
  const decided = new Map<string, { acceptance: AcceptedFinding['acceptance']; parts: Finding[] }>();
  for (const [{ finding }, { by, why, until }] of accepted) {
    const key = JSON.stringify([finding.fingerprint, by, why, until]);
    const acceptance = { by, why, ...(until === undefined ? {} : { until }) };
    decided.set(key, { acceptance, parts: [...(decided.get(key)?.parts ?? []), finding] });
  }
  const reviewed = [...decided.values()].map(({ acceptance, parts }) => ({ ...rejoin(parts), acceptance }));
  return { report: { ...report, findings, accepted: reviewed }, expired, unused };
}
