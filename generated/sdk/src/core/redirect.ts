import { RedirectError } from './errors/redirect-error.ts';
import type { ErrorContext } from './errors/sdk-error.ts';

/** Whether an answer sends the call elsewhere; browsers hide the status of such an answer. */
export function isRedirect({ status, type }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status) || type === 'opaqueredirect';
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
export function redirectTarget(response: Response, from: Redirected, context: ErrorContext): string {
  const { status } = response;
  const refuse = (reason: string): RedirectError => new RedirectError(`answered with a redirect ${reason}`, { ...context, status });
  if (!from.follows) throw refuse('that the call must not follow');
  // 301, 302 and 303 turn other methods into GET, which would drop the body unnoticed.
  if (status < 307 && from.method !== 'GET') throw refuse('that would change the method');
  const location = response.headers.get('location');
  if (!location || !URL.canParse(location, from.url)) throw refuse('without a target');
  const target = new URL(location, from.url);
  if (target.origin !== new URL(from.url).origin) throw refuse(`to another origin (${target.origin})`);
  if (target.username || target.password) throw refuse('with credentials');
  return target.href;
}
