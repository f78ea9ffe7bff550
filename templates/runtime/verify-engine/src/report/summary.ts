import { pluralize } from '#shared/validation/description.ts';
import type { VerifyReport } from '../verify-har.ts';

/** Summarizes a report in one line. */
export function summaryLine({ findings, accepted = [], checked, skipped, operations }: VerifyReport): string {
  const left = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  const skippedText = left.length === 0 ? '' : `; skipped: ${left.join(', ')}`;
  if (checked === 0) return `Nothing was checked${skippedText}`;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const found =
    pluralize(findings.length - warnings, 'finding') + (warnings > 0 ? ` and ${pluralize(warnings, 'warning')}` : '');
  const counts = `${found} in ${pluralize(checked, 'exchange')}`;
  const acceptedText =
    accepted.length === 0 ? '' : `; ${accepted.length} more ${accepted.length === 1 ? 'was' : 'were'} accepted`;
  return `${counts} of ${pluralize(operations.length, 'operation')}${acceptedText}${skippedText}`;
}

/** Says what became of the items that a run created, with a line for each that is still there. */
export function cleanupLines({ cleanup, remaining }: Pick<VerifyReport, 'cleanup' | 'remaining'>): readonly string[] {
  const left = remaining.map((item) => `Still on the server: ${item}`);
  if (cleanup === undefined || cleanup.created === 0) return left;
  const there = cleanup.created - cleanup.removed;
  const rest = there === 0 ? '' : `, ${there} still there`;
  return [`Created ${pluralize(cleanup.created, 'item')}: ${cleanup.removed} removed${rest}`, ...left];
}
