/**
 * The text of a body, in the character set its media type names, or in UTF-8.
 *
 * @throws {TypeError | RangeError} where the bytes are not of that set, or the set is not known
 */
export function decodeText(bytes: Uint8Array, type: string): string {
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
  // A page of a proxy or a login form, whatever its status and type say.
  if (/^\s*<(!doctype\s+)?html/i.test(text) || /html/i.test(type)) throw new TypeError('the answer is an HTML page');
  return text;
}
