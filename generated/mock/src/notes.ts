import { withoutSecrets } from './control/secrets.ts';
import type { ServedOperation } from './document/operation.ts';
import { failureAnswer, refusalAnswer } from './http/answer.ts';
import type { MockAnswer } from './http/message.ts';
import { Refusal } from './refusal.ts';
import type { Seen } from './store/touched.ts';
import { tellFailure } from './tell-failure.ts';

/** What is put down of a request on its way. */
export interface Notes {
  login: string;
  seen?: readonly Seen[];
  readonly violations: string[];
}

/** The answer to a request that failed, or was refused; what it broke is put down. */
export function refused(error: unknown, notes: Notes, operation?: ServedOperation): MockAnswer {
  if (!(error instanceof Refusal)) {
    tellFailure(error, operation);
    notes.violations.push(`the mock failed: ${withoutSecrets(error instanceof Error ? error.message : String(error))}`);
    return failureAnswer();
  }
  notes.violations.push(...violationsOf(error));
  return refusalAnswer(error);
}

/** A request that is wrong by itself breaks the contract; one that only met a state in which it cannot be, does not. */
function violationsOf({ status, message, findings }: Refusal): readonly string[] {
  if (findings.length > 0) return findings.map(({ at, message: text }) => `${at} ${text}`);
  return [400, 405, 406].includes(status) ? [message] : [];
}
