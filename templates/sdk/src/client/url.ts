import type { OperationDescription } from './operation.ts';

/** The URL that a text stands for, if it is one; what a constructor would throw may quote it. */
function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

// To this machine, which all names below localhost mean (RFC 6761), `http:` will do; neither credentials nor a query
// nor a fragment.
const usable = /^(https:\/\/[^/@]+|http:\/\/(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])(:\d+)?)\/[^?#]*$/;

/**
 * Checks a base URL and returns it without a slash at its end.
 *
 * `http:` is refused but for loopback, because credentials would travel readable (R001).
 *
 * @param text - the base URL; a path is kept, a query, a fragment and credentials are refused
 * @param allowInsecure - accepts `http:` to any host
 * @throws {TypeError} where the URL cannot be used
 */
export function checkBaseUrl(text: string, allowInsecure = false): string {
  const href = parseUrl(text)?.href ?? '';
  if (!usable.test(allowInsecure ? href.replace(/^http:/, 'https:') : href)) {
    throw new TypeError('baseUrl must begin with https: (see allowInsecure), without credentials, query and fragment');
  }
  return href.replace(/\/+$/, '');
}

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
