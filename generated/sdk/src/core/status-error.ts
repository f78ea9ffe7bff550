import { errorBody } from './error-body.ts';
import { errorKindOfStatus } from './errors/kind-of-status.ts';
import type { ErrorContext, SdkError } from './errors/sdk-error.ts';
import { StatusError } from './errors/status-error.ts';
import { receive } from './receive.ts';
import { retryAfter } from './retry-after.ts';
import { fail, failure, type ActiveCall } from './run.ts';
import { secretsOf } from './secrets-of.ts';
import { ending } from './watch.ts';

/** The error that an answer without success stands for, with what its body says. */
export async function statusError(run: ActiveCall, response: Response): Promise<SdkError> {
  const { status } = response;
  const retryAfterMs = retryAfter(response.headers.get('retry-after'), run.clock.now());
  let read: ErrorContext;
  try {
    // The body of an error says why, and nobody needs more of it.
    read = { body: errorBody(await receive(run, response, 2 ** 20), secretsOf(run)) };
  } catch (thrown) {
    // The status is the answer, even where its explanation does not come; but the call's own end stands above it.
    if (ending(run)) throw thrown;
    read = { cause: failure(run, thrown) };
  }
  return fail(run, [errorKindOfStatus(status), `answered ${status}`, StatusError], { ...read, retryAfterMs });
}
