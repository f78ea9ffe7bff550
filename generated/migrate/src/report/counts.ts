import type { Finding } from './finding.ts';

/** How many findings there are, in a sentence. */
export function counts(findings: readonly Finding[]): string {
  const of = (tier: Finding['tier']): number => findings.filter((finding) => finding.tier === tier).length;
  const files = new Set(findings.map(({ file }) => file)).size;
  return `${of('certain')} certain and ${of('likely')} likely changes, ${many(of('manual'), 'place')} for a human, in ${many(files, 'file')}.`;
}

/** A number with its noun. */
export function many(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
