import type { Finding } from './finding.ts';

/** How many findings there are, in a sentence. */
export function counts(findings: readonly Finding[]): string {
  const of = (tier: Finding['tier']): number => findings.filter((finding) => finding.tier === tier).length;
  const files = new Set(findings.map(({ file }) => file)).size;
  return `${of('certain')} certain and ${of('likely')} likely changes, ${of('manual')} places for a human, in ${files} files.`;
}
