/**
 * Whether an answer comes without a body, whatever a document says of its content: its status allows none (RFC 9110,
 * 15).
 */
export function isBodilessStatus(status: string): boolean {
  return /^(?:1\d\d|1XX|204|205|304)$/i.test(status);
}

/** The same for its method too: a HEAD tells of the content that a GET would be answered with (RFC 9110, 9.3.2). */
export function isBodiless(method: string, status: string): boolean {
  return /^head$/i.test(method) || isBodilessStatus(status);
}

/**
 * Headers that no parameter sets. OpenAPI 3.1, section 4.8.12.1, ignores the first three; the others say how the
 * connection carries the message, or who may pass: a document that could set them could smuggle a second message.
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

/** Whether a header is not for a parameter to set; names of headers have no case. */
export function isReservedHeader(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}
