import { parseUrl } from './parse-url.ts';

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
