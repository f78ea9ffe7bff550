import { pluralize } from '#shared/validation/description.ts';
import type { VerifyReport } from '../verify-har.ts';

/** Summarizes a report in one line. */
export function summaryLine({ findings, checked, skipped, operations }: VerifyReport): string {
  const left = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  const skippedText = left.length === 0 ? '' : `; skipped: ${left.join(', ')}`;
  const counts = [pluralize(findings.length, 'finding'), pluralize(checked, 'exchange')].join(' in ');
  return `${counts} of ${pluralize(operations.length, 'operation')}${skippedText}`;
}
