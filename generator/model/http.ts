/**
 * Checks if a status allows no response body (RFC 9110, section 15). Documented content is ignored for such a status.
 */
export function isBodilessStatus(status: string): boolean {
  return /^(?:1\d\d|1XX|204|205|304)$/i.test(status);
}

/**
 * Checks if the method or the status allows no response body. A response to HEAD describes the content of a GET, but
 * has none (RFC 9110, section 9.3.2).
 */
export function isBodiless(method: string, status: string): boolean {
  return /^head$/i.test(method) || isBodilessStatus(status);
}

/**
 * Headers that no parameter sets. OpenAPI 3.1, section 4.8.12.1, ignores the first three. The others control the
 * connection or authorization, so a document that sets them could smuggle a second message.
 */
const RESERVED = new Set([
  'accept',
  'content-type',
  'authorization',
  'host',
  'content-length',
  'transfer-encoding',
  'cookie',
  'connection',
  'proxy-authorization',
  'proxy-connection',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'set-cookie',
]);

/** Checks if a header is reserved, so that no parameter may set it. Names of headers are case-insensitive. */
export function isReservedHeader(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}
