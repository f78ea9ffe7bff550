import type { Finding } from './finding.ts';
import { formatFindings } from './format-findings.ts';

/** The verdict on a value: the value itself, unchanged and typed, or all that is wrong with it. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly findings: readonly Finding[]; readonly text: string };

/** The verdict that these findings give: warnings alone make no value wrong. */
export function resultOf<Value>(value: Value, findings: readonly Finding[]): Result<Value> {
  if (!findings.some(({ severity }) => severity === 'error')) return { ok: true, value };
  return { ok: false, findings, text: formatFindings(findings) };
}
