import { readFileSync } from 'node:fs';
import { UsageError } from '#shared/cli-arguments.ts';
import type { Finding } from './finding.ts';

/**
 * Reads a `.json` report of an earlier run and returns a filter for findings that it does not contain. A fingerprint
 * that occurs several times accepts as many findings.
 *
 * @throws UsageError if the file is no such report
 */
export function readBaseline(file: string): (findings: readonly Finding[]) => readonly Finding[] {
  const known = new Map<string, number>();
  for (const fingerprint of fingerprintsIn(file)) known.set(fingerprint, (known.get(fingerprint) ?? 0) + 1);
  return (findings) => {
    const left = new Map(known);
    return findings.filter(({ fingerprint }) => {
      const count = left.get(fingerprint) ?? 0;
      left.set(fingerprint, count - 1);
      return count <= 0;
    });
  };
}

function fingerprintsIn(file: string): readonly string[] {
  const advice = 'Write it with --report baseline.json.';
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The baseline ${file} cannot be read: ${cause}. ${advice}`);
  }
  const found: readonly unknown[] = Array.isArray(report) ? report.map((entry) => Object(entry)['fingerprint']) : [''];
  if (!found.every((fingerprint): fingerprint is string => typeof fingerprint === 'string' && fingerprint !== ''))
    throw new UsageError(`The baseline ${file} is no report of this command. ${advice}`);
  return found;
}
