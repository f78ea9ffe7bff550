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
