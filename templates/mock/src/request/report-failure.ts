import { redactText } from '../control/redact.ts';
import type { ServedOperation } from '../document/operation.ts';

/** Reports an error of the mock itself; the caller only learns that the mock failed. */
export type ReportFailure = (error: unknown, operation?: ServedOperation) => void;

/** Creates a reporter that writes one line per error: the operation and the cause, without the request and secrets. */
export function failureReporter(write: (line: string) => void): ReportFailure {
  return (error, operation) => {
    const subject = operation === undefined ? 'a request' : `${operation.id} (${operation.method} ${operation.path})`;
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    write(`The mock failed on ${subject}: ${redactText(cause)}\n`);
  };
}
