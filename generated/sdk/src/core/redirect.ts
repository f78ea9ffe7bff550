import type { OperationDescription } from './operation.ts';
import { parseUrl } from './parse-url.ts';

/**
 * Where an answer sends the call, if anywhere. The call may follow within the origin, for what may be sent twice, with
 * the same method and body. Everything else is refused, so that nothing the client added travels to another origin.
 *
 * @param url - what gave the answer
 * @param operation - what is called; nothing where it was sent elsewhere too often
 * @throws {TypeError} where the call may not follow
 */
export function redirectTarget(
  response: Response,
  url: string,
  operation: OperationDescription<unknown> | undefined,
): string | undefined {
  // Browsers hide the status of such an answer: it is 0 there.
  if (!/^(0|30[12378])$/.test(String(response.status))) return undefined;
  const target = parseUrl(response.headers.get('location') || 'nowhere:', url);
  // 301, 302 and 303 turn other methods into GET, which would drop the body unnoticed.
  const follows = operation?.retry && (operation.method === 'GET' || response.status > 306);
  if (follows && target?.href.startsWith(`${new URL(url).origin}/`)) return target.href;
  throw new TypeError(`redirected to ${target?.origin}, which is not followed`);
}
