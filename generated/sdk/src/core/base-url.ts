const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

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
  const url = new URL(text);
  if (/[?#]/.test(text) || url.username || url.password) {
    throw new TypeError('baseUrl must be an absolute URL without credentials, query and fragment');
  }
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && (allowInsecure || loopback.test(url.hostname)));
  if (!secure) throw new TypeError('baseUrl must begin with https: (allowInsecure accepts http:)');
  return url.href.replace(/\/+$/, '');
}
