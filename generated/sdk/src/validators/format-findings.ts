import type { Finding } from './finding.ts';

/** More findings than these are counted, not printed. */
const MOST_PRINTED = 50;

/** Findings as lines of text, one each, the place first. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.slice(0, MOST_PRINTED).map(lineOf);
  const more = findings.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}

function lineOf({ severity, part, pointer, message }: Finding): string {
  const place = [part, pointer].filter((word) => word !== undefined && word !== '').join(' ');
  return `${severity === 'warning' ? 'warning: ' : ''}${place === '' ? '' : `${place}: `}${message}`;
}
