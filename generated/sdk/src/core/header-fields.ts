/** Header fields as they are sent; the names are in lower case. */
export type HeaderFields = Record<string, string>;

const token = /^[\w!#$%&'*+.^`|~-]+$/;
// Visible characters, blanks and tabs: no line break can end the field and begin another.
const fieldValue = /^[\t\x20-\x7e\x80-\xff]*$/;
// These frame the message: they are the transport's to set.
const framing = /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|keep-alive|expect)$|^proxy-/;
const telling = /auth|cookie|token|secret|passw|key|session|credential/i;

/**
 * Adds fields, refusing every name or value that could end its field and begin another.
 *
 * @throws {TypeError} naming the field, never its value
 */
export function addFields(fields: HeaderFields, added: Readonly<Record<string, string | undefined>>): void {
  for (const given in added) {
    const value = added[given];
    if (value === undefined) continue;
    const name = given.toLowerCase();
    if (!token.test(name) || framing.test(name) || !fieldValue.test(value)) {
      throw new TypeError(`header ${JSON.stringify(given)} cannot be set to this`);
    }
    fields[name] = value;
  }
}

/** Whether a field of this name carries a secret. */
export function isSecretField(name: string): boolean {
  return telling.test(name);
}
