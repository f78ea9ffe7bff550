/** Header fields as they are sent; the names are in lower case. */
export type HeaderFields = Record<string, string>;

// A name of letters and signs that does not frame the message, which is the transport's to do; then visible characters,
// blanks and tabs: no line break can end the field and begin another. The two are parted by what neither may have.
const field =
  /^(?!(host|connection|content-length|transfer-encoding|te|trailer|upgrade|keep-alive|expect|proxy-.*)\n)[\w!#$%&'*+.^`|~-]+\n[\t -~\x80-\xff]*$/;
const telling = /auth|cookie|token|secret|passw|key|session|credential|signature/i;

/**
 * Adds fields, refusing every name or value that could end its field and begin another.
 *
 * @throws {TypeError} naming the field, never its value
 */
export function addFields(fields: HeaderFields, added: Readonly<Record<string, string | undefined>> = {}): void {
  for (const given in added) {
    const value = added[given];
    if (value === undefined) continue;
    const name = given.toLowerCase();
    if (!field.test(`${name}\n${value}`)) throw new TypeError(`header ${JSON.stringify(given)} cannot be set to this`);
    fields[name] = value;
  }
}

/** Whether a field, or a parameter, of this name carries a secret. */
export function isSecretField(name: string): boolean {
  return telling.test(name);
}
