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
  const { protocol, hostname, username, password, href } = new URL(text);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && (allowInsecure || loopback.test(hostname)));
  if (!isSecure || /[?#]/.test(text) || username || password) {
    throw new TypeError('baseUrl must begin with https: (see allowInsecure), without credentials, query and fragment');
  }
  return href.replace(/\/+$/, '');
}
