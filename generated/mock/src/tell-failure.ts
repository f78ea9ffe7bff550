import { withoutSecrets } from './control/secrets.ts';
import type { ServedOperation } from './document/operation.ts';

/**
 * Says on standard error what the mock failed on, and where: its caller is told no more than that it failed. The
 * request is not shown, nor a secret of what the error says.
 */
export function tellFailure(error: unknown, operation?: ServedOperation): void {
  const what = operation === undefined ? 'a request' : `${operation.id} (${operation.method} ${operation.path})`;
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`The mock failed on ${what}: ${withoutSecrets(cause)}\n`);
}
