import type { RecordedCall } from '../control/recorded-call.ts';
import { withoutSecrets } from '../control/secrets.ts';

/** A call on a line of a terminal: what was asked and answered, by whom, and what breaks the contract. */
export function tellCall({ method, target, status, login, operation, violations, took }: RecordedCall): string {
  const said = [
    `${method} ${withoutSecrets(target)} ${status}`,
    ...(operation === '' ? [] : [operation]),
    ...(login === '' ? [] : [login]),
    `${took.toFixed(1)} ms`,
    ...violations.map((violation) => `breaks the contract: ${withoutSecrets(violation)}`),
  ];
  return printable(said.join(' · '));
}

/** A caller must not move the cursor of who reads along. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '?');
}
