import { escapeControlCharacters } from '../diagnostics/escape.ts';
import { toDiagnosticJson } from '../diagnostics/json.ts';
import { exitCodes, type Outcome } from './outcome.ts';

/** How a run ended, for a program: one JSON object. */
export function reportJson(outcome: Outcome): string {
  const { status, out, changes, summary, diagnostics } = outcome;
  const located = diagnostics.map(toDiagnosticJson);
  const told = { status, exitCode: exitCodes[status], out, ...changes, summary, diagnostics: located };
  // An escape of a control character is one of JSON too.
  return escapeControlCharacters(JSON.stringify(told, null, 2));
}
