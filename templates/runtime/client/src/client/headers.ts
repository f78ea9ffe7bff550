/** Headers of a request, with names in lower case. */
export type HeaderFields = Record<string, string>;

// Matches `name\nvalue`. The name must not be a header that frames the message, which is up to the transport. The value
// holds visible characters, spaces and tabs, so that no line break can start another header.
const VALID_HEADER =
  /^(?!(host|connection|content-length|transfer-encoding|te|trailer|upgrade|keep-alive|expect|proxy-.*)\n)[\w!#$%&'*+.^`|~-]+\n[\t -~\x80-\xff]*$/;

/** Matches the name of a header or parameter that usually carries a secret. */
export const SENSITIVE_NAME: RegExp = /auth|cookie|token|secret|passw|key|session|credential|signature/i;

/**
 * Sets headers. Rejects names and values that could inject another header.
 *
 * @throws {TypeError} naming the header, never its value
 */
export function setHeaders(fields: HeaderFields, added: Readonly<Record<string, string | undefined>> = {}): void {
  for (const given in added) {
    const value = added[given];
    if (value === undefined) continue;
    const name = given.toLowerCase();
    if (!VALID_HEADER.test(`${name}\n${value}`)) throw new TypeError(`header ${JSON.stringify(given)} is not valid`);
    fields[name] = value;
  }
}
