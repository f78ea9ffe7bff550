import type { RecordedCall } from '../control/calls.ts';
import { redactText } from '../control/redact.ts';

/** A call on a line of a terminal: what was asked and answered, by whom, and what breaks the contract. */
export function tellCall({
  method,
  target,
  status,
  login,
  operation,
  violations,
  durationMs: took,
}: RecordedCall): string {
  const said = [
    `${method} ${redactText(target)} ${status}`,
    ...(operation === '' ? [] : [operation]),
    ...(login === '' ? [] : [login]),
    `${took.toFixed(1)} ms`,
    ...violations.map((violation) => `breaks the contract: ${redactText(violation)}`),
  ];
  return printable(said.join(' · '));
}

/** A caller must not move the cursor of who reads along. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '?');
}
