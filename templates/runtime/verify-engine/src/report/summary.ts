import { pluralize } from '#shared/validation/description.ts';
import type { VerifyReport } from '../verify-har.ts';

/** Summarizes a report in one line. */
export function summaryLine({ findings, accepted = [], checked, skipped, operations }: VerifyReport): string {
  const left = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  const skippedText = left.length === 0 ? '' : `; skipped: ${left.join(', ')}`;
  const counts = [pluralize(findings.length, 'finding'), pluralize(checked, 'exchange')].join(' in ');
  const acceptedText =
    accepted.length === 0 ? '' : `; ${accepted.length} more ${accepted.length === 1 ? 'was' : 'were'} accepted`;
  return `${counts} of ${pluralize(operations.length, 'operation')}${acceptedText}${skippedText}`;
}
