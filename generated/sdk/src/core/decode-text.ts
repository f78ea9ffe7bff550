/**
 * The text of a body, in the character set its media type names, or in UTF-8.
 *
 * @throws {TypeError} where the bytes are not of that set, or the set is not known
 */
export function decodeText(bytes: Uint8Array, type: string): string {
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  let text: string;
  try {
    text = new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // The engine's own message quotes the name of the set, which is the server's to choose.
    throw new TypeError('the answer is not in its character set');
  }
  // A page of a proxy or a login form, whatever its status and type say.
  if (/^\s*<(!doctype\s+)?html/i.test(text) || /^[^;]*html/i.test(type))
    throw new TypeError('the answer is an HTML page');
  return text;
}
