/** Whether a text is a token of HTTP (RFC 9110, section 5.6.2), as names of headers must be. */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text);
}

const token = "[!#$%&'*+\\-.^_`|~0-9A-Za-z]+";
const parameter = `\\s*;\\s*(?:${token}=(?:${token}|"(?:[^"\\\\\\u0000-\\u001f\\u007f]|\\\\[\\u0020-\\u007e])*"))?`;
const mediaType = new RegExp(`^${token}/${token}(?:${parameter})*\\s*$`);

/** Whether a text is a media type or a range of them (RFC 9110, sections 8.3.1 and 12.5.1). */
export function isMediaType(text: string): boolean {
  return mediaType.test(text) && !/[\r\n]/.test(text);
}
