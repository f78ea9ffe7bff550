import { RedirectError } from './errors/redirect-error.ts';
import type { ErrorContext } from './errors/sdk-error.ts';

/** Whether an answer sends the call elsewhere; browsers hide the status of such an answer. */
export function isRedirect({ status, type }: Response): boolean {
  return /30[12378]/.test(String(status)) || type === 'opaqueredirect';
}

/** The request that was answered with a redirect. */
export interface Redirected {
  readonly url: string;
  readonly method: string;
  /** Whether the operation may be sent again. */
  readonly follows: boolean;
}

/**
 * Where a redirect leads, if the call may follow it: within the origin, for what may be sent twice, with the same
 * method and body. Everything else is refused, so that nothing the client added travels to another origin.
 *
 * @throws {RedirectError}
 */
export function redirectTarget({ status, headers }: Response, from: Redirected, context: ErrorContext): string {
  const { origin } = new URL(from.url);
  const location = headers.get('location');
  const target = location && URL.canParse(location, from.url) ? new URL(location, from.url) : undefined;
  // 301, 302 and 303 turn other methods into GET, which would drop the body unnoticed.
  const keeps = from.method === 'GET' || status > 306;
  if (target && from.follows && keeps && target.href.startsWith(`${origin}/`)) return target.href;
  throw new RedirectError(`redirected to ${target?.origin ?? 'nowhere'}, which is not followed`, context);
}
