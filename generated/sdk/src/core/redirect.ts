import { parseUrl } from './parse-url.ts';

/** The request that was answered with a redirect. */
export interface Redirected {
  readonly url: string;
  readonly method: string;
  /** Whether the operation may be sent again. */
  readonly follows: boolean;
}

/**
 * Where an answer sends the call, if anywhere. The call may follow within the origin, for what may be sent twice, with
 * the same method and body. Everything else is refused, so that nothing the client added travels to another origin.
 *
 * @throws {TypeError} where the call may not follow
 */
export function redirectTarget({ status, headers }: Response, from: Redirected): string | undefined {
  // Browsers hide the status of such an answer: it is 0 there.
  if (!/^(0|30[12378])$/.test(String(status))) return undefined;
  const { url, method, follows } = from;
  const target = parseUrl(headers.get('location') || 'nowhere:', url);
  // 301, 302 and 303 turn other methods into GET, which would drop the body unnoticed.
  const keeps = method === 'GET' || status > 306;
  if (follows && keeps && target?.href.startsWith(`${new URL(url).origin}/`)) return target.href;
  throw new TypeError(`redirected to ${target?.origin}, which is not followed`);
}
