import type { VerifyReport } from '../verify-har.ts';

/** Summarizes a report in one line. */
export function summaryLine({ findings, checked, skipped, operations }: VerifyReport): string {
  const left = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  const skippedText = left.length === 0 ? '' : `; skipped: ${left.join(', ')}`;
  return `${findings.length} findings in ${checked} exchanges of ${operations.length} operations${skippedText}`;
}
