import { withoutSecrets } from './control/secrets.ts';
import type { ServedOperation } from './document/operation.ts';
import { HttpError } from './http/errors.ts';
import { errorResponse, internalErrorResponse, type MockResponse } from './http/message.ts';
import type { Seen } from './store/touched.ts';
import { tellFailure } from './tell-failure.ts';

/** What is put down of a request on its way. */
export interface Notes {
  login: string;
  seen?: readonly Seen[];
  readonly violations: string[];
}

/** The answer to a request that failed, or was refused; what it broke is put down. */
export function refused(error: unknown, notes: Notes, operation?: ServedOperation): MockResponse {
  if (!(error instanceof HttpError)) {
    tellFailure(error, operation);
    notes.violations.push(`the mock failed: ${withoutSecrets(error instanceof Error ? error.message : String(error))}`);
    return internalErrorResponse();
  }
  notes.violations.push(...violationsOf(error));
  return errorResponse(error);
}

/** A request that is wrong by itself breaks the contract; one that only met a state in which it cannot be, does not. */
function violationsOf({ status, message, issues }: HttpError): readonly string[] {
  if (issues.length > 0) return issues.map(({ path, message: text }) => `${path} ${text}`);
  return [400, 405, 406].includes(status) ? [message] : [];
}
