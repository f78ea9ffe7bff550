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
