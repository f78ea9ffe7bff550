import type { OperationDescription } from './operation.ts';

/** Parses a URL. Returns `undefined` if it is invalid, because the message of the constructor may quote it. */
function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

// `http:` is only allowed for loopback addresses, including all names below localhost (RFC 6761). No credentials, query
// or fragment.
const VALID_BASE_URL = /^(https:\/\/[^/@]+|http:\/\/(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])(:\d+)?)\/[^?#]*$/;

/**
 * Validates a base URL and removes trailing slashes.
 *
 * Plain `http:` is only allowed for localhost, because credentials would be sent unencrypted.
 *
 * @param text - the base URL; it may have a path, but no query, fragment or credentials
 * @param allowInsecure - allows `http:` to any host
 * @throws {TypeError} if the URL cannot be used
 */
export function normalizeBaseUrl(text: string, allowInsecure = false): string {
  const href = parseUrl(text)?.href ?? '';
  if (!VALID_BASE_URL.test(allowInsecure ? href.replace(/^http:/, 'https:') : href)) {
    throw new TypeError('baseUrl must be a plain https: URL (see allowInsecure)');
  }
  return href.replace(/\/+$/, '');
}

// In browsers the status of an opaque redirect is 0.
const REDIRECT_STATUS = /^(0|30[12378])$/;

/**
 * Returns the target of a redirect, or `undefined` if the response is no redirect. A redirect is followed only within
 * the origin, and only with the same method and body for an operation that may be sent twice. This keeps credentials
 * from reaching another origin.
 *
 * @param url - URL of the request
 * @param operation - the operation, or `undefined` after too many redirects
 * @throws {TypeError} if the redirect must not be followed
 */
export function resolveRedirect(
  response: Response,
  url: string,
  operation: OperationDescription<unknown> | undefined,
): string | undefined {
  const { status } = response;
  if (!REDIRECT_STATUS.test(`${status}`)) return undefined;
  const target = parseUrl(response.headers.get('location') || 'none:', url);
  // 301, 302 and 303 change other methods to GET and drop the body.
  const follows = operation?.retry && (operation.method === 'GET' || status > 306);
  if (follows && target?.href.startsWith(`${new URL(url).origin}/`)) return target.href;
  throw new TypeError(`refused a redirect to ${target?.origin}`);
}
