const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a body, in the character set its media type names, or in UTF-8.
 *
 * @throws {TypeError | RangeError} where the bytes are not of that set, or the set is not known
 */
export function decodeText(bytes: Uint8Array, type: string): string {
  const charset = type.includes('charset') ? /charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] : undefined;
  const decoder = charset === undefined || /^utf-?8$/i.test(charset) ? utf8 : new TextDecoder(charset, { fatal: true });
  const text = decoder.decode(bytes);
  // A page of a proxy or a login form, whatever its status and type say.
  if (/^\s*<(!doctype\s+)?html/i.test(text) || type.includes('html')) throw new TypeError('is an HTML page');
  return text;
}
